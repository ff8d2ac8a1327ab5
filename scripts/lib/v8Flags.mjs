// V8 flags that make short-lived processes cheaper. They belong to V8, not to Node: any version may
// rename or remove one, and then it is left out.
import { execFileSync } from 'node:child_process'

const WANTED = [
  // No optimizing compiler for PostgreSQL's WebAssembly: saves a second of a core at each start.
  '--liftoff-only',
  // Bytecode that a function runs before it is optimized: eight times the default of Node 20.
  '--interrupt-budget=540672',
]

/**
 * @param {string[]} flags `--name` or `--name=value`
 * @param {string} help output of `node --v8-options`
 * @returns {string[]} those of `flags` that are listed there
 */
export function selectListedFlags(flags, help) {
  const listed = new Set(help.match(/^ {2}--[\w-]+(?= )/gm)?.map((line) => line.trim()))
  return flags.filter((flag) => listed.has(flag.split('=')[0]))
}

let flags
/** The flags for measuredProcess.cjs, separated by blanks. Asks the running Node once per process. */
export function shortLivedV8Flags() {
  flags ??= selectListedFlags(
    WANTED,
    execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8', maxBuffer: 2 ** 24 }),
  ).join(' ')
  return flags
}
