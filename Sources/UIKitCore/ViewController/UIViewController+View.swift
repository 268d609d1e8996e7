extension UIViewController {
  func loadedView() -> UIView {
    if let viewStorage { return viewStorage }
    guard !isLoading else {
      Fault.report("\(ViewDescription.name(self)) asks for its view inside loadView()", about: self)
      let view = UIView(frame: UIApplication.shared.mainScreen.bounds)
      setView(view)
      return view
    }
    isLoading = true
    loadView()
    isLoading = false
    let view: UIView
    if let viewStorage {
      view = viewStorage
    } else {
      // An override of loadView() that sets none.
      view = UIView(frame: UIApplication.shared.mainScreen.bounds)
      setView(view)
    }
    viewDidLoad()
    return view
  }

  func setView(_ view: UIView?) {
    guard view !== viewStorage else { return }
    viewStorage?.controller = nil
    viewStorage = view
    view?.controller = self
  }
}
