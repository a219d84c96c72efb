@main
enum Mvvmgen {
  static func main() {
    print("mvvmgen: not built yet")
  }
}
