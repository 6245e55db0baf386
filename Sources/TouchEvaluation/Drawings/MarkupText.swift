extension String {
  /// The text with the characters that mean something in HTML and SVG written out; control
  /// characters, which neither allows, become U+FFFD.
  package var escapedForMarkup: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Double {
  /// A coordinate: at most two decimals, and none that are zero.
  var coordinate: String {
    guard isFinite else { return "0" }
    var text = fixed(2)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
