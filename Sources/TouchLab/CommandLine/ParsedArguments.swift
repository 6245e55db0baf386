/// A command's arguments, split into paths and options.
///
/// `--name value` and `--name=value` are the same; everything after `--` is a path, and so is a
/// lone `-`.
struct ParsedArguments {
  /// What is no option, in order.
  private(set) var paths: [String] = []
  private var given: [(option: CommandOption, value: String)] = []
  private let options: [CommandOption]

  /// Splits `arguments`; an option that is not among `options` is an error.
  init(_ arguments: [String], options: [CommandOption]) throws(CommandError) {
    self.options = options
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        paths += rest
        return
      }
      if argument == "-" || !argument.hasPrefix("-") {
        paths.append(argument)
      } else {
        try take(argument, from: &rest)
      }
    }
  }

  private mutating func take(
    _ argument: String, from rest: inout ArraySlice<String>
  ) throws(CommandError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
      let guess = closest(to: name, among: options.map(\.name)).map { " (did you mean \($0)?)" }
      throw .usage("unknown option \(name)\(guess ?? "")")
    }
    if !option.isRepeatable && contains(option) { throw .usage("\(name) is given twice") }
    guard let valueName = option.valueName else {
      if attached != nil { throw .usage("\(name) takes no value") }
      given.append((option, ""))
      return
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw .usage("\(name) needs a value: \(name) \(valueName)")
    }
    given.append((option, value))
  }

  /// Whether `option` was given.
  func contains(_ option: CommandOption) -> Bool { given.contains { $0.option == option } }

  /// The value given for `option`.
  func value(of option: CommandOption) -> String? { values(of: option).last }

  /// All values given for a repeatable `option`, in order.
  func values(of option: CommandOption) -> [String] {
    precondition(options.contains(option), "\(option.name) is not declared by this command")
    return given.compactMap { $0.option == option ? $0.value : nil }
  }

  /// The number given for `option`, which must lie in `range`.
  func number(
    of option: CommandOption, in range: ClosedRange<Double>
  ) throws(CommandError) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw .usage(
        "\(option.name) takes a number from \(range.lowerBound) to \(range.upperBound), "
          + "not \"\(text)\"")
    }
    return number
  }

  /// The whole number given for `option`, which must lie in `range`.
  func integer(of option: CommandOption, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "\(option.name) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not \"\(text)\"")
    }
    return number
  }

  /// The value given for `option`, found by name among `choices`; nil when it was not given.
  func choice<Value>(
    of option: CommandOption, among choices: [(name: String, value: Value)]
  ) throws(CommandError) -> Value? {
    guard let name = value(of: option) else { return nil }
    if let found = choices.first(where: { $0.name == name }) { return found.value }
    let names = choices.map(\.name).joined(separator: ", ")
    throw .usage("\(option.name) \(name): there is no such name; there are \(names)")
  }
}
