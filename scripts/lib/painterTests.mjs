// The painter is a package of its own: as long as nothing it depends on changes, its tests cannot
// end otherwise than they did, and they are the longest of all.
import { hashFiles, readStamp, writeStamp } from './stale.mjs'
import { listTestFiles } from './suites.mjs'

const STAMP = 'painter-tests'
/** With Node's version, which every such hash holds. */
const INPUTS = [
  ...['studio', 'media', 'nets', 'models.json', 'contract', 'package-lock.json'],
  'server/src/integrations/engines/studio',
]

/**
 * @param {string[]} files the painter's test files that were chosen
 * @param {{ everything: boolean, named: Set<string> }} how `named`: chosen by name, always run
 * @returns {{ run: string[], unchanged: string[], passed: () => void }} `passed` is called when all
 *   of `run` passed
 */
export function painterFiles(files, { everything, named }) {
  if (files.length === 0) return { run: [], unchanged: [], passed: () => {} }
  const now = hashFiles(INPUTS)
  const must = everything || Boolean(process.env.CI) || readStamp(STAMP) !== now
  const run = files.filter((file) => must || named.has(file))
  return {
    run,
    unchanged: files.filter((file) => !run.includes(file)),
    passed() {
      if (run.length === listTestFiles('studio').length) writeStamp(STAMP, now)
    },
  }
}
