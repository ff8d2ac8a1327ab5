// Loaded into each test process before anything else: leaves behind what it cost.
import { writeFileSync } from 'node:fs'
import { cpuSeconds } from './cpuTime.mjs'

const file = process.env.TEST_COST_FILE
// The processes a test starts inherit the environment; they count within it.
delete process.env.TEST_COST_FILE
const others = process.env.NODE_OPTIONS?.replace(`--import=${import.meta.url}`, '').trim()
if (others) process.env.NODE_OPTIONS = others
else delete process.env.NODE_OPTIONS

/** File → CPU seconds and wall milliseconds, filled where a process runs several files. */
export const costs = {}

if (file) {
  process.on('exit', () => writeFileSync(file, JSON.stringify({ cpu: cpuSeconds(), files: costs })))
}
