extension ServerMessage.Welcome {
  /// Creates the first message to a page.
  @MainActor package init(_ session: any PageSession, readOnly: Bool) {
    self.init(
      width: session.screen.width, height: session.screen.height, devices: session.devices,
      scenes: session.scenes.map {
        Scene(
          name: $0.name, title: $0.title, hint: $0.hint, group: session.group(ofScene: $0.name))
      },
      scene: session.currentScene, readOnly: readOnly, continued: session.continued)
  }
}
