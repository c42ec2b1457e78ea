import Testing
import Turnstile
import UIKit

@Suite("moves-continuously: pictures") @MainActor
struct PictureTrailTests {
  private let clause = Contract.strict.only([.movesContinuously])
  private let trace = Traces.open + Traces.drag(30, 60, 90)
  private static let place = CGRect(x: 100, y: 100, width: 100, height: 100)

  @Test("A picture that another view shows somewhere else from one frame to the next")
  func offender() throws {
    let rig = closing { $0.show(at: Self.place.offsetBy(dx: 0, dy: 400)) }

    #expect(try rig.broken(trace, clause) == ["moves-continuously:picture"])
  }

  @Test("A picture that another view shows at the same place, and moves from there")
  func twin() throws {
    let rig = closing { closing in
      let copy = closing.show(at: Self.place)
      UIView.animate(withDuration: 0.3) { copy.frame.origin.y += 400 }
    }

    #expect(try rig.broken(trace, clause) == [])
  }

  @Test("The same image on another screen is another picture, and so is one of two copies")
  func lookAlikes() throws {
    let onHome = closing { closing in
      let home = closing.moment.home
      home.addSubview(closing.picture(at: Self.place.offsetBy(dx: 0, dy: 400)))
    }
    let twice = closing { closing in
      closing.show(at: Self.place.offsetBy(dx: 0, dy: 400))
      closing.show(at: Self.place.offsetBy(dx: 100, dy: 400))
    }

    #expect(try onHome.broken(trace, clause) == [])
    #expect(try twice.broken(trace, clause) == [])
  }

  @Test("A picture that another view shows a little beside has not leapt")
  func little() throws {
    let rig = closing { $0.show(at: Self.place.offsetBy(dx: 20, dy: 100)) }

    #expect(try rig.broken(trace, clause) == [])
  }

  /// A dismissal that has hidden the card with its picture.
  @MainActor
  private struct Closing {
    let moment: Moment
    let image: UIImage

    func picture(at frame: CGRect) -> UIImageView {
      let view = UIImageView(image: image)
      view.frame = frame
      return view
    }

    @discardableResult
    func show(at frame: CGRect) -> UIImageView {
      let view = picture(at: frame)
      moment.container.addSubview(view)
      return view
    }
  }

  /// Returns a rig whose card shows a picture, and which the end of a drag closes: the card is
  /// hidden, and then the given function runs.
  private func closing(_ body: @escaping @MainActor @Sendable (Closing) -> Void) -> Rig {
    Rig {
      $0.pan = { pan, driver in if pan.state == .ended { driver.scene?.close() } }
      $0.makeCard = {
        let card = UIViewController()
        let picture = UIImageView(image: UIImage())
        picture.frame = Self.place
        card.view.addSubview(picture)
        return card
      }
      $0.before = { moment in
        guard !moment.isPresenting, let card = moment.outgoing else { return }
        let picture = card.subviews.compactMap { $0 as? UIImageView }.first
        card.isHidden = true
        if let image = picture?.image { body(Closing(moment: moment, image: image)) }
      }
    }
  }
}
