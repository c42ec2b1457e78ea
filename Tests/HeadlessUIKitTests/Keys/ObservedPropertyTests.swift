import Testing
import UIKit

private final class Player: NSObject, KeyedObject {
  var progress = 0.0 {
    willSet { willChangeValue(forKey: "progress") }
    didSet { didChangeValue(forKey: "progress") }
  }
  @MainActor class var keyedProperties: [KeyedProperty] {
    [KeyedProperty("progress", \Player.progress)]
  }
}

private final class Picture: UIImageView {}

private final class Watcher: UIResponder {
  var seen: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { seen.append("\(keyPath!) \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")") }
}

@MainActor
@Suite("Observed properties")
struct ObservedPropertyTests {
  @Test("An image, a title, a text and a state are told of")
  func model() {
    let simulator = Simulator.boot()
    var heard: [String] = []
    let (image, label, button) = (UIImageView(), UILabel(), UIButton())
    let controller = UIViewController()
    let observations = [
      image.observe(\.image) { _, _ in heard.append("image") },
      label.observe(\.text, options: .new) { heard.append("text \($1.newValue!!) \($0.text!)") },
      button.observe(\.isEnabled, options: .old) { heard.append("enabled \($1.oldValue!)") },
      controller.observe(\.title) { _, _ in heard.append("title") },
      controller.observe(\.view) { _, _ in heard.append("view") },
    ]
    (image.image, label.text, button.isEnabled) = (UIImage(), "a", false)
    (controller.title, controller.view) = ("b", UIView())

    #expect(heard == ["image", "text a a", "enabled true", "title", "view"])
    #expect(simulator.inertProperties.isEmpty)
    observations.forEach { $0.invalidate() }
  }

  @Test("R210 an observer hears of another delegate of a scroll view, and may set it back")
  func scrollDelegate() {
    let simulator = Simulator.boot()
    let (app, library) = (UITableViewController(), UICollectionViewController())
    let scrollView = UIScrollView()
    var heard: [Bool] = []
    let observation = scrollView.observe(\.delegate, options: [.old, .new]) { scrollView, change in
      heard.append(change.newValue! === app)
      if scrollView.delegate === app { scrollView.delegate = library }
    }
    scrollView.delegate = app

    #expect(scrollView.delegate === library)
    #expect(heard == [true, false])
    #expect(simulator.inertProperties.isEmpty)
    observation.invalidate()
  }

  @Test("R210 an observer hears of another delegate of a table and of a collection")
  func listDelegate() {
    let simulator = Simulator.boot()
    let table = UITableView()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var heard: [String] = []
    let observations = [
      table.observe(\.delegate) { _, _ in heard.append("table") },
      collection.observe(\.delegate) { _, _ in heard.append("collection") },
    ]
    (table.delegate, collection.delegate) = (nil, nil)

    #expect(heard == ["table", "collection"])
    #expect(simulator.inertProperties.isEmpty)
    observations.forEach { $0.invalidate() }
  }

  @Test("R210 an observer hears of a controller's new parent, and that it has none any more")
  func parent() {
    let simulator = Simulator.boot()
    let (parent, child) = (UIViewController(), UIViewController())
    var heard: [Bool] = []
    let observation = child.observe(\.parent, options: [.old, .new]) { child, _ in
      heard.append(child.parent === parent)
    }
    parent.addChild(child)
    child.removeFromParent()

    #expect(heard == [true, false])
    #expect(simulator.inertProperties.isEmpty)
    observation.invalidate()
  }

  @Test("A name beside the key path finds a property of a superclass")
  func named() {
    Simulator.boot()
    var heard = 0
    let picture = Picture()
    let observation = picture.observe(\.image, named: "image") { _, _ in heard += 1 }
    picture.image = UIImage()

    #expect(heard == 1)
    observation.invalidate()
  }

  @Test("Observing what nobody tells of is noted, and traps nowhere")
  func silent() {
    let simulator = Simulator.boot()
    var heard: [UIColor?] = []
    let view = UIView()
    let observation = view.observe(\.tintColor, options: [.initial, .new]) {
      heard.append($1.newValue!)
    }
    view.addObserver(view, forKeyPath: "delegate", context: nil)
    view.removeObserver(view, forKeyPath: "delegate")

    #expect(heard == [view.tintColor])
    #expect(
      simulator.inertProperties == [
        "observing 'tintColor' of UIView", "observing 'delegate' of UIView",
      ])
    observation.invalidate()
  }

  @Test("An app's plain object tells of what it declares dynamic, by key path and by name")
  func app() {
    let simulator = Simulator.boot()
    var heard: [Double] = []
    let (player, watcher) = (Player(), Watcher())
    let observation = player.observe(\.progress, options: [.old, .new]) {
      heard += [$1.oldValue!, $1.newValue!]
    }
    player.addObserver(watcher, forKeyPath: "progress", options: [.old, .new], context: nil)
    player.progress = 0.5
    player.removeObserver(watcher, forKeyPath: "progress")
    player.progress = 1

    #expect(heard == [0, 0.5, 0.5, 1])
    #expect(watcher.seen == ["progress 0.0 0.5"])
    #expect(simulator.inertProperties.isEmpty)
    observation.invalidate()
  }
}
