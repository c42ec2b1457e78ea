extension Subject {
  /// Returns the subject for a gate that also checks whole apps: the gate checks the subject only
  /// if no run of an app used one of the named classes.
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
