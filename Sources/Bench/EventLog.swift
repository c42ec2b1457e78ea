import UIKit

/// A log of the events of a simulated device, as text that is the same in every process.
///
/// An object is named by its class and by the order of its first appearance. The log keeps every
/// object alive, so that no later object can take over its address and with it its name.
@MainActor
final class EventLog {
  private(set) var lines: [String] = []
  private var names: [ObjectIdentifier: String] = [:]
  private var kept: [AnyObject] = []

  /// Writes all events of a simulated device from now on into the log.
  func listen(to simulator: Simulator) {
    simulator.listener = { [unowned simulator] event in
      self.lines.append("\(simulator.now) \(self.text(of: event))")
    }
  }

  private func name(_ object: AnyObject?) -> String {
    guard let object else { return "nothing" }
    if let name = names[ObjectIdentifier(object)] { return name }
    kept.append(object)
    let name = "\(type(of: object))#\(kept.count)"
    names[ObjectIdentifier(object)] = name
    return name
  }

  private func text(of event: SimulatorEvent) -> String {
    switch event {
    case .call(let object, let method): "\(name(object)) \(method)"
    case .appearance(let controller, let call, let animated):
      "\(name(controller)) \(call)\(animated ? ", animated" : "")"
    case .unbalancedAppearance(let controller, _): "\(name(controller)) told out of turn"
    case .moved(let view, let superview): "\(name(view)) \(view.frame) to \(name(superview))"
    case .controllers(let change): text(of: change)
    case .queued(let request): "\(request.kind) has to wait"
    case .transition(let event): "\(name(event.transition)) \(event.stage)"
    case .gesture(let recognizer, let state): "\(name(recognizer)) \(state)"
    case .touch(let touch): "touch \(touch.phase) at \(touch.location(in: nil))"
    case .animation(.added(let layer, let key)): "\(name(layer)) animates \(key)"
    case .animation(.ended(let layer, let key, let finished)):
      "\(name(layer)) \(finished ? "has animated" : "no longer animates") \(key)"
    case .application(let state): "application \(state)"
    case .feedback(let name): "feedback \(name)"
    case .warning(let warning): "\(warning.kind): \(warning)"
    case .inert(let property): "inert \(property)"
    case .outside(let text): "outside \(text)"
    case .cut(let passing): "passes \(passing.met.cut)"
    }
  }

  private func text(of change: ControllerChange) -> String {
    switch change {
    case .presented(let one, let other): "\(name(one)) presented by \(name(other))"
    case .dismissed(let one, let other): "\(name(one)) dismissed by \(name(other))"
    case .stack(let navigation, let shown):
      "\(name(navigation)) shows \(shown.map(name))"
    case .selected(let tabs, let index): "\(name(tabs)) selects \(index)"
    case .addedChild(let one, let other): "\(name(one)) into \(name(other))"
    case .removedChild(let one, let other): "\(name(one)) out of \(name(other))"
    }
  }
}
