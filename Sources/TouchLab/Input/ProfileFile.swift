import TouchEvaluation
import TouchGestures

/// A file that holds a profile.
enum ProfileFile {
  /// The profile in the file at `path`; its name is followed by its digest, so that reports and
  /// counts of different numbers are never taken for the same.
  static func read(_ path: String) throws(CommandError) -> RecognitionProfile {
    let bytes: [UInt8]
    do throws(System.Failure) {
      bytes = try ByteSource(path: path).readAll()
    } catch {
      throw .failure("\(path): \(error.message)")
    }
    do throws(ProfileError) {
      var profile = try RecognitionProfile(json: bytes)
      profile.name += "#\(profile.digest)"
      return profile
    } catch {
      throw .failure("\(path):\(error)")
    }
  }
}
