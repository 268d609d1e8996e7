import Testing
import TouchstoneTesting

/// Sliders with images of the app.
@Suite(.staged)
@MainActor
struct SliderImageTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func pictures(_ slider: UISlider) -> [UIImageView] {
    slider.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
  }

  @Test func `An image is the thumb at the image's size, and follows the finger`() throws {
    let stage = Stage()
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 34))
    stage.window.addSubview(slider)
    slider.setThumbImage(image(10, 20), for: .normal)
    slider.layoutIfNeeded()
    let thumb = try #require(pictures(slider).first)
    #expect(thumb.frame == CGRect(x: 0, y: 7, width: 10, height: 20))
    let finger = stage.touch(at: CGPoint(x: 55, y: 117))
    finger.move(to: CGPoint(x: 300, y: 117))
    finger.lift()
    slider.layoutIfNeeded()
    #expect(slider.value == 1 && thumb.frame.maxX == 200)
    slider.setThumbImage(nil, for: .normal)
    slider.layoutIfNeeded()
    #expect(pictures(slider).isEmpty && slider.currentThumbImage == nil)
  }

  @Test func `The image of a state is used in it, or else the image of the normal state`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let (normal, pale) = (image(10, 10), image(12, 12))
    slider.setThumbImage(normal, for: .normal)
    slider.setThumbImage(pale, for: .disabled)
    #expect(slider.currentThumbImage === normal)
    slider.isEnabled = false
    #expect(slider.currentThumbImage === pale)
    #expect(slider.thumbImage(for: .highlighted) == nil)
  }

  @Test func `Images of the track meet under the thumb`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 0.5
    slider.setMinimumTrackImage(image(4, 8), for: .normal)
    slider.setMaximumTrackImage(image(4, 6), for: .normal)
    slider.layoutIfNeeded()
    let tracks = pictures(slider)
    #expect(tracks.map(\.frame.height) == [6, 8])
    #expect(tracks.map(\.frame.maxX) == [200, 100])
    #expect(slider.currentMinimumTrackImage?.size.height == 8)
    #expect(slider.maximumTrackImage(for: .normal)?.size.height == 6)
  }
}
