import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Text, search and the world outside")
struct WordsTests {
  private final class Typist: NSObject, UITextViewDelegate, UISearchResultsUpdating {
    var log: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "x" }
    func textViewDidChange(_ textView: UITextView) { log.append(textView.text) }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
    }
  }

  @Test("A text view takes what is typed, unless its delegate objects, and grows with it")
  func textView() {
    let stage = TouchStage()
    let typist = Typist()
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    text.delegate = typist
    stage.view.addSubview(text)
    text.becomeFirstResponder()
    text.insertText("Hello")
    text.insertText("x")
    let height = text.contentSize.height
    text.insertText("\nthere")

    #expect(typist.log == ["begin", "Hello", "Hello\nthere"])
    #expect(text.contentSize.height > height)
  }

  @Test(
    "A field and a text view tell everybody when they are edited, and not when code sets their text"
  )
  func editing() {
    let stage = TouchStage()
    let (field, view) = (UITextField(), UITextView())
    stage.view.addSubview(field)
    stage.view.addSubview(view)
    let told: KeyValuePairs<Notification.Name, String> = [
      UITextField.textDidBeginEditingNotification: "field begins",
      UITextField.textDidChangeNotification: "field changes",
      UITextField.textDidEndEditingNotification: "field ends",
      UITextView.textDidBeginEditingNotification: "view begins",
      UITextView.textDidChangeNotification: "view changes",
      UITextView.textDidEndEditingNotification: "view ends",
    ]
    var log: [String] = []
    for (name, word) in told {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        log.append(word)
      }
    }
    field.becomeFirstResponder()
    field.insertText("a")
    field.text = "b"
    field.deleteBackward()
    view.becomeFirstResponder()
    view.insertText("a")
    view.text = "b"
    view.resignFirstResponder()

    #expect(
      log == [
        "field begins", "field changes", "field changes", "field ends", "view begins",
        "view changes", "view ends",
      ])
  }

  @Test("A search begins when something is typed and ends with the cancel button")
  func search() throws {
    let stage = TouchStage()
    let typist = Typist()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = typist
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 390, height: 56)
    stage.view.addSubview(search.searchBar)
    search.searchBar.searchTextField.becomeFirstResponder()
    search.searchBar.searchTextField.insertText("a")
    stage.simulator.run(for: .milliseconds(20))
    stage.play("du", from: CGPoint(x: 350, y: 28))

    #expect(typist.log == ["true ", "true a", "false "])
    #expect(!search.searchBar.isFirstResponder)
  }

  @Test("A label without a font or a colour has the system's")
  func resettable() {
    Simulator.boot()
    let label = UILabel()
    label.text = "Turnstile"
    let width = label.intrinsicContentSize.width
    label.font = .systemFont(ofSize: 40)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: UIFont.labelFontSize))
    #expect(label.textColor == .label)
    #expect(label.intrinsicContentSize.width == width)
  }

  @Test("Text takes room by its type's size, in as many lines as its width makes it")
  func textSize() {
    Simulator.boot()
    let type: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let line = "Turnstile turns".size(withAttributes: type)
    let box = "Turnstile turns".boundingRect(
      with: CGSize(width: line.width / 2, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: type, context: nil)

    #expect(box.height > line.height)
    #expect(box.width <= line.width)
    #expect(NSAttributedString(string: "Turnstile turns", attributes: type).size() == line)
  }

  @Test("A link is opened by nobody, which the completion is told")
  func link() {
    let simulator = Simulator.boot()
    var opened: Bool?
    UIApplication.shared.open(URL(string: "https://example.org")!) { opened = $0 }
    #expect(opened == nil)
    simulator.run(for: .zero)
    #expect(opened == false)
  }

  @Test("What is set on a class's appearance can be asked again")
  func appearance() {
    Simulator.boot()
    UINavigationBar.appearance().barTintColor = .red
    #expect(UINavigationBar.appearance().barTintColor == .red)
    #expect(UINavigationBar().barTintColor == nil)
  }

  @Test("A layer draws its contents once when it is asked, at the end of the turn")
  func layerDrawing() {
    final class Dot: CALayer {
      var draws = 0
      override func draw(in ctx: CGContext) {
        draws += 1
        ctx.fillEllipse(in: bounds)
      }
    }
    let stage = TouchStage()
    let dot = Dot()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.view.layer.addSublayer(dot)
    dot.setNeedsDisplay()
    dot.setNeedsDisplay()
    #expect(dot.draws == 0)
    stage.simulator.run(for: .zero)

    #expect(dot.draws == 1)
    #expect((dot.contents as? UIImage)?.size == CGSize(width: 10, height: 10))
  }

  @Test("A transform comes out of its box as it went in")
  func box() {
    Simulator.boot()
    let turned = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(
      CATransform3DEqualToTransform(NSValue(caTransform3D: turned).caTransform3DValue, turned))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test("A path can be walked along, step by step")
  func walk() {
    Simulator.boot()
    var types: [CGPathElementType] = []
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath.applyWithBlock {
      types.append($0.pointee.type)
    }
    #expect(types.first == .moveToPoint)
    #expect(types.last == .closeSubpath)
  }

  @Test("A field's delegate is told that the caret has moved by what is typed and deleted")
  func movesCaret() {
    final class Listener: NSObject, UITextFieldDelegate {
      var texts: [String?] = []
      func textFieldDidChangeSelection(_ textField: UITextField) { texts.append(textField.text) }
    }
    Simulator.boot()
    let (field, listener) = (UITextField(), Listener())
    field.delegate = listener
    field.insertText("a")
    field.insertText("b")
    field.deleteBackward()

    #expect(listener.texts == ["a", "ab", "a"])
  }

  @Test("What was typed last is taken away again, unless the delegate objects")
  func deleting() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { range.location > 0 }
    }
    Simulator.boot()
    let (field, keeper) = (UITextField(), Keeper())
    field.delegate = keeper
    field.text = "ab"
    field.deleteBackward()
    field.deleteBackward()
    let text = UITextView()
    text.text = "c"
    text.deleteBackward()
    text.deleteBackward()

    #expect(field.text == "a")
    #expect(field.hasText)
    #expect(text.text.isEmpty)
    #expect(!text.hasText)
    #expect([field as UIView, text].allSatisfy { $0 is any UITextInput })
  }

  private final class Styled: UITextField {
    override var text: String? {
      didSet { attributedText = text.map { NSAttributedString(string: "<\($0)>") } }
    }
    override var placeholder: String? {
      didSet { attributedPlaceholder = NSAttributedString(string: (placeholder ?? "") + "!") }
    }
  }
  private final class StyledLabel: UILabel {
    override var text: String? {
      didSet { attributedText = text.map { NSAttributedString(string: "<\($0)>") } }
    }
  }
  private final class StyledView: UITextView {
    override var text: String! {
      didSet { attributedText = NSAttributedString(string: "<\(text ?? "")>") }
    }
  }

  @Test("A subclass that sets the attributed text when its text is set does not call itself")
  func styled() {
    Simulator.boot()
    let (field, label, view) = (Styled(), StyledLabel(), StyledView())
    field.placeholder = "name"
    (field.text, label.text, view.text) = ("a", "b", "c")

    #expect(field.placeholder == "name!")
    #expect([field.text, label.text, view.text] == ["<a>", "<b>", "<c>"])
  }

  @Test("A label's new text replaces its attributed text, even one with the same letters")
  func plainAgain() {
    Simulator.boot()
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 2])
    label.text = "a"

    #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
  }
}
