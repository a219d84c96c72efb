/// The files of apps as teams have them, each small.
enum AppLayout {
  /// An app with a widget and tests, as Xcode made them before version 16: each file is listed.
  static let classic: [String: String] = [
    "Clinic.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 56;
      objects = {
    /* Begin PBXBuildFile section */
        B1 /* App in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* ClinicApp.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = F5; };
    /* End PBXBuildFile section */
        F1 = {isa = PBXFileReference; path = ClinicApp.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "Home View.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Clock.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = ClinicTests/AppTests.swift; sourceTree = SOURCE_ROOT; };
        F5 = {isa = PBXFileReference; path = Shared/Money.swift; sourceTree = SOURCE_ROOT; };
        G0 = {isa = PBXGroup; children = (G1, G3, F4, F5, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, G2, ); path = Clinic; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F2, ); path = Home; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F3, ); path = Widget; sourceTree = "<group>"; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B5, ); };
        P2 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
        P3 = {isa = PBXSourcesBuildPhase; files = (B4, ); };
        T1 /* Clinic */ = {
          isa = PBXNativeTarget;
          buildConfigurationList = L1;
          buildPhases = (P1, );
          name = Clinic;
          productType = "com.apple.product-type.application";
        };
        T2 = {
          isa = PBXNativeTarget;
          buildConfigurationList = L2;
          buildPhases = (P2, );
          name = Widget;
          productType = "com.apple.product-type.app-extension";
        };
        T3 = {
          isa = PBXNativeTarget;
          buildPhases = (P3, );
          name = ClinicTests;
          productType = "com.apple.product-type.bundle.unit-test";
        };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
        C0 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.4; }; };
        C1 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        C2 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
        R0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T2, T1, T3, ); };
      };
      rootObject = R0 /* Project object */;
    }
    """,
    "Clinic/ClinicApp.swift": "import SwiftUI\n\n@main\nstruct ClinicApp: App {}\n",
    "Clinic/Home/Home View.swift": "import SwiftUI\n\nstruct HomeView: View {}\n",
    "Shared/Money.swift": "struct Money {}\n",
    "Widget/Clock.swift": "import SwiftUI\n",
    "ClinicTests/AppTests.swift": "import XCTest\n\nclass HomeScreen {}\n",
  ]

  /// An app as Xcode makes it since version 16: the target has folders, here also one that an extension
  /// shares.
  static let synchronized: [String: String] = [
    "Clinic.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    {
      objects = {
        F1 = {
          isa = PBXFileSystemSynchronizedRootGroup;
          path = Clinic;
          sourceTree = "<group>";
        };
        F2 = {isa = PBXFileSystemSynchronizedRootGroup; path = ClinicIntents; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (F2, F1, ); sourceTree = "<group>"; };
        T1 = {
          isa = PBXNativeTarget;
          buildConfigurationList = L1;
          fileSystemSynchronizedGroups = (F2, F1, );
          name = Clinic;
          productType = "com.apple.product-type.application";
        };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 18.0; }; };
        R0 = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
      };
      rootObject = R0;
    }
    """,
    "Clinic/ClinicApp.swift": "import SwiftUI\n\n@main\nstruct ClinicApp: App {}\n",
    "ClinicIntents/OpenIntent.swift": "import AppIntents\n",
  ]

  static let tuist: [String: String] = [
    "Project.swift": """
    import ProjectDescription

    let project = Project(
      name: "Clinic",
      targets: [
        .target(
          name: "Clinic", destinations: .iOS, product: .app, bundleId: "com.example.clinic",
          deploymentTargets: .iOS("17.0"), infoPlist: .extendingDefault(with: ["A": "B"]),
          sources: ["App/Sources/**"], resources: ["App/Resources/**"],
          dependencies: [.target(name: "Kit")]),
        .target(
          name: "Kit", destinations: .iOS, product: .framework, bundleId: "com.example.kit",
          sources: "Kit/**"),
        .target(
          name: "ClinicTests", destinations: .iOS, product: .unitTests, bundleId: "com.example.tests",
          sources: ["App/Tests/**"], dependencies: [.target(name: "Clinic")]),
      ]
    )

    """,
    "Tuist.swift": "import ProjectDescription\n\nlet tuist = Tuist()\n",
    "App/Sources/ClinicApp.swift": "import SwiftUI\n\n@main\nstruct ClinicApp: App {}\n",
    "App/Tests/ClinicTests.swift": "import Testing\n",
    "Kit/Button.swift": "import SwiftUI\n",
  ]

  static let xcodeGen: [String: String] = [
    "project.yml": """
    name: Clinic
    options:
      bundleIdPrefix: com.example
      deploymentTarget:
        iOS: "16.0"  # and iPadOS
    targets:
      # The app.
      Clinic:
        type: application
        platform: iOS
        sources:
        - path: "Sources/Clinic"
          excludes: ["*.md"]
        dependencies:
          - target: Kit
      Kit:
        type: framework
        platform: iOS
        sources: [Sources/Kit, Sources/More]
      ClinicTests:
        type: bundle.unit-test
        platform: iOS
        sources: Tests

    """,
    "Sources/Clinic/AppDelegate.swift": "import UIKit\n",
    "Sources/Kit/Kit.swift": "struct Kit {}\n",
    "Tests/ClinicTests.swift": "import XCTest\n",
  ]

  /// A package in which several targets have views.
  static let package: [String: String] = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Clinic",
      platforms: [.iOS(.v17)],
      targets: [
        .target(name: "Core"),
        .executableTarget(name: "tool", dependencies: ["Core"]),
        .target(name: "Doctors", dependencies: [.target(name: "Core")]),
        .target(name: "Patients", dependencies: ["Core"], path: "Patients"),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
      ]
    )

    """,
    "Sources/Core/Core.swift": "struct Core {}\n",
    "Sources/tool/main.swift": "print()\n",
    "Sources/Doctors/Doctors.swift": "import SwiftUI\n",
    "Patients/Patients.swift": "import UIKit\n",
  ]

  /// An app in a folder, beside one for another system.
  static let subfolder: [String: String] = {
    let app = synchronized.map { ("ios/\($0.key)", $0.value) }
    return Dictionary(uniqueKeysWithValues: app + [("android/build.gradle", "")])
  }()
}
