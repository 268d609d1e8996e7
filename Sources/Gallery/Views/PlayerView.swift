internal import UIKit

/// A media player with a cover, a title, a progress bar and three buttons.
final class PlayerView: UIView {
  private let title = UILabel(frame: .zero)
  private let artist = UILabel(frame: .zero)
  private let command = UILabel(frame: .zero)
  private let time = UILabel(frame: .zero)
  private let done = UIView(frame: .zero)
  private var buttons: [String: PlayerButton] = [:]
  private let cover = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "player"
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = PageLayout.corner
    addCover()
    addWords(title, "nowPlaying", size: 20, weight: .bold, color: .label, y: 190)
    addWords(artist, "artist", size: 15, weight: .regular, color: .secondaryLabel, y: 218)
    addLine()
    for (index, name) in ["previous", "toggle", "next"].enumerated() {
      let button = PlayerButton(
        frame: CGRect(x: 55 + CGFloat(index) * 84, y: 284, width: 72, height: 56))
      button.accessibilityIdentifier = name
      buttons[name] = button
      addSubview(button)
    }
    buttons["previous"]?.glyph = .previous
    buttons["next"]?.glyph = .next
    addWords(command, "command", size: 13, weight: .regular, color: .secondaryLabel, y: 352)
    command.text = "no command yet"
  }

  required init?(coder: NSCoder) { nil }

  private func addCover() {
    cover.frame = CGRect(x: 105, y: 20, width: 140, height: 140)
    cover.cornerRadius = PageLayout.corner
    cover.startPoint = CGPoint(x: 0, y: 0)
    cover.endPoint = CGPoint(x: 1, y: 1)
    layer.addSublayer(cover)
    let disc = CAShapeLayer()
    let path = UIBezierPath(ovalIn: CGRect(x: 30, y: 30, width: 80, height: 80))
    path.append(UIBezierPath(ovalIn: CGRect(x: 60, y: 60, width: 20, height: 20)))
    disc.path = path.cgPath
    disc.fillRule = .evenOdd
    disc.fillColor = UIColor.white.withAlphaComponent(0.85).cgColor
    cover.addSublayer(disc)
  }

  private func addWords(
    _ label: UILabel, _ name: String, size: CGFloat, weight: UIFont.Weight, color: UIColor,
    y: CGFloat
  ) {
    label.frame = CGRect(x: 12, y: y, width: bounds.width - 24, height: size + 7)
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.textAlignment = .center
    label.accessibilityIdentifier = name
    addSubview(label)
  }

  private func addLine() {
    let line = UIView(frame: CGRect(x: 32, y: 254, width: Self.line, height: 4))
    line.isUserInteractionEnabled = false
    line.backgroundColor = .systemGray4
    line.layer.cornerRadius = 2
    line.clipsToBounds = true
    done.frame = CGRect(x: 0, y: 0, width: 0, height: 4)
    done.backgroundColor = .systemPink
    line.addSubview(done)
    addSubview(line)
    addWords(time, "time", size: 12, weight: .regular, color: .secondaryLabel, y: 262)
  }

  /// Calls `action` when one of `previous`, `toggle` and `next` is tapped.
  func addAction(_ name: String, _ action: @escaping () -> Void) {
    buttons[name]?.addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  /// Shows the track and the playback state of a player.
  func show(_ player: Player) {
    title.text = player.track.title
    artist.text = player.track.artist
    time.text = "\(Self.clock(player.position)) of \(Self.clock(player.track.duration))"
    done.frame.size.width = Self.line * CGFloat(player.position / player.track.duration)
    buttons["toggle"]?.glyph = player.isPlaying ? .pause : .play
    let colors: [UIColor] =
      player.isPlaying ? [.systemPink, .systemOrange] : [.systemGray, .systemGray3]
    cover.colors = colors.map(\.cgColor)
  }

  /// Shows the last command.
  func showCommand(_ words: String) { command.text = words }

  private static func clock(_ seconds: TimeInterval) -> String {
    String(format: "%d:%02d", seconds.rounded(.down).whole / 60, seconds.rounded(.down).whole % 60)
  }

  /// The length of the progress bar, in points.
  private static let line: CGFloat = 286
}

/// A button with a player symbol.
final class PlayerButton: UIButton {
  enum Glyph {
    case play
    case pause
    case previous
    case next
  }

  private let sign = CAShapeLayer()
  /// The symbol.
  var glyph = Glyph.play {
    didSet { sign.path = Self.path(glyph) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = frame.height / 2
    sign.frame = CGRect(x: frame.width / 2 - 12, y: frame.height / 2 - 12, width: 24, height: 24)
    sign.path = Self.path(glyph)
    layer.addSublayer(sign)
    colorSign()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : nil }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorSign()
  }

  /// Sets the symbol's color, because a layer's color doesn't follow the interface style.
  private func colorSign() {
    sign.fillColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
  }

  /// Returns the path of a symbol in a square of 24 points.
  private static func path(_ glyph: Glyph) -> CGPath {
    let path = UIBezierPath()
    switch glyph {
    case .play: addTriangle(to: path, from: 4, to: 22)
    case .pause:
      addBar(to: path, at: 4, width: 6)
      addBar(to: path, at: 14, width: 6)
    case .next:
      addTriangle(to: path, from: 1, to: 11)
      addTriangle(to: path, from: 11, to: 21)
      addBar(to: path, at: 21, width: 2.5)
    case .previous:
      addTriangle(to: path, from: 23, to: 13)
      addTriangle(to: path, from: 13, to: 3)
      addBar(to: path, at: 0.5, width: 2.5)
    }
    return path.cgPath
  }

  private static func addTriangle(to path: UIBezierPath, from base: CGFloat, to tip: CGFloat) {
    let half = abs(tip - base) * 0.6
    path.move(to: CGPoint(x: base, y: 12 - half))
    path.addLine(to: CGPoint(x: tip, y: 12))
    path.addLine(to: CGPoint(x: base, y: 12 + half))
    path.close()
  }

  private static func addBar(to path: UIBezierPath, at x: CGFloat, width: CGFloat) {
    path.append(UIBezierPath(rect: CGRect(x: x, y: 3, width: width, height: 18)))
  }
}
