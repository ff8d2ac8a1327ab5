// Counts words that docs/GLOSSARY.md replaced by standard terms, and fails where a count rises above
// its ceiling in scripts/language.json. `--update` lowers the ceilings to today's counts.
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
/** The painter's language follows with its own rewrite; data and foreign text are not prose. */
const SKIPPED =
  /^studio\/painter\/|\/migrations\/|^scripts\/(language\.json|lib\/language\.mjs)$|\.d\.m?ts$/

/** @returns {Record<string, number>} count by rule */
export function countRepository() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const files = listed
    .split('\n')
    .filter((file) => READ.test(file) && !SKIPPED.test(file) && existsSync(path.join(ROOT, file)))
  return countLanguage(files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const counts = countRepository()
  const ceilings = JSON.parse(readFileSync(CEILINGS, 'utf8'))
  if (process.argv.includes('--update')) {
    const lowered = Object.entries(counts).map(([rule, count]) => [
      rule,
      Math.min(count, ceilings[rule] ?? count),
    ])
    writeFileSync(CEILINGS, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`)
  } else {
    const raised = Object.entries(counts).filter(([rule, count]) => count > (ceilings[rule] ?? 0))
    for (const [rule, count] of raised)
      console.log(
        `${rule}: ${count}, at most ${ceilings[rule] ?? 0} (docs/GLOSSARY.md has the term)`,
      )
    process.exit(raised.length ? 1 : 0)
  }
}
