import Foundation
import Testing

@testable import Adopt

@Suite("Rounds of cutting", .serialized)
struct CutRoundTests {
  /// Cuts (leaves out) code of an app that consists of one file, until the app compiles.
  private static func rounds(_ text: String) throws -> CutRounds {
    try rounds([cutSource(text).file])
  }

  private static func rounds(_ files: [AdoptedFile]) throws -> CutRounds {
    let folder = Folder()
    try folder.write("", "Out/.keep")
    let package = RoundTripTests.package.path
    let compiler = Compiler(
      folder: "\(folder.path)/Out", module: "Cut",
      arguments: [
        "-I", "\(Compilation.products)/Modules", "-I", "\(package)/Sources/RuntimeHooks/include",
        "-swift-version", "5", "-package-name", "cut",
      ])
    var rounds = CutRounds(files, compiler: compiler)
    try rounds.run { _ in }
    return rounds
  }

  @Test("The cases of a value whose type is missing go in one round")
  func cases() throws {
    let names = ["one", "two", "three", "four", "five"]
    let rounds = try Self.rounds(
      """
      import UIKit
      class Card: UIView {
        var done: ((Missing.State) -> Void)?
        func bind() {
          done = { state in
            switch state {
      \(names.map { "      case .\($0): self.alpha = 0" }.joined(separator: "\n"))
            default: break
            }
          }
        }
      }
      """)

    #expect(rounds.list.cuts.map(\.what) == names)
    #expect(rounds.rounds <= 4)
  }

  @Test("An override in an extension that the model does not have costs that override alone")
  func missingOverride() throws {
    let text = """
      import UIKit
      class Photos: UICollectionViewController { var count = 0 }
      extension Photos {
        override func numberOfSections(in view: UICollectionView) -> Int { 1 }
        override func collectionView(_: UICollectionView, canGlowItemAt _: IndexPath) -> Bool { true }
      }
      """
    let rounds = try Self.rounds(adoption(["Photos.swift": text]).files)

    #expect(rounds.list.cuts.map(\.goes) == ["override"])
  }

  @Test("A missing function with a name like a type's gives what each call needs, without cuts")
  func functions() throws {
    let names = (1...6).map { "KitText(\"\($0)\", nil)" }
    let rounds = try Self.rounds(
      """
      import UIKit
      struct Entry { var name: String; var value: String }
      let entries: [String: () -> Entry] = [
      \(names.map { "  \($0): { Entry(name: \($0), value: \"a\") }," }.joined(separator: "\n"))
      ]
      func title() -> String { "\\(KitText("title", nil))" }
      """)

    #expect(rounds.list.cuts.isEmpty)
    #expect(rounds.list.types.map(\.name) == ["KitText"])
    #expect(rounds.rounds == 1)
  }

  @Test("A member of a missing type may be optional, or not")
  func optionalMembers() throws {
    let rounds = try Self.rounds(
      """
      import UIKit
      final class Card: UIView {
        let picture = MovingPictureView()
        func show(_ image: UIImage?) -> CGSize {
          picture.image = image
          picture.movie = nil
          picture.movie?.start()
          picture.player.delegate = nil
          picture.isPaused = true
          return picture.image?.size ?? picture.movie?.size ?? CGSize(width: 1, height: 1)
        }
      }
      """)

    #expect(rounds.list.cuts.isEmpty)
    #expect(rounds.list.types.map(\.name) == ["MovingPictureView"])
  }

  @Test("An error for which the compiler has no words does not hide those of other files")
  func withoutWords() throws {
    func file(_ number: Int) -> AdoptedFile {
      let text = """
        import UIKit
        final class Action\(number) {
          var items: [MissingItem] = []
          func isFolder() -> Bool { items.first?.type == .collection }
        }
        """
      return AdoptedFile(
        path: "Action\(number).swift", source: "Action\(number).swift",
        original: Array(text.utf8), body: Array(text.utf8), changes: [])
    }
    let rounds = try Self.rounds((1...5).map(file))

    #expect(rounds.list.cuts.count == 5)
    #expect(rounds.rounds <= 3)
  }

