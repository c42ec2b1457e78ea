/// A stage in the life of a transition.
@MainActor
public enum TransitionEvent {
  case requested
}
