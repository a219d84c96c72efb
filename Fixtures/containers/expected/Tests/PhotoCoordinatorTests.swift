import GeneratedRuntime
import Testing

@testable import ContainersFixture

/// The answers of the photo flow, each on a stage that draws nothing.
@MainActor
struct PhotoCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let delegate = PhotoCoordinatorDelegateSpy()
  private let coordinator = PhotoCoordinator(withServices: Services())

  init() {
    coordinator.delegate = delegate
    stage.start(coordinator)
  }

  @Test(.disabled("needs a value of Photo"))
  func cameraDidTakePhoto() {
    // Yours to write: show Camera, and send `didTakePhoto`.
  }

  @Test func cameraCancelButtonTapped() {
    let camera = CameraScreen(withServices: Services(), flowDelegate: coordinator)
    coordinator.flow.present(camera)
    camera.cancelButtonTapped(camera.viewModel)
    // Yours to write: expect what is shown then.
  }

  @Test(.disabled("needs a value of Photo"))
  func albumDidTakePhoto() {
    // Yours to write: show Album, and send `didTakePhoto`.
  }

  @Test func albumCancelButtonTapped() {
    let album = AlbumScreen(withServices: Services(), flowDelegate: coordinator)
    coordinator.flow.present(album)
    album.cancelButtonTapped(album.viewModel)
    // Yours to write: expect what is shown then.
  }

  private struct Services {}
}
