import Foundation
import Testing
import UIKit

private final class Dragger: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate,
  UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate, UITableViewDataSourcePrefetching
{
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { _ = coordinator.items.map(\.sourceIndexPath) }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { session.items }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { _ = coordinator.items.map(\.dragItem) }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

private final class Session: NSObject, UIDropSession, UIDragSession {
  let items: [UIDragItem]
  var localContext: Any?
  var localDragSession: (any UIDragSession)? { nil }
  init(_ items: [UIDragItem]) { self.items = items }
  func location(in view: UIView) -> CGPoint { .zero }
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool { false }
}

private final class Header: UICollectionReusableView {}

@MainActor
@Suite("Dragging items", .serialized)
struct DraggingTests {
  private let dragger = Dragger()

  @Test("Interactions for dragging are on their view, and delegates without an answer take nothing")
  func interactions() {
    _ = Simulator.boot()
    let view = UIView()
    let drag = UIDragInteraction(delegate: dragger)
    let drop = UIDropInteraction(delegate: dragger)
    view.addInteraction(drag)
    view.addInteraction(drop)
    (drag.isEnabled, drop.allowsSimultaneousDropSessions) = (false, true)
    #expect(drag.view === view && drop.view === view && drag.delegate === dragger)
    #expect(drop.delegate === dragger)
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString("a")))
    (item.localObject, item.previewProvider) = (1, { UIDragPreview(view: UIView()) })
    #expect(item.previewProvider?()?.view != nil && item.localObject as? Int == 1)
    let session = Session([item])
    #expect(drop.delegate?.dropInteraction(drop, canHandle: session) == true)
    let proposal = drop.delegate?.dropInteraction(drop, sessionDidUpdate: session)
    #expect(proposal?.operation == .cancel)
    drop.delegate?.dropInteraction(drop, performDrop: session)
    #expect(UITableViewDropProposal(operation: .move, intent: .automatic).intent == .automatic)
    #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
    let aliases: [AnyClass] = [
      UIDragPreviewParameters.self, UIDragPreviewTarget.self, UITargetedDragPreview.self,
    ]
    #expect(aliases.count == 3)
  }

  @Test("Lists keep the delegates of drags and move no items")
  func lists() {
    _ = Simulator.boot()
    let table = UITableView()
    (table.dragDelegate, table.dropDelegate) = (dragger, dragger)
    (table.prefetchDataSource, table.dragInteractionEnabled) = (dragger, true)
    table.remembersLastFocusedIndexPath = true
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    (list.dragDelegate, list.dropDelegate) = (dragger, dragger)
    (list.dragInteractionEnabled, list.remembersLastFocusedIndexPath) = (true, true)
    #expect(table.dragDelegate === dragger && list.dropDelegate === dragger)
    #expect(!list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    list.updateInteractiveMovementTargetPosition(.zero)
    list.endInteractiveMovement()
    list.cancelInteractiveMovement()
  }

  @Test("A provider hands over the object that the app gave it, and nothing else")
  func provider() {
    _ = Simulator.boot()
    let provider = NSItemProvider(object: NSString("a"))
    var got: [String] = []
    provider.loadObject(ofClass: NSString.self) { object, _ in
      let word = (object as? NSString).map { "\($0)" } ?? "nothing"
      MainActor.assumeIsolated { got.append(word) }
    }
    let empty = NSItemProvider(item: nil, typeIdentifier: "public.text")
    empty.suggestedName = "a.txt"
    empty.loadDataRepresentation(forTypeIdentifier: "public.text") { data, error in
      MainActor.assumeIsolated { got.append(data == nil && error != nil ? "error" : "data") }
    }
    empty.loadFileRepresentation(forTypeIdentifier: "public.text") { url, error in
      MainActor.assumeIsolated { got.append(url == nil && error != nil ? "error" : "file") }
    }
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!NSItemProvider().canLoadObject(ofClass: NSString.self))
    #expect(!empty.hasItemConformingToTypeIdentifier("public.text"))
    #expect(empty.registeredTypeIdentifiers == [])
    Simulator.current.run(for: .milliseconds(1))
    #expect(got == ["a", "error", "error"])
  }

  @Test("A registration of headers fills the view of its kind")
  func supplements() {
    _ = Simulator.boot()
    let layout = UICollectionViewFlowLayout()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let list = UICollectionView(frame: frame, collectionViewLayout: layout)
    var filled: [String] = []
    let registration = UICollectionView.SupplementaryRegistration<Header>(elementKind: "kind") {
      filled.append("\(type(of: $0)) \($1) \($2.section)")
    }
    let view = list.dequeueConfiguredReusableSupplementary(
      using: registration, for: IndexPath(item: 0, section: 2))
    #expect(type(of: view) == Header.self && filled == ["Header kind 2"])
  }
}
