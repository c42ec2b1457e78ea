import Foundation
import Testing

@testable import Adopt

@Suite("The world outside")
struct OutsideNamesTests {
  @Test("What adopting takes to be there is all that the module declares for devices")
  func declared() throws {
    var declared: Set<String> = []
    let folders = [
      "Location", "Maps", "Photos", "Camera", "Video", "Sound", "Keychain", "Services",
      "CoreData", "Filters", "Web", "Store", "Digests", "SignIn", "Documents", "Motion", "People",
      "Links", "Background",
    ]
    for folder in folders {
      let path = RoundTripTests.package.appending(path: "Sources/Outside/\(folder)").path
      for name in try FileManager.default.contentsOfDirectory(atPath: path) {
        let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        let kinds = "class|struct|enum|protocol|func|let|typealias"
        let pattern = #"\n(?:@\w+ )*(?:public|open) (?:final )?(?:\#(kinds)) (\w+)"#
        let found = text.matches(of: try Regex(pattern, as: (Substring, Substring).self))
        declared.formUnion(found.map { String($0.1) })
      }
    }

    #expect(declared == OutsideNames.devices)
  }

  @Test(
    "A file that names what is there imports it, and what is not there is cut as before",
    arguments: [
      (
        "import CoreLocation\nlet a = CLLocationManager()",
        "import UIKit; import Outside; /* import CoreLocation */\nlet a = CLLocationManager()"
      ),
      (
        "import AVFoundation\nfunc a() { AVAudioEngine() }",
        "import UIKit; /* import AVFoundation */\nfunc a() { notHere(\"AVFoundation\") }"
      ),
      (
        "import MapKit\nlet a = MKMapView()",
        "import UIKit; import Outside; /* import MapKit */\nlet a = MKMapView()"
      ),
      (
        "import AVFAudio\nfunc a() { AVAudioSession.sharedInstance() }",
        "import UIKit; import Outside; /* import AVFAudio */\nfunc a() { AVAudioSession.sharedInstance() }"
      ),
      (
        "import MapKit\nvar a: CLLocationCoordinate2D { b }; func c() { MKLookAroundViewController() }",
        "import UIKit; import Outside; /* import MapKit */\nvar a: CLLocationCoordinate2D { b }; "
          + "func c() { notHere(\"MapKit\") }"
      ),
      (
        "import CommonCrypto\nlet a = CC_MD5(b, 1, c); func d() { CCCrypt() }",
        "import UIKit; import Outside; /* import CommonCrypto */\nlet a = CC_MD5(b, 1, c); "
          + "func d() { notHere(\"CommonCrypto\") }"
      ),
      (
        "import Network\nlet a = NWPathMonitor(); func b() { NWConnection() }",
        "import UIKit; import Outside; /* import Network */\nlet a = NWPathMonitor(); "
          + "func b() { notHere(\"Network\") }"
      ),
      (
        "import CryptoKit\nstruct Digest {}\nlet a = Digest()",
        "import UIKit; /* import CryptoKit */\nstruct Digest {}\nlet a = Digest()"
      ),
      (
        "struct PHAsset {}\nlet a = PHAsset()",
        "import UIKit; struct PHAsset {}\nlet a = PHAsset()"
      ),
      (
        "func a() { NSSortDescriptor(key: b, ascending: true) }",
        "import UIKit; import Outside; func a() { NSSortDescriptor(key: b, ascending: true) }"
      ),
      (
        "import CoreData\nfunc a() { NSBatchInsertRequest() }; func b() { NSFetchRequest<C>() }",
        "import UIKit; import Outside; /* import CoreData */\nfunc a() { NSBatchInsertRequest() }; "
          + "func b() { NSFetchRequest<C>() }"
      ),
    ])
  func imported(text: String, expected: String) throws {
    let input = InputFile(name: "a.swift", path: "a.swift", bytes: Array(text.utf8))
    let adoption = try Adoption(of: [input])

    #expect(String(decoding: adoption.files[0].body, as: UTF8.self) == expected)
    #expect(adoption.obstacles == [] || text.contains("MapKit"))
  }
}
