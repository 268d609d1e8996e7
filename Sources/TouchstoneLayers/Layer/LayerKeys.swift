internal import TouchstoneGeometry

/// A property that can be read and set by name.
@MainActor struct LayerKey {
  let read: (CALayer) -> Any?
  let write: (CALayer, Any?) -> Void

  /// The properties of every layer, by name. Only looked up by key, never iterated.
  static let all: [String: LayerKey] = [
    "bounds": rect(\.bounds),
    "frame": rect(\.frame),
    "position": point(\.position),
    "anchorPoint": point(\.anchorPoint),
    "zPosition": number(\.zPosition),
    "anchorPointZ": number(\.anchorPointZ),
    "transform": transform(\.transform),
    "sublayerTransform": transform(\.sublayerTransform),
    "opacity": float(\.opacity),
    "hidden": flag(\.isHidden),
    "isHidden": flag(\.isHidden),
    "masksToBounds": flag(\.masksToBounds),
    "doubleSided": flag(\.isDoubleSided),
    "opaque": flag(\.isOpaque),
    "shouldRasterize": flag(\.shouldRasterize),
    "backgroundColor": color(\.backgroundColor),
    "borderColor": color(\.borderColor),
    "shadowColor": color(\.shadowColor),
    "borderWidth": number(\.borderWidth),
    "cornerRadius": number(\.cornerRadius),
    "contentsScale": number(\.contentsScale),
    "rasterizationScale": number(\.rasterizationScale),
    "shadowRadius": number(\.shadowRadius),
    "shadowOpacity": float(\.shadowOpacity),
    "shadowOffset": size(\.shadowOffset),
    "shadowPath": path(\.shadowPath),
    "contentsRect": rect(\.contentsRect),
    "contentsCenter": rect(\.contentsCenter),
    "contents": LayerKey(read: { $0.contents }, write: { $0.contents = $1 }),
    "name": LayerKey(read: { $0.name }, write: { $0.name = $1 as? String }),
    "speed": LayerKey(
      read: { $0.speed }, write: { $0.speed = numbers($1, 1).map { Float($0[0]) } ?? $0.speed }),
    "timeOffset": LayerKey(
      read: { $0.timeOffset },
      write: { $0.timeOffset = numbers($1, 1).map { $0[0] } ?? $0.timeOffset }),
  ]

  /// Returns the numbers of a value, or `nil` if there aren't exactly `count` of them.
  static func numbers(_ value: Any?, _ count: Int) -> [Double]? {
    guard let numbers = AnimatableValue(value)?.numbers, numbers.count == count else { return nil }
    return numbers
  }

  static func number<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>) -> LayerKey {
    of(path) { value in numbers(value, 1).map { CGFloat($0[0]) } }
  }

  static func float<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Float>) -> LayerKey {
    of(path) { value in numbers(value, 1).map { Float($0[0]) } }
  }

  static func flag<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Bool>) -> LayerKey {
    of(path) { value in numbers(value, 1).map { $0[0] != 0 } }
  }

  static func point<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPoint>) -> LayerKey {
    of(path) { value in numbers(value, 2).map { CGPoint(x: $0[0], y: $0[1]) } }
  }

  static func size<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGSize>) -> LayerKey {
    of(path) { value in numbers(value, 2).map { CGSize(width: $0[0], height: $0[1]) } }
  }

  static func rect<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGRect>) -> LayerKey {
    of(path) { value in
      numbers(value, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
  }

  static func transform<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CATransform3D>)
    -> LayerKey
  {
    of(path) { value in numbers(value, 16).map { CATransform3D(elements: $0.map { CGFloat($0) }) } }
  }

  static func color<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGColor?>) -> LayerKey {
    object(path)
  }

  static func path<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPath?>) -> LayerKey {
    object(path)
  }

  /// Returns the key of an optional property. Writing a value of another type sets it to `nil`.
  static func object<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value?>)
    -> LayerKey
  {
    LayerKey(
      read: { ($0 as? Layer)?[keyPath: path] },
      write: { layer, value in (layer as? Layer)?[keyPath: path] = value as? Value })
  }

  /// Returns the key of a property that is never `nil`. Writing a value that can't be converted
  /// changes nothing.
  static func of<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, _ convert: @escaping (Any?) -> Value?
  ) -> LayerKey {
    LayerKey(
      read: { ($0 as? Layer)?[keyPath: path] },
      write: { layer, value in
        if let value = convert(value) { (layer as? Layer)?[keyPath: path] = value }
      })
  }
}

extension CALayer {
  func readValue(_ key: String) -> Any? {
    if let known = LayerKey.all[key] { return known.read(self) }
    return extras[key]
  }

  func writeValue(_ value: Any?, _ key: String) {
    if let known = LayerKey.all[key] {
      known.write(self, value)
    } else {
      extras[key] = value
      if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }
  }

  func readPath(_ keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    guard let whole = value(forKey: String(keyPath[..<dot])) else {
      return extras[keyPath]
    }
    return AnimatableValue(whole)?.part(String(keyPath[keyPath.index(after: dot)...]))
  }

  func writePath(_ value: Any?, _ keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let key = String(keyPath[..<dot])
    let part = String(keyPath[keyPath.index(after: dot)...])
    guard let whole = self.value(forKey: key).flatMap({ AnimatableValue($0) }) else {
      extras[keyPath] = value
      return
    }
    guard let changed = whole.settingPart(part, AnimatableValue(value)) else { return }
    setValue(changed.value, forKey: key)
  }
}
