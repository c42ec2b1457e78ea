import Foundation
import Outside
import Testing
import UIKit

private final class Indexing: NSObject, CSSearchableIndexDelegate {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void
  ) { acknowledgementHandler() }
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  ) { acknowledgementHandler() }
}

@MainActor
@Suite("Tasks in the background, search, widgets and links", .serialized)
struct BackgroundTests {
  private func turn() { Simulator.current.run(for: .milliseconds(50)) }

  @Test("A task may be registered, and a request for it is not accepted")
  func tasks() async {
    _ = Simulator.boot()
    let scheduler = BGTaskScheduler.shared
    #expect(
      scheduler.register(forTaskWithIdentifier: "a", using: nil) { task in
        Issue.record("\(task.identifier) was launched.")
      })
    let (short, long) = (
      BGAppRefreshTaskRequest(identifier: "a"), BGProcessingTaskRequest(identifier: "b")
    )
    short.earliestBeginDate = Foundation.Date(timeIntervalSince1970: 0)
    (long.requiresExternalPower, long.requiresNetworkConnectivity) = (true, true)
    let requests: [BGTaskRequest] = [short, long]
    #expect(requests.map(\.identifier) == ["a", "b"])
    for request in requests {
      #expect(throws: BGTaskScheduler.Error(.unavailable)) { try scheduler.submit(request) }
    }
    nonisolated(unsafe) var counts: [Int] = []
    scheduler.getPendingTaskRequests { counts.append($0.count) }
    #expect(counts == [])
    turn()
    #expect(counts == [0])
    let pending = await scheduler.pendingTaskRequests()
    #expect(pending == [])
    scheduler.cancel(taskRequestWithIdentifier: "a")
    scheduler.cancelAllTaskRequests()
    let launched: [BGTask] = [BGAppRefreshTask(), BGProcessingTask()]
    launched[0].expirationHandler = {}
    launched[0].setTaskCompleted(success: true)
    #expect(launched[1].identifier == "" && launched[1].expirationHandler == nil)
    let codes: [BGTaskScheduler.Error.Code] = [
      BGTaskScheduler.Error.unavailable, BGTaskScheduler.Error.tooManyPendingTaskRequests,
      BGTaskScheduler.Error.notPermitted,
    ]
    #expect(codes.map { BGTaskScheduler.Error($0).errorCode } == [1, 2, 3])
    #expect(BGTaskScheduler.Error(.notPermitted).code == .notPermitted)
    #expect(BGTaskScheduler.Error.errorDomain == "BGTaskSchedulerErrorDomain")
  }

  @Test("Nobody has put a widget on the home screen")
  func widgets() {
    _ = Simulator.boot()
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "a")
    var kinds: [[String]] = []
    WidgetCenter.shared.getCurrentConfigurations { result in
      kinds.append((try? result.get().map { (info: WidgetInfo) in info.kind }) ?? ["error"])
    }
    #expect(kinds == [])
    turn()
    #expect(kinds == [[]])
  }

  @Test("The system's search takes nothing, and says so in the next turn")
  func search() {
    _ = Simulator.boot()
    let facts = CSSearchableItemAttributeSet(itemContentType: kUTTypeText)
    (facts.title, facts.displayName, facts.contentDescription) = ("a", "b", "c")
    (facts.keywords, facts.thumbnailData, facts.identifier) = (["d"], Data(), "e")
    let url = URL(fileURLWithPath: "/a")
    (facts.thumbnailURL, facts.contentURL, facts.relatedUniqueIdentifier) = (url, url, "f")
    let date = Foundation.Date(timeIntervalSince1970: 0)
    (facts.contentCreationDate, facts.contentModificationDate) = (date, date)
    facts.contentType = CSSearchableItemAttributeSet(contentType: .text).contentType
    let item = CSSearchableItem(
      uniqueIdentifier: "1", domainIdentifier: "notes", attributeSet: facts)
    item.expirationDate = date
    (item.uniqueIdentifier, item.domainIdentifier) = ("2", "letters")
    #expect(item.attributeSet === facts)
    let (index, delegate) = (CSSearchableIndex.default(), Indexing())
    index.indexDelegate = delegate
    #expect(!CSSearchableIndex.isIndexingAvailable() && index === CSSearchableIndex.default())
    nonisolated(unsafe) var codes: [Int] = []
    let note: @Sendable ((any Error)?) -> Void = { codes.append(($0 as NSError?)?.code ?? 0) }
    index.indexSearchableItems([item], completionHandler: note)
    index.deleteSearchableItems(withIdentifiers: ["1"], completionHandler: note)
    index.deleteSearchableItems(withDomainIdentifiers: ["a"], completionHandler: note)
    index.deleteAllSearchableItems(completionHandler: note)
    index.indexSearchableItems([item])
    #expect(codes == [])
    turn()
    #expect(codes == [-1000, -1000, -1000, -1000])
    var told = 0
    let own = CSSearchableIndex(name: "own")
    delegate.searchableIndex(own) { told += 1 }
    delegate.searchableIndex(own, reindexSearchableItemsWithIdentifiers: []) { told += 1 }
    let asked: any CSSearchableIndexDelegate = delegate
    asked.searchableIndex(own, reindexAllSearchableItemsWithAcknowledgementHandler: { told += 1 })
    asked.searchableIndex(own, reindexSearchableItemsWithIdentifiers: []) { told += 1 }
    #expect(told == 4)
    let reasons: [CSIndexError.Code] = [
      .unknownError, .indexUnavailableError, .invalidItemError, .invalidClientStateError,
      .remoteConnectionError, .quotaExceeded, .indexingUnsupported,
    ]
    #expect(reasons.map { CSIndexError($0).errorCode }.last == -1005 && Set(reasons).count == 7)
    #expect(CSIndexError.errorDomain == CSIndexErrorDomain)
    #expect(CSIndexError(.quotaExceeded).code == .quotaExceeded)
  }

  @Test("An activity keeps the facts by which a search finds it")
  func activity() {
    _ = Simulator.boot()
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.userInfo = [CSSearchableItemActivityIdentifier: "1"]
    #expect(activity.contentAttributeSet == nil)
    let facts = CSSearchableItemAttributeSet(itemContentType: "a")
    activity.contentAttributeSet = facts
    #expect(activity.contentAttributeSet === facts)
  }

  @Test("Facts about a page of the web cannot be read without a network")
  func links() async {
    _ = Simulator.boot()
    let (provider, url) = (LPMetadataProvider(), URL(string: "https://a.example/b")!)
    (provider.timeout, provider.shouldFetchSubresources) = (5, false)
    nonisolated(unsafe) var codes: [Int] = []
    provider.startFetchingMetadata(for: url) { metadata, error in
      codes.append((error as? LPError)?.errorCode ?? 0)
      #expect(metadata == nil)
    }
    #expect(codes == [])
    turn()
    #expect(codes == [2])
    await #expect(throws: LPError(.metadataFetchFailed)) {
      try await provider.startFetchingMetadata(for: url)
    }
    provider.cancel()
    let others: [LPError.Code] = [
      LPError.unknown, LPError.metadataFetchFailed, LPError.metadataFetchCancelled,
      LPError.metadataFetchTimedOut,
    ]
    #expect(others.map(\.rawValue) == [1, 2, 3, 4] && LPError.errorDomain == "LPErrorDomain")
    #expect(LPError(.unknown).code == .unknown)
  }

  @Test("A view of a link shows the title that the app has set, or else the host")
  func linkView() throws {
    _ = Simulator.boot()
    let view = LPLinkView(url: URL(string: "https://a.example/b")!)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.layoutIfNeeded()
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.text == "a.example" && label.frame == view.bounds)
    let metadata = LPLinkMetadata()
    (metadata.title, metadata.url, metadata.originalURL) = ("A page", nil, nil)
    (metadata.iconProvider, metadata.imageProvider) = (NSItemProvider(), nil)
    (metadata.videoProvider, metadata.remoteVideoURL) = (nil, nil)
    view.metadata = metadata
    #expect(label.text == "A page")
    #expect(view.intrinsicContentSize == label.intrinsicContentSize)
    #expect(view.sizeThatFits(.zero) == label.sizeThatFits(.zero))
    let other = LPLinkView(metadata: metadata)
    #expect((other.subviews.first as? UILabel)?.text == "A page")
    other.layoutSubviews()
    let maker: (NSCoder) -> LPLinkView? = LPLinkView.init(coder:)
    _ = maker
  }
}
