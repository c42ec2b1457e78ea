import Foundation
import Testing
import UIKit

private final class Dragger: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate,
  UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate, UITableViewDataSourcePrefetching
{
  var told: [String] = []
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let row = coordinator.destinationIndexPath?.row ?? -1
    let items = coordinator.items.filter { $0.sourceIndexPath == nil }.map(\.dragItem)
    told.append("\(coordinator.proposal.operation) \(row) \(items.count)")
    _ = coordinator.session
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { session.items }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let item = coordinator.destinationIndexPath?.item ?? -1
    let items = coordinator.items.filter { $0.sourceIndexPath == nil }.map(\.dragItem)
    told.append("\(coordinator.proposal.operation) \(item) \(items.count)")
    _ = coordinator.session
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    told.append("soon \(indexPaths.count)")
  }
}

private final class Drop: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem] = []
  let destinationIndexPath: IndexPath? = IndexPath(row: 1, section: 0)
  let proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  let session: any UIDropSession
  init(_ session: Session) { self.session = session }
}

private final class ListDrop: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem] = []
  let destinationIndexPath: IndexPath? = IndexPath(item: 2, section: 0)
  let proposal = UICollectionViewDropProposal(
    operation: .copy, intent: .insertIntoDestinationIndexPath)
  let session: any UIDropSession
  init(_ session: Session) { self.session = session }
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
    session.localContext = "context"
    let drags: any UIDragSession = session
    let drops: any UIDropSession = session
    #expect(drags.localContext as? String == "context" && drops.localDragSession == nil)
    #expect(drops.location(in: view) == .zero && !drops.canLoadObjects(ofClass: NSString.self))
    #expect(drag.delegate?.dragInteraction(drag, itemsForBeginning: session).isEmpty == true)
    for moves in [drag.willMove, drop.willMove] { moves(nil) }
    for moves in [drag.didMove, drop.didMove] { moves(nil) }
    #expect(drag.view == nil && drop.view == nil)
    let operations: [UIDropOperation] = [.cancel, .forbidden, .copy, .move]
    #expect(operations.map(\.rawValue) == [0, 1, 2, 3])
    #expect(drop.delegate?.dropInteraction(drop, canHandle: session) == true)
    let proposal = drop.delegate?.dropInteraction(drop, sessionDidUpdate: session)
    #expect(proposal?.operation == .cancel)
    drop.delegate?.dropInteraction(drop, performDrop: session)
    #expect(UITableViewDropProposal(operation: .move, intent: .automatic).intent == .automatic)
    #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
    let places: [UITableViewDropProposal.Intent] = [
      .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic,
    ]
    #expect(places.map(\.rawValue) == [0, 1, 2, 3])
    let listPlaces: [UICollectionViewDropProposal.Intent] = [
      .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath,
    ]
    #expect(listPlaces.map(\.rawValue) == [0, 1, 2])
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
    let (first, session) = (IndexPath(item: 0, section: 0), Session([]))
    let drop = Drop(session)
    #expect(
      table.dragDelegate?.tableView(table, itemsForBeginning: session, at: first).isEmpty == true)
    #expect(
      list.dragDelegate?.collectionView(list, itemsForBeginning: session, at: first).isEmpty
        == true)
    table.dropDelegate?.tableView(table, performDropWith: drop)
    list.dropDelegate?.collectionView(list, performDropWith: ListDrop(session))
    table.prefetchDataSource?.tableView(table, prefetchRowsAt: [first])
    #expect(dragger.told == ["move 1 0", "copy 2 0", "soon 1"])
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
