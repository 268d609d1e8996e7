public import UIKitCore

extension UIViewController {
  /// A property wrapper for controller properties that are set when the view is loaded.
  ///
  /// Reading the property loads the view.
  ///
  ///     @ViewLoading var label: UILabel
  ///
  ///     override func viewDidLoad() { label = UILabel() }
  ///
  /// If the property has no value after the view is loaded, reading it stops the app.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?

    /// Creates a property that is set when the view is loaded.
    public init() {}
    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Unavailable. A controller's property uses the static subscript instead.
    @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
    public var wrappedValue: Value {
      get { fatalError("only view controllers can have @ViewLoading properties") }
      set {}
    }

    /// Accesses the value of a controller's property, loading the view if there is no value yet.
    public static subscript<Owner: UIViewController>(
      _enclosingInstance owner: Owner,
      wrapped wrappedPath: ReferenceWritableKeyPath<Owner, Value>,
      storage storagePath: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get {
        if owner[keyPath: storagePath].value == nil { owner.loadViewIfNeeded() }
        guard let value = owner[keyPath: storagePath].value else {
          preconditionFailure(
            "\(ViewDescription.name(owner)) has no value for a @ViewLoading property; set it in "
              + "viewDidLoad()"
          )
        }
        return value
      }
      set { owner[keyPath: storagePath].value = newValue }
    }
  }
}
