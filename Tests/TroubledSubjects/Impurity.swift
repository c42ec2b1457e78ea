import Foundation
import Turnstile
import UIKit

/// Apps whose runs depend on more than their traces (input sequences), such as on earlier runs, so
/// that a check must report them as not deterministic.
enum Impurity {
  static let all = [
    Trouble.subject("remembers quietly") { _ in opened += 1 },
    remembering("remembers", after: 40),
    tiring("falls when it is tired", after: 60),
    keepingAView("keeps a view", leaving: .none),
    keepingAView("keeps a view and leaves a recogniser at first", leaving: .first),
    keepingAView("keeps a view and leaves a recogniser later", leaving: .later),
    Trouble.subject("sets") { stage in
      let letters = Set((0..<8).map { _ in Letter() })
      // order-free: this app iterates over a set on purpose, to be found not deterministic
      stage.note(letters.map { "\($0.number)" }.joined(separator: " "))
      Letter.made = 0
    },
    Trouble.subject("words") { stage in
      // order-free: this app iterates over a set on purpose, to be found not deterministic
      stage.note(Set(["ant", "bee", "cat", "dog", "eel", "fox", "gnu"]).joined(separator: " "))
    },
    Trouble.subject("processes") { $0.note("\(getpid())") },
    Trouble.subject("clocks") { stage in
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      stage.note("\(time.tv_sec) \(time.tv_nsec)")
    },
    Trouble.subject("addresses") { $0.note("\(ObjectIdentifier($0.window))") },
    Trouble.subject("rolls") { stage in
      let dice = FileHandle(forReadingAtPath: "/dev/urandom")
      stage.note("\(dice?.readData(ofLength: 8).map(String.init) ?? [])")
    },
    Trouble.subject("shuffles") { stage in
      stage.note("\(UInt64.random(in: 0...(.max))) \((0..<9).shuffled())")
    },
    Trouble.subject("writes") { stage in
      let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      let diary = documents.appendingPathComponent("diary.txt")
      let pages = (try? String(contentsOf: diary, encoding: .utf8)) ?? ""
      try (pages + "x").write(to: diary, atomically: true, encoding: .utf8)
      stage.note("\(diary.path) \(pages.count)")
    },
    Trouble.subject("looks around") { stage in
      stage.note(ProcessInfo.processInfo.environment["HOME"] ?? "no home")
      stage.note(FileManager.default.currentDirectoryPath)
    },
  ]

  @MainActor private static var opened = 0

  /// Returns an app that traps when its card is opened too often. The count goes on over all runs
  /// of a process.
  private static func tiring(_ name: String, after limit: Int) -> Subject {
    Trouble.subject(name) { _ in
      opened += 1
      precondition(opened <= limit, "too tired")
    }
  }

  /// The launches of the app after which a card leaves a recogniser on the window.
  private enum Leaving { case first, later, none }

  /// Returns an app whose card shows a view of a static variable, and may leave a recogniser on the
  /// window at the first launches of a process, or at those after the first one.
  private static func keepingAView(_ name: String, leaving: Leaving) -> Subject {
    Subject(name) { stage in
      VeiledCard.launches += 1
      Trouble.addCard(to: stage) { VeiledCard(leaving) }
    }
  }

  private final class VeiledCard: UIViewController {
    static var launches = 0
    private static let veil = UIView()
    private let leaving: Leaving

    init(_ leaving: Leaving) {
      self.leaving = leaving
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      view.addSubview(Self.veil)
      let leaves =
        switch leaving {
        case .first: Self.launches <= 20
        case .later: Self.launches > 1
        case .none: false
        }
      if leaves {
        presentingViewController?.view.window?.addGestureRecognizer(UITapGestureRecognizer())
      }
    }
  }

  private final class Letter: Hashable {
    @MainActor static var made = 0
    let number: Int
    @MainActor init() {
      number = Self.made
      Self.made += 1
    }
    static func == (one: Letter, other: Letter) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Returns an app that throws an error when its card is opened too often. The count goes on over
  /// all runs of a process.
  private static func remembering(_ name: String, after limit: Int) -> Subject {
    Subject(name) { stage in
      stage.window.rootViewController = UIViewController()
      stage.action("open") {
        opened += 1
        if opened > limit { throw Tired() }
      }
    }
  }

  private struct Tired: Error, CustomStringConvertible { let description = "too many cards" }
}
