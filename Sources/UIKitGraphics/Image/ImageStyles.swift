/// What an image shows in a light and in a dark interface.
struct ImageStyles {
  var light: ImageLook
  var dark: ImageLook

  /// Reads two files; nil where one of them is no picture.
  init?(lightPath: String, darkPath: String) {
    guard let light = UIImage(contentsOfFile: lightPath),
      let dark = UIImage(contentsOfFile: darkPath)
    else { return nil }
    self.light = light.look
    self.dark = dark.look
  }

  /// The same looks but for some changes.
  func with(_ change: (inout ImageLook) -> Void) -> ImageStyles {
    var styles = self
    change(&styles.light)
    change(&styles.dark)
    return styles
  }
}
