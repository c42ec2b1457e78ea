public import Foundation
import UIKit

/// The settings of a web view: its scripts, its stores, and how it plays films.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var processPool = WKProcessPool()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes()
  open var suppressesIncrementalRendering = false
  open var ignoresViewportScaleLimits = false
  open var dataDetectorTypes = WKDataDetectorTypes()
}

/// The kinds of film and sound that a web page plays only when a person asks for it.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The kinds of text of a web page that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The permissions of the scripts of web pages.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
}

/// The preferences for one web page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  @frozen public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

/// The process that several web views share. In the model there is none.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// The cookies and files that web pages store. In the model the store is empty.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func allWebsiteDataTypes() -> Set<String> {
    [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache]
  }
  open var isPersistent: Bool { true }

  /// Removes what web pages have stored, and calls a block in the next turn of the run loop.
  @preconcurrency
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Foundation.Date,
    completionHandler: @escaping @MainActor () -> Void
  ) { DispatchQueue.main.async(execute: completionHandler) }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"

/// The scripts that an app adds to web pages, and its receivers of their messages. In the model no
/// script runs, so no message comes.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds a receiver of messages. As on a phone, the controller holds it strongly.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// A script that an app adds to web pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  @frozen public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  public let source: String
  public let injectionTime: InjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// A receiver of the messages of a page's scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page's script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  public let name: String
  public let body: Any
  init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}
