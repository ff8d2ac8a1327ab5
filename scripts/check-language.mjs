// Counts words that docs/GLOSSARY.md replaced by standard terms, in the painter and in all the rest,
// and fails where a count rises above its ceiling in scripts/language.json. `--update` lowers the
// ceilings to today's counts.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { countLanguage } from './lib/language.mjs'
import { ROOT } from './lib/run.mjs'

const CEILINGS = path.join(ROOT, 'scripts/language.json')
const FOLDERS = [
  'src',
  'config',
  'contract',
  'server',
  'studio',
  'console',
  'media',
  'nets',
  'scripts',
  'tests',
  'docs',
]
const READ = /\.(tsx?|mts|mjs|cjs|js|scss|md|sh|ya?ml)$/
/** Data and foreign text are not prose. */
const SKIPPED = /\/migrations\/|^scripts\/(language\.json|lib\/language\.mjs)$|\.d\.m?ts$/
const PAINTER = 'studio/painter'
const REST = 'elsewhere'

/** @returns {Record<string, Record<string, number>>} counts by rule, by area */
export function countRepository() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const files = listed
    .split('\n')
    .filter((file) => READ.test(file) && !SKIPPED.test(file) && existsSync(path.join(ROOT, file)))
  const isPainter = (file) => file.startsWith(`${PAINTER}/`)
  const count = (some) =>
    countLanguage(some.map((file) => readFileSync(path.join(ROOT, file), 'utf8')))
  return {
    [REST]: count(files.filter((file) => !isPainter(file))),
    [PAINTER]: count(files.filter(isPainter)),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const counts = Object.entries(countRepository()).flatMap(([area, rules]) =>
    Object.entries(rules).map(([rule, count]) => ({ area, rule, count })),
  )
  const ceilings = JSON.parse(readFileSync(CEILINGS, 'utf8'))
  if (process.argv.includes('--update')) {
    const lowered = {}
    for (const { area, rule, count } of counts) {
      lowered[area] ??= {}
      lowered[area][rule] = Math.min(count, ceilings[area]?.[rule] ?? count)
    }
    writeFileSync(CEILINGS, `${JSON.stringify(lowered, null, 2)}\n`)
  } else {
    const raised = counts.filter(({ area, rule, count }) => count > (ceilings[area]?.[rule] ?? 0))
    for (const { area, rule, count } of raised)
      console.log(
        `${area}: ${rule}: ${count}, at most ${ceilings[area]?.[rule] ?? 0} (docs/GLOSSARY.md has the term)`,
      )
    process.exit(raised.length ? 1 : 0)
  }
}
