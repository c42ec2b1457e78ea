public import Foundation
public import UIKit

// The functions by which an app uses the keychain, for queries that are dictionaries of Foundation.
// On a device such a dictionary is one of Core Foundation, too.

/// Stores an item in the keychain, or returns `errSecDuplicateItem` if there is one like it.
@discardableResult @_disfavoredOverload
public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { SecItemAdd(attributes.plain, result) }

/// Finds the items of the keychain that have the attributes of a query. The result is what the
/// query asks to return, or an array of that if it does not limit the number to one.
@discardableResult @_disfavoredOverload
public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { SecItemCopyMatching(query.plain, result) }

/// Changes attributes of all items of the keychain that have the attributes of a query.
@discardableResult @_disfavoredOverload
public func SecItemUpdate(
  _ query: NSDictionary, _ attributesToUpdate: NSDictionary
) -> OSStatus { SecItemUpdate(query.plain, attributesToUpdate.plain) }

/// Deletes all items of the keychain that have the attributes of a query.
@discardableResult @_disfavoredOverload
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(query.plain) }

extension NSDictionary {
  /// The same entries as a dictionary of Swift.
  fileprivate var plain: CFDictionary { self as? CFDictionary ?? [:] }
}
