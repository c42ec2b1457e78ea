public import Foundation

/// The pages that a web view has shown, in their order.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var place = -1

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { place > 0 ? Array(items[..<place]) : [] }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  /// Returns the page that lies a number of pages after the present one, or before it.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }

  /// Adds a page after the present one, in place of those that were there.
  func visit(_ url: URL) {
    items = items.prefix(place + 1) + [WKBackForwardListItem(url)]
    place = items.count - 1
  }

  func goBack() -> WKBackForwardListItem? { move(to: place - 1) }
  func goForward() -> WKBackForwardListItem? { move(to: place + 1) }

  /// Makes a page of the list the present one, and returns true if it is in the list.
  func go(to item: WKBackForwardListItem) -> Bool {
    items.firstIndex { $0 === item }.flatMap { move(to: $0) } != nil
  }

  private func move(to index: Int) -> WKBackForwardListItem? {
    guard items.indices.contains(index) else { return nil }
    place = index
    return items[index]
  }
}

/// A page that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  open var initialURL: URL { url }
  open var title: String? { nil }
  init(_ url: URL) { self.url = url }
}
