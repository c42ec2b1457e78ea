import Turnstile
import UIKit

/// A subject under test whose names could break a report: markup, emoji, right-to-left text, and
/// ten kilobytes.
enum Names {
  static let all = [
    Subject(script) { stage in
      let home = UIViewController()
      let texts = [
        script, "🙂👩‍👩‍👧 café", "\u{202E}שלום עולם", "`${alert(1)}` \\u003c",
        String(repeating: "long ", count: 2_048),
      ]
      for (place, text) in texts.enumerated() {
        let label = UILabel(frame: CGRect(x: 0, y: 100 + place * 60, width: 390, height: 40))
        label.text = text
        home.view.addSubview(label)
      }
      stage.window.rootViewController = home
      stage.action(script) { for text in texts { stage.note(text) } }
    }
  ]

  private static let script = "</script><script>window.ran = 1</script>"
}
