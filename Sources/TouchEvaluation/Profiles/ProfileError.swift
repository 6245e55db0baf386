/// Why a file is no profile: where, and what is wrong there.
public struct ProfileError: Error, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The byte in the line, from 1.
  public var column: Int
  /// What is wrong, for example `there is no threshold "dragDistance"`.
  public var problem: String
}

extension ProfileError: CustomStringConvertible {
  /// For example `3:5: there is no threshold "dragDistance"`.
  public var description: String { "\(line):\(column): \(problem)" }

  /// The error at byte `offset` of `bytes`.
  init(_ problem: String, at offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    line = 1 + before.count { $0 == 0x0A }
    column = offset - (before.lastIndex(of: 0x0A) ?? -1)
    self.problem = problem
  }
}
