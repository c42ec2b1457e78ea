extension Subject {
  /// Returns the subject with the condition that it is checked only if no run of a whole app in the
  /// same gate used one of the named classes. A gate is a program that checks several subjects.
  ///
  /// The command `init` adds this call to the subjects that it writes for an app's parts. A
  /// launched app shows its transitions as its users see them, so a part is checked by itself only
  /// where no tap of the harness leads to it: behind a login, for example, or behind a list that
  /// only a server fills.
  ///
  /// ```swift
  /// Gate.main([
  ///   .app("Shop", delegate: { AppDelegate() }),
  ///   .modal("card") { CardAnimator() }.ifNeverRan("CardAnimator"),
  /// ])
  /// ```
  ///
  /// The subject is checked in any case where the command line names it, where it has stored
  /// traces, in a shard, and in a gate without an app.
  ///
  /// - Parameter classes: The names of animators, interactors and presentation controllers, without
  ///   those of the types around them. Without a name, the subject is checked if the app shows no
  ///   transition at all.
  public func ifNeverRan(_ classes: String...) -> Subject {
    var subject = self
    subject.awaited = classes
    return subject
  }
}

extension [Subject] {
  /// Returns the subjects of the list with the statement that their screens are plain ones, not
  /// those for which the checked animators are made.
  ///
  /// The command `init` adds this call to the subjects that it writes for a package without an app.
  /// Many an animator looks for views of its own screens, and does nothing where it finds none. If
  /// a subject completes no transition, and its animator has returned without doing anything, then
  /// it is reported as not judged.
  ///
  /// ```swift
  /// Gate.main(
  ///   [
  ///     .stack("zoom") { ZoomAnimator() }
  ///   ].onPlainScreens())
  /// ```
  ///
  /// An app in the list is not concerned. In a gate with an app, the other subjects of the list are
  /// checked only if the app shows no transition at all.
  public func onPlainScreens() -> [Subject] {
    map { subject in
      guard !subject.isApp, subject.awaited == nil else { return subject }
      var subject = subject
      subject.awaited = []
      return subject
    }
  }
}
