import Foundation
import Testing

@testable import mvvmgen

/// A flow that one target declares and another one has: `Home` starts `Chat`, and `Chat` starts `Home`.
@Suite struct ElsewhereTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeFlowElsewhere()
    #expect(sandbox.run("generate", "--quiet") == Outcome())
  }

  /// A generated file without its header.
  private func code(_ path: String) throws -> String {
    try sandbox.read(path).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(5)
      .joined(separator: "\n")
  }

  @Test func theDeclaringTargetHasItsProtocols() throws {
    #expect(
      try code("Core/Generated/Coordinators/TalkFlow.generated.swift") == """
        #if hasFeature(InternalImportsByDefault)
          public import GeneratedRuntime
        #else
          import GeneratedRuntime
        #endif

        @MainActor
        public protocol TalkCoordinatorDelegate: AnyObject {
          func didEnd(_ talk: any TalkFlow)

          /// The flow ended without a report.
          func cancelled(_ talk: any TalkFlow)
        }

        extension TalkCoordinatorDelegate {
          public func cancelled(_ talk: any TalkFlow) {}
        }

        /// The talk flow, which another module has.
        @MainActor
        public protocol TalkFlow: GeneratedRuntime.Coordinator {
          var owl: Int { get }
          var delegate: (any TalkCoordinatorDelegate)? { get set }
        }

        /// Services that give the flow: the module that has it fulfils this for yours.
        @MainActor
        public protocol HasTalkFlow {
          func makeTalkFlow(owl: Int) -> any TalkFlow
        }

        """)
  }

  /// By closures too, of a flow in the target that has it, and whose answers do nothing.
  @Test(arguments: ["delegate", "closures"])
  func whatAFileNamesOfOtherTargetsIsImported(output: String) throws {
    let settings = try sandbox.read("mvvmgen.json")
    try sandbox.write("mvvmgen.json", "{ \"flowOutput\": \"\(output)\",\(settings.dropFirst())")
    try sandbox.edit("Chat/Specs/Talk.coordinator.json") {
      $0.replacing(#"{ "start": "Owls" }"#, with: #""stay""#)
    }
    try sandbox.write(
      "Chat/Specs/Again.coordinator.json",
      """
      {
        "coordinator": "Again",
        "start": "Notes",
        "screens": { "Notes": { "ended": { "start": "Talk" }, "more": "stay" } },
        "flows": { "Talk": { "didEnd": "stay", "cancelled": "stay" } }
      }
      """)
    #expect(sandbox.run("generate", "--quiet").code == 0)
    let files = try sandbox.contents().filter { $0.key.hasSuffix(".generated.swift") }
    func target(_ path: String) -> Substring { path.prefix { $0 != "/" } }
    let declaration =
      #/^(?:public )?(?:final )?(?:class|protocol|enum|struct|typealias) (\w+)/#
      .anchorsMatchLineEndings()
    var owners: [Substring: Substring] = [:]
    for (path, text) in files where !path.contains("/Tests/") {
      for match in text.matches(of: declaration) { owners[match.output.1] = target(path) }
    }
    #expect(owners["TalkFlow"] == "Core")
    for (path, text) in files {
      let code = text.split(separator: "\n").filter { !$0.contains("//") }
      let words = Set(code.flatMap { $0.matches(of: #/\w+/#).map(\.output) })
      let missing = words.compactMap { owners[$0] }.filter { other in
        other != target(path) && !code.contains { $0.hasSuffix("import \(other)") }
      }
      #expect(missing == [], "\(path)")
    }
  }

  @Test func servicesGiveItToAFlowThatDoesNotSeeIt() throws {
    #expect(
      try code("Home/Generated/Coordinators/OwlsCoordinator.generated.swift") == """
        #if hasFeature(InternalImportsByDefault)
          public import Core
          public import GeneratedRuntime
        #else
          import Core
          import GeneratedRuntime
        #endif

        public typealias OwlsCoordinatorServices = HasTalkFlow

        @MainActor
        public final class OwlsCoordinator: GeneratedRuntime.Coordinator {
          public let flow = GeneratedRuntime.Flow()

          let services: any OwlsCoordinatorServices

          public init(withServices services: any OwlsCoordinatorServices) {
            self.services = services
          }

          public func start() {
            let owls = OwlsScreen(flowDelegate: self)
            flow.push(owls, animated: false)
          }
        }

        extension OwlsCoordinator: OwlsFlowDelegate {
          func tapped(_ owls: any OwlsViewModel, owl: Int) {
            let talk = services.makeTalkFlow(owl: owl)
            talk.delegate = self
            flow.start(talk, as: .present)
          }
        }

        extension OwlsCoordinator: TalkCoordinatorDelegate {
          public func didEnd(_ talk: any TalkFlow) {
            flow.back(from: talk)
          }

          public func cancelled(_ talk: any TalkFlow) {
            // Nothing, on purpose.
          }
        }

        """)
  }

  @Test func itsOwnTargetFulfilsTheDeclaration() throws {
    #expect(
      try code("Chat/Generated/Coordinators/TalkCoordinator.generated.swift") == """
        import Home

        #if hasFeature(InternalImportsByDefault)
          public import Core
          public import GeneratedRuntime
        #else
          import Core
          import GeneratedRuntime
        #endif

        public typealias TalkCoordinatorServices = HasStore & HasTalkFlow

        @MainActor
        public final class TalkCoordinator: TalkFlow {
          public let flow = GeneratedRuntime.Flow()
          public weak var delegate: (any TalkCoordinatorDelegate)?

          let services: any TalkCoordinatorServices
          public let owl: Int

          public init(withServices services: any TalkCoordinatorServices, owl: Int = 1) {
            self.services = services
            self.owl = owl
          }

          public func start() {
            let notes = NotesScreen(flowDelegate: self)
            flow.push(notes, animated: false)
          }

          public func cancelled() {
            delegate?.cancelled(self)
          }
        }

        /// Fulfilled for services that have what the flow needs.
        extension HasTalkFlow where Self: TalkCoordinatorServices {
          public func makeTalkFlow(owl: Int) -> any TalkFlow {
            TalkCoordinator(withServices: self, owl: owl)
          }
        }

        extension TalkCoordinator: NotesFlowDelegate {
          func ended(_ notes: any NotesViewModel) {
            flow.finish { delegate?.didEnd(self) }
          }

          func more(_ notes: any NotesViewModel) {
            let owls = OwlsCoordinator(withServices: services)
            flow.start(owls)
          }
        }

        """)
    // It sees the flow, so its object gives it.
    #expect(
      try code("App/Generated/AppServices.generated.swift") == """
        import Chat
        import Core

        /// All services that the module's screens and flows need.
        typealias AppServices = HasStore & HasTalkFlow

        """)
  }

  @Test func doublesGiveOneThatShowsNothing() throws {
    #expect(
      try code("Home/Tests/Doubles/TalkFlowDoubles.generated.swift") == """
        import GeneratedRuntime

        @testable import Core

        /// Shows nothing.
        @MainActor
        final class TalkFlowStub: TalkFlow {
          let flow = GeneratedRuntime.Flow()
          weak var delegate: (any TalkCoordinatorDelegate)?
          let owl: Int

          init(owl: Int) {
            self.owl = owl
          }

          func start() {}
        }

        extension HasTalkFlow {
          func makeTalkFlow(owl: Int) -> any TalkFlow {
            TalkFlowStub(owl: owl)
          }
        }

        """)
    #expect(
      try sandbox.read("Home/Tests/OwlsCoordinatorTests.swift") == """
        import GeneratedRuntime
        import Testing

        @testable import Core
        @testable import Home

        /// The answers of the owls flow, each on a stage that draws nothing.
        @MainActor
        struct OwlsCoordinatorTests {
          private let stage = GeneratedRuntime.Stage()
          private let services: Services
          private let coordinator: OwlsCoordinator

          init() {
            services = Services()
            coordinator = OwlsCoordinator(withServices: services)
            stage.start(coordinator)
          }

          @Test func start() {
            #expect(stage.description == "OwlsScreen")
          }

          @Test func owlsTapped() throws {
            let owls = try #require(stage.screen(OwlsScreen.self))
            owls.viewModel.flowDelegate?.tapped(owls.viewModel, owl: 1)
            #expect(stage.description == "OwlsScreen")
            #expect(coordinator.flow.child(TalkFlowStub.self)?.owl == 1)
          }

          @Test(.disabled("yours to write"))
          func talkDidEnd() {
            let talk = TalkFlowStub(owl: 1)
            talk.delegate = coordinator
            coordinator.flow.start(talk, as: .present)
            talk.delegate?.didEnd(talk)
            // Expect what is shown then.
          }

          @Test func talkCancelled() {
            let talk = TalkFlowStub(owl: 1)
            talk.delegate = coordinator
            coordinator.flow.start(talk, as: .present)
            talk.delegate?.cancelled(talk)
            #expect(stage.description == "OwlsScreen")
          }

          private struct Services: OwlsCoordinatorServices {}
        }

        """)
  }

  /// Its data and its closures are those of the coordinator.
  @Test func closuresReport() throws {
    try sandbox.edit("mvvmgen.json") {
      $0.replacingOccurrences(of: #""doubles""#, with: #""flowOutput": "closures", "doubles""#)
    }
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    let protocols = try code("Core/Generated/Coordinators/TalkFlow.generated.swift")
    #expect(
      protocols.components(separatedBy: "#endif\n\n").last == """
        /// The talk flow, which another module has.
        @MainActor
        public protocol TalkFlow: GeneratedRuntime.Coordinator {
          var owl: Int { get }
          var onDidEnd: (() -> Void)? { get set }
          /// The flow ended without a report.
          var onCancelled: (() -> Void)? { get set }
        }

        /// Services that give the flow: the module that has it fulfils this for yours.
        @MainActor
        public protocol HasTalkFlow {
          func makeTalkFlow(owl: Int) -> any TalkFlow
        }

        """)
    let answers = try code("Home/Generated/Coordinators/OwlsCoordinator.generated.swift")
    #expect(
      answers.components(separatedBy: "\n\nextension ").last == """
        OwlsCoordinator {
          /// Answers the events of the talk flow.
          func connect(_ talk: any TalkFlow) {
            talk.onDidEnd = { [weak self, weak talk] in
              guard let self, let talk else { return }
              flow.back(from: talk)
            }
            // Nothing on `cancelled`, on purpose.
          }
        }

        """)
  }

  @Test func placesContainIt() throws {
    try sandbox.edit("mvvmgen.json") {
      $0.replacingOccurrences(of: #""doubles""#, with: #""restore": true, "doubles""#)
    }
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    let code = try code("Home/Generated/Coordinators/OwlsCoordinator.generated.swift")
    #expect(
      code.components(separatedBy: "  public func makeFlow(").last == """

            named name: String, from inputs: GeneratedRuntime.Stage.Place.Inputs
          ) throws -> (any GeneratedRuntime.Coordinator)? {
            switch name {
            case "TalkCoordinator":
              let child = try services.makeTalkFlow(owl: inputs.decode("owl"))
              child.delegate = self
              return child
            default:
              return nil
            }
          }
        }

        """)
  }
}
