/// Where libFuzzer calls one of the targets. It learns of a mistake when the program traps.
@_cdecl("LLVMFuzzerTestOneInput") @MainActor
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    #if FUZZ_JSON
      try fuzzJSON(bytes)
    #elseif FUZZ_Declarations
      try fuzzDeclarations(bytes)
    #elseif FUZZ_Links
      try fuzzLinks(bytes)
    #elseif FUZZ_Places
      try fuzzPlaces(bytes)
    #else
      try fuzzSpecs(bytes)
    #endif
  } catch {
    preconditionFailure("\(error)")
  }
  return 0
}
