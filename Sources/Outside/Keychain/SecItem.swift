import Foundation
public import UIKit

// The functions by which an app uses the keychain.
//
// The keychain is empty at every launch, as on a phone on which the app has just been installed,
// and keeps what the app stores until the end of the run. It has passwords and other data, but no
// keys, certificates or access control.

/// Stores an item in the keychain, or returns `errSecDuplicateItem` if there is one like it.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.ofThisLaunch.add(attributes) { result?.pointee = $0 } }

/// Stores an item in the keychain, and returns it as an object.
@discardableResult @_disfavoredOverload
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus { Keychain.ofThisLaunch.add(attributes) { result?.pointee = $0 as AnyObject } }

/// Finds the items of the keychain that have the attributes of a query. The result is what the
/// query asks to return, or an array of that if it does not limit the number to one.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.ofThisLaunch.copy(query) { result?.pointee = $0 } }

/// Finds the items of the keychain that have the attributes of a query, and returns them as an
/// object.
@discardableResult @_disfavoredOverload
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus { Keychain.ofThisLaunch.copy(query) { result?.pointee = $0 as AnyObject } }

/// Changes attributes of all items of the keychain that have the attributes of a query.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { Keychain.ofThisLaunch.update(query, attributesToUpdate) }

/// Deletes all items of the keychain that have the attributes of a query.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.ofThisLaunch.delete(query)
}

/// Returns a text that describes a result of the keychain's functions.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { "OSStatus \(status)" }

/// The keychain of a launch of the app.
private final class Keychain {
  static var ofThisLaunch: Keychain { perLaunch("Outside.Keychain") { Keychain() } }

  /// The attributes of one item, with its data.
  private typealias Item = [String: Any]
  private var items: [Item] = []

  /// The attributes that tell items of one class apart. An item is a duplicate if an item of its
  /// class has the same values of all of them.
  private static let identity = [
    kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrServer,
    kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain,
    kSecAttrAuthenticationType, kSecAttrSynchronizable,
  ]

  /// Returns the attributes in a query that items have. The other entries say what to return and
  /// how to search.
  private static func attributes(_ query: CFDictionary) -> Item {
    let entries = query.compactMap { key, value in (key as? String).map { ($0, value) } }
    return Item(entries) { $1 }.filter { key, _ in
      !key.hasPrefix("r_") && !key.hasPrefix("m_") && !key.hasPrefix("u_")
        && key != kSecUseDataProtectionKeychain
    }
  }

  /// Returns true if a value of an item is the one that a query asks for.
  private static func isSame(_ value: Any?, _ asked: Any?) -> Bool {
    switch (value, asked) {
    case (nil, nil): true
    case (let value as AnyHashable, let asked as AnyHashable): value == asked
    default: false
    }
  }

  private static func isTrue(_ key: String, in query: CFDictionary) -> Bool {
    query[key] as? Bool ?? (query[key] as? NSNumber)?.boolValue ?? false
  }

  private func matches(_ query: CFDictionary) -> [Int] {
    var asked = Self.attributes(query)
    asked[kSecValueData] = nil
    if asked[kSecAttrSynchronizable] as? String == kSecAttrSynchronizableAny {
      asked[kSecAttrSynchronizable] = nil
    }
    return items.indices.filter { index in
      asked.allSatisfy { Self.isSame(items[index][$0.key], $0.value) }
    }
  }

  func add(_ query: CFDictionary, _ hand: (Any) -> Void) -> OSStatus {
    let item = Self.attributes(query)
    guard item[kSecClass] != nil else { return errSecParam }
    let isThere = items.contains { other in
      Self.identity.allSatisfy { Self.isSame(other[$0], item[$0]) }
    }
    if isThere { return errSecDuplicateItem }
    items.append(item)
    if let result = answer(item, to: query) { hand(result) }
    return errSecSuccess
  }

  func copy(_ query: CFDictionary, _ hand: (Any) -> Void) -> OSStatus {
    let found = matches(query).map { items[$0] }
    guard let first = found.first else { return errSecItemNotFound }
    guard let limit = query[kSecMatchLimit], limit as? String != kSecMatchLimitOne,
      limit as? Int != 1
    else {
      if let result = answer(first, to: query) { hand(result) }
      return errSecSuccess
    }
    let count = limit as? Int ?? found.count
    hand(found.prefix(count).compactMap { answer($0, to: query) })
    return errSecSuccess
  }

  /// Returns what a query asks to return of an item: its data, its attributes, both in a
  /// dictionary, or nothing.
  private func answer(_ item: Item, to query: CFDictionary) -> Any? {
    let returnsData = Self.isTrue(kSecReturnData, in: query)
    guard Self.isTrue(kSecReturnAttributes, in: query) else {
      return returnsData ? item[kSecValueData] : nil
    }
    var answer = item
    if !returnsData { answer[kSecValueData] = nil }
    return answer
  }

  func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    let found = matches(query)
    for index in found { items[index].merge(Self.attributes(changes)) { $1 } }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }

  func delete(_ query: CFDictionary) -> OSStatus {
    let found = matches(query)
    for index in found.reversed() { items.remove(at: index) }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}
