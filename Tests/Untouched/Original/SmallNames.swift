import UIKit

/// Names that apps use and that Foundation or UIKit have only on Apple's platforms.
final class SmallNames: UIView {
  var timer = Timer()
  private let transcript = NSMutableAttributedString()

  func layers() {
    layer.magnificationFilter = .nearest
    layer.minificationFilter = CALayerContentsFilter.linear
    accessibilityIgnoresInvertColors = true
    setValue(UIColor.red, forKey: "backgroundColor")
    setValue(0.5, forKeyPath: "layer.opacity")
    setValue(7, forKey: "tag")
    setValue(true, forKey: "clipsToBounds")
  }

  func measures() -> [Double] {
    [
      Double(CoreGraphics.log(2.0)), Double(NSEC_PER_SEC), Double(USEC_PER_SEC),
      Double(NSIndexPath(row: 3, section: 1).row),
      Double(value(forKey: "alpha") as? CGFloat ?? 0),
    ]
  }

  func texts() -> String {
    let text = NSMutableString()
    text.appendFormat("%d of %@", 3, "7" as NSString)
    transcript.append(NSAttributedString(string: text as String))
    return type(of: self).description() + transcript.string
  }

  func bold(_ font: UIFont) -> UIFont {
    guard let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
    return UIFont(descriptor: bold, size: 0)
  }

  func picture(_ pixels: [UInt8]) -> UIImage? {
    guard let provider = CGDataProvider(data: Data(pixels) as CFData),
      let image = CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    else { return nil }
    return UIImage(cgImage: image)
  }

  func load(_ address: URL) -> URLSessionDataTask {
    URLSession.shared.dataTask(with: URLRequest(url: address)) { _, _, _ in }
  }
}
