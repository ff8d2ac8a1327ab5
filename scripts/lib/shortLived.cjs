// Required by each test process and by every Node process that one starts: none lives long enough
// to earn back what TurboFan spends on PostgreSQL's WebAssembly, a second of a core at each start.
// CommonJS: threads load it too, and a first module would cost each of them ten milliseconds.
const { setFlagsFromString } = require('node:v8')

setFlagsFromString('--liftoff-only')
