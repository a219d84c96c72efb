/// mvvmgen's own version, and where releases are. `Scripts/release --set` writes both here and on the pages.
let mvvmgenVersion = "0.1.0"
let mvvmgenRepository = "OWNER/mvvmgen"
