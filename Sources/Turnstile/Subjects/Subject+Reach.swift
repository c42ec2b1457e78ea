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
