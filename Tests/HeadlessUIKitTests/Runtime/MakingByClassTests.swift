import Testing
import UIKit

@Suite("Objects of classes that are only known as values")
@MainActor
struct MakingByClassTests {
  @Test("An animation's copy is of its class, with everything it says")
  func copies() throws {
    let easel = Easel()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (10.0, 90.0)
    easel.view.layer.add(move, forKey: "move")

    let kept = try #require(easel.view.layer.animation(forKey: "move") as? CABasicAnimation)
    #expect(kept.keyPath == "position.x")
    #expect(kept.fromValue as? Double == 10)
  }

  @Test("Every kind of animation keeps what only that kind has")
  func kinds() throws {
    let easel = Easel()
    let keyed = CAKeyframeAnimation(keyPath: "opacity")
    keyed.values = [0, 1, 0.5]
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.stiffness = 250
    let group = CAAnimationGroup()
    group.animations = [keyed, spring, Fade()]
    easel.view.layer.add(group, forKey: "group")

    let kept = try #require(easel.view.layer.animation(forKey: "group") as? CAAnimationGroup)
    let parts = try #require(kept.animations)
    #expect((parts[0] as? CAKeyframeAnimation)?.values?.count == 3)
    #expect((parts[1] as? CASpringAnimation)?.stiffness == 250)
    #expect((parts[2] as? Fade)?.keyPath == "opacity")
  }

  @Test(
    "A view whose class was registered is made with its own initialiser, and goes when nobody needs it"
  )
  func cells() throws {
    let name = "an identifier that is too long to be kept in place"
    weak var gone: UITableViewCell?
    do {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.register(Row.self, forCellReuseIdentifier: name)
      for _ in 0..<100 {
        let row = try #require(table.dequeueReusableCell(withIdentifier: name) as? Row)
        #expect(row.reuseIdentifier == name)
        #expect(row.mark == 7)
        gone = row
      }
    }
    #expect(gone == nil)
  }

  @Test("A presentation is of the layer's class, made by its own initialiser")
  func presentations() throws {
    let easel = Easel()
    let layer = Dial()
    layer.hand = 5
    easel.view.layer.addSublayer(layer)
    easel.run(0.1)

    #expect(layer.presentation()?.hand == 5)
  }
}

private final class Fade: CABasicAnimation {
  override init() {
    super.init()
    keyPath = "opacity"
  }
  required init?(coder: NSCoder) { nil }
}

private final class Row: UITableViewCell {
  var mark = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    mark = 7
  }
  required init?(coder: NSCoder) { nil }
}

private final class Dial: CALayer {
  var hand = 0

  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    hand = (layer as? Dial)?.hand ?? 0
  }
  required init?(coder: NSCoder) { nil }
}

private final class Tile: UIView {
  var isSetUp = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSetUp = true
  }
  required init?(coder: NSCoder) { fatalError() }
}

private final class Plain: UIView {
  init() { super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
  required init?(coder: NSCoder) { fatalError() }
}

private final class Badge: UIImageView {}
private final class PlainRow: UITableViewCell {}
private final class Screen: UIViewController {
  var isOfNib = false
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    isOfNib = nibName == "Screen"
  }
  required init?(coder: NSCoder) { fatalError() }
}

@Suite("Objects of generic classes")
@MainActor
struct GenericMakingTests {
  private func made<View: UIView>(_: View.Type) -> View {
    make(View.self, [(Plain.self, { Plain() })])
  }

  @Test("A view of a generic class is made with its own initialiser")
  func views() {
    Simulator.boot()
    #expect(made(Tile.self).isSetUp)
    #expect(made(Plain.self).frame.width == 7)
    #expect(make(Tile.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.maxY == 6)
  }

  @Test("An image view of another one's class has the image's size")
  func imageViews() {
    Simulator.boot()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in }
    let view: UIImageView = Badge()
    let made = make(type(of: view), image: image)
    #expect(made is Badge)
    #expect(made.frame == CGRect(x: 0, y: 0, width: 8, height: 6))
    #expect(made.image === image)
  }

  @Test("A cell and a controller of a generic class are, too")
  func cellsAndControllers() {
    Simulator.boot()
    #expect(make(PlainRow.self, style: .subtitle, reuseIdentifier: "row").reuseIdentifier == "row")
    #expect(make(Screen.self, nibName: "Screen", bundle: nil).isOfNib)
    #expect(!make(Screen.self).isOfNib)
  }

  @Test("A controller that is made plainly is made by its own init(), a subclass of it is not")
  func plainly() {
    Simulator.boot()
    #expect(make(Leaf.self).title == "leaf")
    #expect(make(Leaf.self, nibName: "Leaf", bundle: nil).title == "Leaf")
    #expect(make(Twig.self).title == "no nib")
  }
}

private class Leaf: UIViewController, MadePlainly {
  static func madePlainly(as type: AnyObject.Type) -> AnyObject? {
    type == Leaf.self ? Leaf() : nil
  }
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "leaf"
  }
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = nibName ?? "no nib"
  }
  required init?(coder: NSCoder) { fatalError() }
}

private final class Twig: Leaf {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  required init?(coder: NSCoder) { fatalError() }
}
