// Required by each test process, build and check of a run (measured.mjs), and by every Node process
// that one starts. CommonJS: worker threads load it too, and a first ES module would cost each of
// them ten milliseconds.
const { readFileSync, writeFileSync } = require('node:fs')
const { setFlagsFromString } = require('node:v8')

// Their lifetime is too short for optimized code to pay off (decision 070). Only flags that this
// version of V8 lists (v8Flags.mjs): it complains on standard error of others.
for (const flag of (process.env.SHORT_LIVED_V8_FLAGS ?? '').split(' '))
  if (flag !== '') setFlagsFromString(flag)

/** Ticks of /proc a second; the kernel promises a hundred to user space. */
const TICKS = 100

/**
 * Seconds this process has used so far: its threads, and its children that have ended.
 * Where there is no /proc the children are missing.
 */
function cpuSeconds() {
  try {
    const text = readFileSync('/proc/self/stat', 'utf8')
    // utime, stime, cutime, cstime: fields 14 to 17; the name before may hold blanks.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
}

/** File → CPU seconds and wall milliseconds, filled where a process runs several files. */
const costs = {}

const file = process.env.TEST_COST_FILE
// The processes it starts inherit the environment; they count within it.
delete process.env.TEST_COST_FILE
if (file)
  process.on('exit', () => writeFileSync(file, JSON.stringify({ cpu: cpuSeconds(), files: costs })))

module.exports = { costs, cpuSeconds }
