package import UIKitCore

// The properties that key-value observing, appearances and the inspector use.
@MainActor extension ScrollModule {
  package static var classes: [ClassDeclaration] {
    [
      ClassDeclaration(
        UIScrollView.self,
        [
          ClassProperty("contentOffset", \UIScrollView.contentOffset),
          ClassProperty("contentSize", \UIScrollView.contentSize),
          ClassProperty("contentInset", \UIScrollView.contentInset),
          ClassProperty(readOnly: "adjustedContentInset", \UIScrollView.adjustedContentInset),
          ClassProperty("zoomScale", \UIScrollView.zoomScale),
        ]),
      ClassDeclaration(
        UIRefreshControl.self,
        [ClassProperty("attributedTitle", \UIRefreshControl.attributedTitle, isAppearance: true)]),
    ]
  }
}
