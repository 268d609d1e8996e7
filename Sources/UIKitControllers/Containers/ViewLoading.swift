public import UIKitCore

extension UIViewController {
  /// A property of a controller that has its value from when the view is loaded: reading it loads the
  /// view.
  ///
  ///     @ViewLoading var label: UILabel
  ///
  ///     override func viewDidLoad() { label = UILabel() }
  ///
  /// A property that is read and was not set by then stops the program, as there is no value to give.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?

    /// A property that is set when the view is loaded.
    public init() {}
    /// A property that has a value before.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// For controllers alone, which are reached by the subscript.
    @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
    public var wrappedValue: Value {
      get { fatalError("only controllers can have @ViewLoading properties") }
      set {}
    }

    /// The value of a controller's property.
    public static subscript<Owner: UIViewController>(
      _enclosingInstance owner: Owner,
      wrapped wrappedPath: ReferenceWritableKeyPath<Owner, Value>,
      storage storagePath: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get {
        if owner[keyPath: storagePath].value == nil { owner.loadViewIfNeeded() }
        guard let value = owner[keyPath: storagePath].value else {
          preconditionFailure(
            "\(ViewDescription.name(owner)) has no value for a @ViewLoading property: set it in viewDidLoad()"
          )
        }
        return value
      }
      set { owner[keyPath: storagePath].value = newValue }
    }
  }
}
