import Testing

@testable import Adopt

@Suite("Build settings")
struct BuildSettingsTests {
  @Test(
    "A reference is replaced by the value of its name, and one to an unknown name stays",
    arguments: [
      ("$(HOST)/a", "example.com/a"), ("${HOST}", "example.com"),
      ("https:/$()/$(HOST)", "https://example.com"),
      ("$(URL)", "https://example.com"), ("$(NOBODY) and $HOST", "$(NOBODY) and $HOST"),
      ("$(HOST", "$(HOST"),
      ("$(HOST_$(KIND))", "test.example.com"), ("$(SELF)", "a $(SELF)"), ("cost: 5$", "cost: 5$"),
      ("$(NAME:rfc1034identifier)", "My-App.2"), ("$(NAME:c99extidentifier)", "My_App_2"),
      ("$(NAME:lower)", "my app.2"), ("$(NOBODY:default=x)", "x"), ("$(EMPTY)", ""),
    ])
  func expand(text: String, expected: String) {
    let values = [
      "HOST": "example.com", "URL": "https:/$()/$(HOST)", "KIND": "TEST",
      "HOST_TEST": "test.$(HOST)",
      "SELF": "a $(SELF)", "NAME": "My App.2", "EMPTY": "",
    ]
    #expect(BuildSettings.expand(text, values) == expected)
  }

  @Test("A layer goes above those before it, may name their values, and keeps to its conditions")
  func layers() {
    var settings = BuildSettings()
    settings.add([("FLAGS", "A"), ("HOST", "file"), ("ID", "file")], areFromFile: true)
    settings.add([("FLAGS", "$(inherited) B"), ("HOST", "project")])
    settings.add([
      ("FLAGS[sdk=iphone*][config=Debug]", "$(inherited) C"), ("FLAGS[sdk=macosx*]", "D"),
      ("FLAGS[config=Release]", "E"),
    ])

    #expect(settings.values == ["FLAGS": "A B C", "HOST": "project", "ID": "file"])
    #expect(settings.fromFiles == ["ID"])
  }

  @Test("A setting that nobody sets has the value given for it, and a text names what it refers to")
  func names() {
    var settings = BuildSettings()
    settings.add([("URL", "$(HOST)/$(NOBODY)"), ("HOST", "a"), ("OTHER", "b")])

    #expect(settings.expanded(beside: ["HOST": "b", "NOBODY": "c"])["URL"] == "a/c")
    #expect(BuildSettings.names(in: "<string>$(URL) $(NAME:lower)</string>") == ["NAME", "URL"])
  }
}
