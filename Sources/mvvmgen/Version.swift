/// mvvmgen's own version.
let mvvmgenVersion = "0.1.0"
