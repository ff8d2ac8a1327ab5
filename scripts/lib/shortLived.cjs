// Required by each test process, each build and check of a run, and every Node process that one
// starts: none lives long enough to earn back what the optimizing compiler spends on it.
// CommonJS: threads load it too, and a first module would cost each of them ten milliseconds.
const { setFlagsFromString } = require('node:v8')

// On PostgreSQL's WebAssembly alone: a second of a core at each start.
setFlagsFromString('--liftoff-only')
// How much bytecode a function runs before it is compiled anew: eight times the usual. A quarter
// of a test process's time went into TurboFan (decision 070).
setFlagsFromString('--interrupt-budget=540672')
