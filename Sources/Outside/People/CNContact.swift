public import Foundation

/// A person in the owner's address book. The book is closed to the app, so an app has only the
/// persons that it makes itself.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class CNContact: NSObject, @unchecked Sendable {
  fileprivate var facts = Facts()

  public override init() { super.init() }

  open var identifier: String { "" }
  open var contactType: CNContactType { facts.contactType }
  open var namePrefix: String { facts.namePrefix }
  open var givenName: String { facts.givenName }
  open var middleName: String { facts.middleName }
  open var familyName: String { facts.familyName }
  open var nickname: String { facts.nickname }
  open var organizationName: String { facts.organizationName }
  open var jobTitle: String { facts.jobTitle }
  open var note: String { facts.note }
  open var imageData: Data? { facts.imageData }
  open var thumbnailImageData: Data? { facts.imageData }
  open var imageDataAvailable: Bool { facts.imageData != nil }
  open var birthday: DateComponents? { facts.birthday }
  open var emailAddresses: [CNLabeledValue<NSString>] { facts.emailAddresses }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { facts.phoneNumbers }
  open var urlAddresses: [CNLabeledValue<NSString>] { facts.urlAddresses }

  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open class func localizedString(forKey key: String) -> String { key }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
}

private struct Facts {
  var contactType = CNContactType.person
  var (namePrefix, givenName, middleName, familyName) = ("", "", "", "")
  var (nickname, organizationName, jobTitle, note) = ("", "", "", "")
  var imageData: Data?
  var birthday: DateComponents?
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
}

/// A person that an app makes or changes.
///
/// Unchecked: the class adds nothing to its superclass that another thread could use.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var contactType: CNContactType {
    get { facts.contactType }
    set { facts.contactType = newValue }
  }
  open override var namePrefix: String {
    get { facts.namePrefix }
    set { facts.namePrefix = newValue }
  }
  open override var givenName: String {
    get { facts.givenName }
    set { facts.givenName = newValue }
  }
  open override var middleName: String {
    get { facts.middleName }
    set { facts.middleName = newValue }
  }
  open override var familyName: String {
    get { facts.familyName }
    set { facts.familyName = newValue }
  }
  open override var nickname: String {
    get { facts.nickname }
    set { facts.nickname = newValue }
  }
  open override var organizationName: String {
    get { facts.organizationName }
    set { facts.organizationName = newValue }
  }
  open override var jobTitle: String {
    get { facts.jobTitle }
    set { facts.jobTitle = newValue }
  }
  open override var note: String {
    get { facts.note }
    set { facts.note = newValue }
  }
  open override var imageData: Data? {
    get { facts.imageData }
    set { facts.imageData = newValue }
  }
  open override var birthday: DateComponents? {
    get { facts.birthday }
    set { facts.birthday = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { facts.emailAddresses }
    set { facts.emailAddresses = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { facts.phoneNumbers }
    set { facts.phoneNumbers = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { facts.urlAddresses }
    set { facts.urlAddresses = newValue }
  }
}

/// The kind of an entry in the address book.
@frozen public enum CNContactType: Int, Sendable { case person, organization }

/// A fact of which a person has several, such as a telephone number, with its label.
///
/// Unchecked: both properties are constants, but the type of the value may not be `Sendable`.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }

  open class func localizedString(forLabel label: String) -> String {
    label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>")).lowercased()
  }
}

/// A telephone number.
///
/// Unchecked: the property is a constant, but only a final class can be checked.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public let stringValue: String

  public init(stringValue string: String) { stringValue = string }
  public required init?(coder: NSCoder) { nil }
  public static var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The label of a fact at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a fact at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of another fact.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a mobile telephone number.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the main telephone number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// The name of a fact about a person that an app asks for.
///
/// - Note: Unlike on a device a structure may be one, so that `key as CNKeyDescriptor` compiles.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The name of a person's number in the address book.
public let CNContactIdentifierKey = "identifier"
/// The name of a person's given name.
public let CNContactGivenNameKey = "givenName"
/// The name of a person's middle name.
public let CNContactMiddleNameKey = "middleName"
/// The name of a person's family name.
public let CNContactFamilyNameKey = "familyName"
/// The name of a person's nickname.
public let CNContactNicknameKey = "nickname"
/// The name of a person's company.
public let CNContactOrganizationNameKey = "organizationName"
/// The name of a person's addresses for mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The name of a person's telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The name of a person's birthday.
public let CNContactBirthdayKey = "birthday"
/// The name of a person's picture.
public let CNContactImageDataKey = "imageData"
/// The name of whether a person has a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The name of a small copy of a person's picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