  @Test("Types that are nested in a missing type have their stand-ins in the same round")
  func nested() throws {
    let rounds = try Self.rounds(
      """
      import UIKit
      final class Card {
        var kind: Kit.Message.Kind?
        let all: [Kit.Message.Kind.Tint] = []
        func show(_ type: Kit.Message.Type, as kind: Kit.Message.Kind) -> Kit.Other? {
          kind.isOpen = kind == Kit.Message.Kind.Standard
          return (self as Any as? Kit.Other)
        }
      }
      """)

    #expect(
      rounds.list.types.map(\.name) == [
        "Kit", "Kit.Message", "Kit.Message.Kind", "Kit.Message.Kind.Tint", "Kit.Other",
      ])
    #expect(rounds.list.cuts.isEmpty)
    #expect(rounds.rounds == 1)
  }

  @Test("A missing type is below the class of UIKit's where the app puts its objects")
  func bases() throws {
    let text = """
      import UIKit
      class Delegate: UIResponder {
        var own: Pane?
        var window: UIWindow? { own }
        var bar: Bar?
        func show(_ panel: Hero) {
          window?.addSubview(panel)
          bar = panel.bar
          window?.addSubview(bar!)
          let other: UIStackView = bar!
          let tint: UIColor? = Tint()
        }
      }
      """
    let rounds = try Self.rounds(text)
    let bases = rounds.list.types.map {
      $0.declaration.components(separatedBy: " {")[0].components(separatedBy: "class ").last
    }

    #expect(
      bases == [
        "Bar: UIView", "Hero: UIView", "Pane: UIWindow", "Tint: NSObject, @unchecked Sendable",
      ])
    #expect(rounds.list.cuts.map(\.what) == ["code", "Tint"])
  }

  @Test("A struct with attributes and generic parameters on lines of their own can go as a whole")
  func spreadHead() throws {
    let rounds = try Self.rounds(
      """
      import UIKit
      @frozen
      @available(iOS 14, *)
      public struct Card<
        Label: Equatable,
        Menu: Equatable
      >: Missing.Base<Label> {
        @Missing var menu: Menu
        @Missing var label: Label
      }
      class Screen: UIViewController {}
      """)

    #expect(rounds.rounds <= 6)
  }

  @Test("Beside cuts, the app's protocols have stand-ins, but for those that do not compile")
  func protocols() throws {
    let text = """
      import UIKit
      protocol Store { func open() throws -> [String] }
      protocol Odd { var hash: String { get } }
      class Screen: UIViewController { {0} }
      """
    let cut = try Self.rounds(text.replacing("{0}", with: "func hero() { view.missing() }"))
    let whole = try Self.rounds(text.replacing("{0}", with: ""))

    #expect(cut.list.types.map(\.name) == ["any Store"])
    #expect(cut.hasCut)
    #expect(whole.list == CutList())
  }

  /// Returns an animator with the given code in `animateTransition(using:)`.
  private static func animator(_ code: String, members: String = "") -> String {
    """
    import UIKit
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      \(members)
      func transitionDuration(using context: UIViewControllerContextTransitioning?)
        -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        \(code)
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    """
  }

  @Test("What is declared by a removed statement goes in the same round, also beside a property")
  func lostNames() throws {
    let rounds = try Self.rounds(
      Self.animator(
        """
        let ratio = context.containerView.hero
        let height = ratio * 2
        let frame = CGRect(x: 0, y: 0, width: 9, height: height)
        context.containerView.frame = frame
        """, members: "var frame: CGRect?; var height: CGFloat = 9"))

    #expect(rounds.rounds == 1)
    #expect(rounds.list.cuts.map(\.what) == ["hero", "ratio", "height"])
  }

  @Test("A call of a missing superclass's initialiser stays a call when its argument is cut later")
  func lostArgument() throws {
    let rounds = try Self.rounds(
      """
      import UIKit
      final class Store: MissingContainer {
        static let shared = Store()
        private init() {
          guard let url = URL(string: "a"), let model = MissingModel(contentsOf: url),
            let merged = MissingModel.merged(by: [model])
          else { fatalError() }
          super.init(name: "Delta", model: merged)
        }
      }
      """)
    let cuts = rounds.list.cuts.map { "\($0.goes) -> \($0.stands)" }

    #expect(!cuts.contains { $0.hasPrefix("super.init") })
    #expect(cuts.contains("merged -> turnstileStandIn(_)"))
  }

  @Test("A guard of an animator loses the binding that is missing, and keeps the names of the rest")
  func guardedNames() throws {
    let rounds = try Self.rounds(
      Self.animator(
        """
        guard let to = context.view(forKey: .to), let hero = context.hero,
          let mark = context.mark, let from = context.view(forKey: .from)
        else { return }
        hero.alpha = 1; mark.alpha = 1; to.alpha = from.alpha
        """))

    #expect(rounds.rounds == 1)
    #expect(rounds.list.cuts.map(\.what) == ["hero", "mark", "hero", "mark"])
  }

  @Test("A value of a missing protocol accepts any member, so that no code around it is cut")
  func anyMember() throws {
    let rounds = try Self.rounds(
      Self.animator(
        """
        guard let view = hero?.view(for: self), let frame = hero?.frame(of: self) else { return }
        view.isHidden = true
        context.containerView.alpha = still.alpha
        still.alpha = 2
        hero?.fade(self, willStartIn: frame)
        """, members: "weak var hero: HeroDelegate?; let still: any Heroic = Still()")
        + "\nstruct Still: Heroic {}")

    #expect(rounds.rounds == 1)
    #expect(rounds.list.cuts == [])
  }

  @Test("A missing type in the head of a required method is the required one, and the code stays")
  func requiredTypes() throws {
    let rounds = try Self.rounds(
      """
      import UIKit
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: Context?) -> Seconds { 0.3 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          context.completeTransition(transitionDuration(using: context) > 0)
        }
      }
      class Screen: UIViewController {
        override var prefersStatusBarHidden: Truth { true }
      }
      """)

    #expect(rounds.rounds == 2)
    #expect(
      rounds.list.cuts.map(\.stands)
        == ["(any UIViewControllerContextTransitioning)?", "TimeInterval", "Bool"])
    #expect(rounds.list.cuts.allSatisfy { !$0.isInTransition })
  }

  @Test("A missing type in a required initialiser or in the app's protocol is the other side's")
  func typesOfOthers() throws {
    let rounds = try Self.rounds(
      """
      import UIKit
      protocol Closing: AnyObject { func didClose(_ card: Karte) }
      class Card: UIView {
        weak var closing: Closing?
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: Coder) { super.init(coder: coder) }
        func close() { closing?.didClose(self) }
      }
      class Screen: UIViewController {
        func show() { (view as? Card)?.closing = self }
      }
      extension Screen: Closing {
        func didClose(_ card: Card) { card.removeFromSuperview() }
      }
      """)

    #expect(rounds.rounds == 2)
    #expect(rounds.list.cuts.map(\.stands) == ["Card", "NSCoder"])
  }

  @Test("A type that is cut as a whole gets its stand-in in the same round, if other code uses it")
  func wholeType() throws {
    func rounds(_ use: String) throws -> CutRounds {
      try Self.rounds(
        """
        import UIKit
        class Fade: NSObject, UIViewControllerAnimatedTransitioning {
          func animateTransition(using context: UIViewControllerContextTransitioning) {}
        }
        class Screen: UIViewController { func show() { \(use) } }
        """)
    }
    let used = try rounds("let fade = Fade(); fade.show()")

    #expect(used.rounds == 1)
    #expect(used.types.map(\.name) == ["Fade"])
    #expect(used.list.lostTransitions == ["Fade"])
    #expect(try rounds("").types == [])
  }
}
