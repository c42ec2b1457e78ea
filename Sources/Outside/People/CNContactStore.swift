public import Foundation
import UIKit

/// The owner's address book. In the model an app may not read it: leave is not determined, and
/// after the app has asked for it, it is denied.
///
/// ```swift
/// CNContactStore().requestAccess(for: .contacts) { isGranted, error in
///   print(isGranted)  // false, in the next turn
/// }
/// ```
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    Permission.contacts.isRefused ? .denied : .notDetermined
  }

  @preconcurrency
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Permission.contacts.ask("leave to read the address book (CNContactStore)") {
      completionHandler(false, CNError(.authorizationDenied))
    }
  }
  @MainActor
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAccess(for: entityType) { _, error in
        continuation.resume(throwing: error ?? CNError(.authorizationDenied))
      }
    }
  }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw refusal() }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw refusal() }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw refusal() }
  open func execute(_ saveRequest: CNSaveRequest) throws { throw refusal() }

  private func refusal() -> CNError {
    Outbound.note("the address book (CNContactStore)", answer: "denied")
    return CNError(.authorizationDenied)
  }
}

/// A part of the address book.
@frozen public enum CNEntityType: Int, Sendable { case contacts }

/// The leave of an app to read the address book.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// A request for the persons in the address book.
open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  open var mutableObjects = false

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The order of the persons in the address book.
@frozen public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

/// A request to change the address book.
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// Writes a person's name in one text: the given name before the family name, or else the company.
open class CNContactFormatter: Formatter {
  open var style = CNContactFormatterStyle.fullName

  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { CNContactGivenNameKey }
}

/// The form in which a person's name is written.
@frozen public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// An error of the address book.
public struct CNError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of the address book's errors.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case noAccessableWritableContainers
    case recordDoesNotExist = 200
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CNErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

extension Notification.Name {
  public static let CNContactStoreDidChange = Notification.Name(
    "CNContactStoreDidChangeNotification")
}
