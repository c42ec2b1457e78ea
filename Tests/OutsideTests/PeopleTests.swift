import Foundation
import Outside
import Testing
import UIKit

private final class Picking: NSObject, CNContactPickerDelegate, CNContactViewControllerDelegate {
  var told: [String] = []
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { told.append("cancel") }
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) { told.append(contact == nil ? "nobody" : "somebody") }
}

private final class Quiet: NSObject, CNContactPickerDelegate, CNContactViewControllerDelegate {}

@MainActor
@Suite("The address book", .serialized)
struct PeopleTests {
  private func turn() { Simulator.current.run(for: .milliseconds(50)) }

  @Test("Leave to read the address book is refused in the next turn, and stays refused")
  func access() async {
    _ = Simulator.boot()
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    nonisolated(unsafe) var told: [Bool] = []
    let store = CNContactStore()
    store.requestAccess(for: .contacts) { isGranted, error in
      told.append(isGranted || (error as? CNError)?.code != .authorizationDenied)
    }
    #expect(told == [] && CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    turn()
    #expect(told == [false] && CNContactStore.authorizationStatus(for: .contacts) == .denied)
    let keys: [any CNKeyDescriptor] = [
      CNContactGivenNameKey as any CNKeyDescriptor, NSString(string: CNContactFamilyNameKey),
      CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
    ]
    let request = CNContactFetchRequest(keysToFetch: keys)
    (request.sortOrder, request.unifyResults, request.mutableObjects) = (.givenName, true, false)
    request.predicate = CNContact.predicateForContacts(matchingName: "A")
    #expect(request.keysToFetch.count == 3 && request.predicate != nil)
    let denied = CNError(.authorizationDenied)
    #expect(throws: denied) {
      try store.enumerateContacts(with: request) { _, _ in Issue.record("There is somebody.") }
    }
    let predicate = CNContact.predicateForContacts(withIdentifiers: ["1"])
    #expect(throws: denied) { try store.unifiedContacts(matching: predicate, keysToFetch: keys) }
    #expect(throws: denied) { try store.unifiedContact(withIdentifier: "1", keysToFetch: keys) }
    let save = CNSaveRequest()
    save.add(CNMutableContact(), toContainerWithIdentifier: nil)
    save.update(CNMutableContact())
    save.delete(CNMutableContact())
    #expect(throws: denied) { try store.execute(save) }
    let asks: (CNContactStore) async throws -> Bool = { try await $0.requestAccess(for: .contacts) }
    _ = asks
    #expect(Notification.Name.CNContactStoreDidChange.rawValue.contains("Contact"))
  }

  @Test("A picker of persons shows nobody, and is left by its button")
  func picker() throws {
    let simulator = Simulator.boot()
    let (home, picking) = (UIViewController(), Picking())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    let picker = CNContactPickerViewController()
    picker.delegate = picking
    picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
    picker.predicateForEnablingContact = NSPredicate(value: true)
    picker.predicateForSelectionOfContact = NSPredicate(value: true)
    home.present(picker, animated: true)
    simulator.run(for: .seconds(1))
    try #require(picker.view.subviews.first as? UIButton).sendActions(for: .touchUpInside)
    simulator.run(for: .seconds(1))
    #expect(picking.told == ["cancel"] && home.presentedViewController == nil)
    picker.viewDidLoad()
  }

  @Test("A screen with a person's facts is left without a change")
  func facts() throws {
    _ = Simulator.boot()
    let (picking, quiet) = (Picking(), Quiet())
    let screens = [
      CNContactViewController(for: CNContact()),
      CNContactViewController(forUnknownContact: CNContact()),
      CNContactViewController(forNewContact: nil),
    ]
    for screen in screens {
      screen.delegate = picking
      (screen.allowsEditing, screen.allowsActions) = (false, false)
      screen.contactStore = CNContactStore()
      screen.loadViewIfNeeded()
      try #require(screen.view.subviews.first as? UIButton).sendActions(for: .touchUpInside)
    }
    #expect(picking.told == ["nobody", "nobody", "nobody"])
    #expect(screens[0].contact.givenName == "")
    screens[0].viewDidLoad()
    let picker = CNContactPickerViewController()
    quiet.contactPickerDidCancel(picker)
    quiet.contactPicker(picker, didSelect: CNContact())
    quiet.contactPicker(picker, didSelect: [CNContact()])
    quiet.contactViewController(screens[0], didCompleteWith: nil)
    let maker: (NSCoder) -> CNContactViewController? = CNContactViewController.init(coder:)
    _ = maker
  }

  @Test("A person that the app makes keeps its facts, and has a name")
  func person() {
    let person = CNMutableContact()
    (person.namePrefix, person.givenName, person.middleName) = ("Dr", "Ada", "K")
    (person.familyName, person.nickname, person.organizationName) = ("Love", "A", "Engines")
    (person.jobTitle, person.note, person.contactType) = ("Author", "n", .person)
    (person.imageData, person.birthday) = (Data([1]), DateComponents(day: 10))
    person.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "a@b.c")]
    person.urlAddresses = [CNLabeledValue(label: CNLabelWork, value: "a.example")]
    person.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "12"))
    ]
    let plain: CNContact = person
    #expect(CNContactFormatter.string(from: plain, style: .fullName) == "Dr Ada K Love")
    #expect(plain.nickname + plain.jobTitle + plain.note == "AAuthorn" && plain.identifier == "")
    #expect(plain.imageDataAvailable && plain.thumbnailImageData == Data([1]))
    #expect(plain.imageData == Data([1]))
    #expect(plain.birthday?.day == 10 && plain.contactType == .person)
    #expect(plain.emailAddresses.first?.label == CNLabelHome)
    #expect(plain.urlAddresses.first?.value == "a.example")
    let number = plain.phoneNumbers[0].value
    #expect(number.stringValue == "12" && number.copy(with: nil) as AnyObject === number)
    #expect(CNPhoneNumber.supportsSecureCoding)
    let coding: (CNPhoneNumber, NSCoder) -> Void = { $0.encode(with: $1) }
    let decoding: (NSCoder) -> CNPhoneNumber? = CNPhoneNumber.init(coder:)
    _ = (coding, decoding)
    let formatter = CNContactFormatter()
    formatter.style = .phoneticFullName
    let company = CNMutableContact()
    #expect(formatter.string(from: company) == nil)
    company.organizationName = "Engines"
    #expect(formatter.string(from: company) == "Engines" && plain.organizationName == "Engines")
    #expect(plain.namePrefix + plain.middleName + plain.familyName == "DrKLove")
    #expect(plain.isKeyAvailable(CNContactBirthdayKey))
    #expect(plain.areKeysAvailable([CNContactBirthdayKey as any CNKeyDescriptor]))
    #expect(CNContact.localizedString(forKey: "a") == "a")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelOther) == "other")
    #expect(CNLabelPhoneNumberMain.contains("Main"))
  }

  @Test("The names of facts, orders and errors are Apple's")
  func names() {
    let keys = [
      CNContactIdentifierKey, CNContactMiddleNameKey, CNContactNicknameKey,
      CNContactOrganizationNameKey, CNContactEmailAddressesKey, CNContactImageDataKey,
      CNContactImageDataAvailableKey, CNContactThumbnailImageDataKey,
    ]
    #expect(Set(keys).count == 8)
    let types: [CNContactType] = [.person, .organization]
    let orders: [CNContactSortOrder] = [.none, .userDefault, .givenName, .familyName]
    let statuses: [CNAuthorizationStatus] = [
      .notDetermined, .restricted, .denied, .authorized, .limited,
    ]
    let styles: [CNContactFormatterStyle] = [.fullName, .phoneticFullName]
    #expect(types.map(\.rawValue) == [0, 1] && orders.map(\.rawValue) == [0, 1, 2, 3])
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3, 4] && styles.map(\.rawValue) == [0, 1])
    let codes: [CNError.Code] = [
      .communicationError, .dataAccessError, CNError.authorizationDenied,
      .noAccessableWritableContainers, CNError.recordDoesNotExist,
    ]
    #expect(codes.map { CNError($0).errorCode } == [1, 2, 100, 101, 200])
    #expect(CNError.errorDomain == "CNErrorDomain" && CNEntityType.contacts.rawValue == 0)
  }
}
