import Foundation
import Testing
import UIKit

@Suite("Views in archives") @MainActor
struct ArchivedViewTests {
  /// An app's own view that makes its subviews in its initialiser.
  final class Badge: UIView {
    let mark = UIView()
    var coders = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(mark)
    }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      coders += 1
    }
  }

  private func copy<View: UIView>(_ view: View) throws -> View {
    let data = NSKeyedArchiver.archivedData(withRootObject: view)
    return try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? View)
  }

  @Test("A view that was archived comes out as another one of its class, with its subviews")
  func subviews() throws {
    Simulator.boot()
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    (card.backgroundColor, card.tag, card.alpha) = (.red, 7, 0.5)
    card.layer.cornerRadius = 9
    card.addGestureRecognizer(UITapGestureRecognizer())
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 70, height: 8))
    (label.text, label.numberOfLines) = ("Turnstile", 2)
    let picture = UIImageView(image: UIImage())
    card.addSubview(label)
    card.addSubview(picture)
    let other = try copy(card)

    #expect(other !== card)
    #expect(other.frame == card.frame)
    #expect(other.superview == nil)
    #expect(other.backgroundColor == .red)
    #expect(other.tag == 7)
    #expect(other.alpha == 0.5)
    #expect(other.layer.cornerRadius == 0)
    #expect(other.gestureRecognizers?.isEmpty != false)
    let second = try #require(other.subviews.first as? UILabel)
    #expect(second !== label)
    #expect(second.text == "Turnstile")
    #expect(second.numberOfLines == 2)
    #expect(second.frame == label.frame)
    #expect(!second.isUserInteractionEnabled)
    #expect((other.subviews.last as? UIImageView)?.image === picture.image)
    #expect(card.subviews == [label, picture])
  }

  @Test("Constraints between what is archived come out as well, those to the outside do not")
  func constraints() throws {
    Simulator.boot()
    let (window, card, line) = (UIView(), UIView(), UIView())
    window.addSubview(card)
    card.addSubview(line)
    card.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 80),
      line.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
      line.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      line.heightAnchor.constraint(equalToConstant: 2),
      line.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
    ])
    let other = try copy(card)
    #expect(!other.translatesAutoresizingMaskIntoConstraints)
    #expect(other.constraints.count == 4)

    other.translatesAutoresizingMaskIntoConstraints = true
    other.frame = CGRect(x: 0, y: 0, width: 80, height: 50)
    other.layoutIfNeeded()
    #expect(other.subviews.first?.frame == CGRect(x: 0, y: 4, width: 72, height: 2))
  }

  @Test("Buttons, stacks, effects and text come out with what they show")
  func controls() throws {
    Simulator.boot()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let stack = UIStackView(arrangedSubviews: [button, UILabel()])
    (stack.axis, stack.spacing) = (.vertical, 3)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    effect.contentView.addSubview(stack)
    let field = UITextField()
    field.placeholder = "Name"
    effect.contentView.addSubview(field)

    let other = try copy(effect)
    let inside = other.contentView.subviews
    #expect(other.effect != nil)
    #expect(inside.count == 2)
    let otherStack = try #require(inside.first as? UIStackView)
    #expect(otherStack.axis == .vertical)
    #expect(otherStack.spacing == 3)
    #expect(otherStack.arrangedSubviews.count == 2)
    #expect(otherStack.subviews.count == 2)
    let otherButton = try #require(otherStack.arrangedSubviews.first as? UIButton)
    #expect(otherButton.title(for: .normal) == "Go")
    #expect(otherButton.buttonType == .system)
    #expect((inside.last as? UITextField)?.placeholder == "Name")
  }

  @Test("A class of an app's is made by its own init(coder:)")
  func own() throws {
    Simulator.boot()
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = try copy(badge)

    #expect(other.coders == 1)
    #expect(badge.coders == 0)
    #expect(other.frame == badge.frame)
    #expect(other.subviews.count == 1)
    #expect(other.mark.superview == nil)
  }

  /// An app's own view that archives its outlets under keys of its own, and one constraint that it
  /// does not hold.
  final class Card: UIView {
    var line = UIView()
    var height: NSLayoutConstraint?
    var loose: NSLayoutConstraint?

    override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      coder.encode(line, forKey: "line")
      coder.encode(height, forKey: "height")
      coder.encode(loose, forKey: "loose")
    }

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      if let line = coder.decodeObject(forKey: "line") as? UIView { self.line = line }
      height = coder.decodeObject(forKey: "height") as? NSLayoutConstraint
      loose = coder.decodeObject(forKey: "loose") as? NSLayoutConstraint
    }
  }

  @Test("A subview and a constraint that a view's class archives by itself are the copy's own")
  func parts() throws {
    Simulator.boot()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.line.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(card.line)
    card.height = card.line.heightAnchor.constraint(equalToConstant: 5)
    card.height?.isActive = true
    card.loose = card.line.widthAnchor.constraint(equalToConstant: 6)
    let other = try copy(card)
    let again = try copy(other)

    for copy in [other, again] {
      #expect(copy.subviews == [copy.line])
      #expect(copy.line !== card.line)
      #expect(copy.line.constraints == [copy.height].compactMap { $0 })
      #expect(copy.height?.constant == 5)
      #expect(copy.height !== card.height)
      #expect(copy.loose == nil)
    }
  }

  @Test("One archive can be read more than once, and in parts")
  func again() throws {
    Simulator.boot()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    view.addSubview(UIView())
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: ["view": view, "name": "card"] as NSDictionary, requiringSecureCoding: false)
    view.frame.size.width = 50
    let copies = try (0..<2).map { _ in
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
      unarchiver.requiresSecureCoding = false
      let all = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSDictionary
      return try #require(all?["view"] as? UIView)
    }

    #expect(copies[0] !== copies[1])
    #expect(copies.allSatisfy { $0.bounds.width == 30 && $0.subviews.count == 1 })
  }

  /// An app's own view that asks the coder for values of its own.
  final class Keyed: UIView {
    var found: [String] = []

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      if coder.containsValue(forKey: "note") { found.append("note") }
      if let note = coder.decodeObject(forKey: "note") as? String { found.append(note) }
      if let note = coder.decodeObject(of: NSString.self, forKey: "note") {
        found.append("\(note)")
      }
      if coder.decodeBool(forKey: "isOpen") { found.append("open") }
      let (count, part) = (coder.decodeInteger(forKey: "n"), coder.decodeDouble(forKey: "p"))
      found.append("\(count) \(part)")
    }
  }

  @Test("A view that asks its coder for values of its own finds none, and is made all the same")
  func ownKeys() throws {
    Simulator.boot()
    let card = UIView()
    card.addSubview(Keyed(frame: .zero))
    let inside = try #require(try copy(card).subviews.first as? Keyed)

    #expect(inside.found == ["0 0.0"])
  }

  /// An app's own view that archives a Boolean value, and asks for it as an object.
  final class Opened: UIView {
    var found: [String] = []

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      for key in ["isOpen", "title", "missing"] {
        if let value = coder.archivedObject(forKey: key) { found.append("\(value)") }
      }
      if coder.decodeBool(forKey: "isOpen") { found.append("open") }
    }
    override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      coder.encode(true, forKey: "isOpen")
      coder.encode("Card", forKey: "title")
    }
  }

  @Test("A number that is asked for as an object, and a key without a value, give nil and no more")
  func numbersAsObjects() throws {
    Simulator.boot()

    #expect(try copy(Opened(frame: .zero)).found == ["Card", "open"])
    let card = UIView()
    card.addSubview(Opened(frame: .zero))
    let inside = try #require(try copy(card).subviews.first as? Opened)
    #expect(inside.found == [])
  }

  @Test("The copy of a cell has the constraints that the cell's content view holds")
  func cell() throws {
    Simulator.boot()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(badge)
    let top = badge.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 7)
    top.isActive = true
    let other = try copy(cell)

    let copied = try #require(other.contentView.constraints.first { $0.constant == 7 })
    #expect(copied !== top)
    #expect(copied.secondItem === other.contentView)
  }
}
