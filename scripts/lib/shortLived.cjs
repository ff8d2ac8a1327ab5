// Required by each test process, each build and check of a run, and every Node process that one
// starts: their lifetime is too short for optimized code to pay off (decision 070).
// CommonJS: worker threads load it too, and a first ES module would cost each of them ten
// milliseconds.
const { setFlagsFromString } = require('node:v8')

// Only flags that this version of V8 lists (v8Flags.mjs): it complains on standard error of others.
for (const flag of (process.env.SHORT_LIVED_V8_FLAGS ?? '').split(' '))
  if (flag !== '') setFlagsFromString(flag)
