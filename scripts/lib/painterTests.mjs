// The painter is a package of its own: as long as nothing it depends on changes, its tests cannot
// end otherwise than they did, and they are the longest of all.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.mjs'
import { hashFiles } from './stale.mjs'
import { listTestFiles } from './suites.mjs'

const STAMP = path.join(ROOT, '.cache/stamps/painter-tests')
/** With Node's version, which every such hash holds. */
const INPUTS = [
  ...[
    'studio',
    'media',
    'nets',
    'models.json',
    'contract',
    'server/src/integrations/engines/studio',
  ],
  'package-lock.json',
]

/**
 * @param {string[]} files the chosen test files of the painter
 * @param {{ everything: boolean, named: Set<string> }} how `named`: chosen by name, always run
 * @returns {{ run: string[], unchanged: string[], passed: () => void }} `passed`: to be called when
 * all of `run` passed
 */
export function painterFiles(files, { everything, named }) {
  if (files.length === 0) return { run: [], unchanged: [], passed: () => {} }
  const now = hashFiles(INPUTS)
  const last = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  const must = everything || Boolean(process.env.CI) || last !== now
  const run = files.filter((file) => must || named.has(file))
  return {
    run,
    unchanged: files.filter((file) => !run.includes(file)),
    passed() {
      if (run.length < listTestFiles('studio').length) return
      mkdirSync(path.dirname(STAMP), { recursive: true })
      writeFileSync(STAMP, now)
    },
  }
}
