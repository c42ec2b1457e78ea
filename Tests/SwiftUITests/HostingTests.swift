import SwiftUI
import Testing

private final class Store: ObservableObject {
  @Published var isLoud = false
}

private struct Settings: View {
  @ObservedObject var store: Store
  @State var count = 1
  @Binding var name: String
  @Environment(\.colorScheme) var scheme
  var body: some View { EmptyView() }
}

@MainActor
@Suite("Hosting")
struct HostingTests {
  private func settings(_ store: Store = Store()) -> Settings {
    Settings(store: store, name: .constant("a"))
  }

  @Test("A hosting controller is presented, fills its place, appears and goes like any other")
  func presented() {
    let simulator = Simulator.boot()
    let (home, hosting) = (UIViewController(), UIHostingController(rootView: settings()))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    simulator.run(for: .milliseconds(100))
    hosting.modalPresentationStyle = .fullScreen
    home.present(hosting, animated: true)
    simulator.run(for: .seconds(1))
    #expect(hosting.view.window === window)
    #expect(hosting.view.bounds.size == window.bounds.size)
    #expect(hosting.view.subviews.isEmpty)
    #expect(simulator.inertProperties == ["SwiftUI"])
    hosting.dismiss(animated: true)
    simulator.run(for: .seconds(1))

    #expect(hosting.view.window == nil)
  }

  @Test("A controller takes the room it is offered, and none where the offer has no limit")
  func size() {
    Simulator.boot()
    let hosting = UIHostingController(rootView: EmptyView())
    let offer = CGSize(width: 300, height: UIView.layoutFittingExpandedSize.height)

    #expect(hosting.sizeThatFits(in: offer) == CGSize(width: 300, height: 0))
  }

  @Test("What a view is made with can be asked and set, and goes with its controller")
  func kept() {
    Simulator.boot()
    weak var held: Store?
    do {
      let store = Store()
      held = store
      let hosting = UIHostingController(rootView: AnyView(settings(store).environmentObject(store)))
      hosting.rootView = AnyView(settings(store))
    }
    #expect(held == nil)

    let view = settings()
    view.count = 2
    view.$count.wrappedValue += 1
    view.$store.isLoud.wrappedValue = true
    #expect((view.count, view.store.isLoud, view.name) == (3, true, "a"))
    #expect(view.scheme == .light)
  }

  @Test("An object that belongs to a view is made once, when it is asked for")
  func stateObject() {
    Simulator.boot()
    var made = 0
    func make() -> Store {
      made += 1
      return Store()
    }
    struct Screen: View {
      @StateObject var store: Store
      var body: some View { EmptyView() }
    }
    let screen = Screen(store: make())
    #expect(made == 0)

    #expect(screen.store === screen.store)
    #expect(made == 1)
  }
}
