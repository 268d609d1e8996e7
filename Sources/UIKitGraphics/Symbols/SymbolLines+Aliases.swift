extension SymbolLines {
  /// Alternative names of symbols.
  static let aliases: [String: String] = [
    "multiply": "xmark", "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
    "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "arrow.triangle.2.circlepath.camera": "camera.rotate", "gobackward": "arrow.counterclockwise",
    "goforward": "arrow.clockwise", "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
    "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "doc.richtext": "doc.text",
    "doc.plaintext": "doc.text", "photo.on.rectangle.angled": "photo.on.rectangle",
    "person.crop": "person", "person.crop.rectangle": "person.crop.square", "icloud": "cloud",
    "snow": "snowflake", "network": "globe", "internaldrive": "externaldrive",
    "cube.box": "shippingbox", "case": "briefcase", "text.justifyleft": "text.alignleft",
    "character": "a", "sidebar.leading": "sidebar.left", "sidebar.squares.left": "sidebar.left",
    "flashlight.off": "flashlight.on", "circle.lefthalf.filled": "circle.lefthalf.fill",
    "circle.righthalf.filled": "circle.righthalf.fill",
    "chart.xyaxis.line": "chart.line.uptrend.xyaxis", "gauge": "speedometer", "medal": "rosette",
  ]
}
