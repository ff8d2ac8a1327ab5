// No source file over 400 lines (data excepted), no leftover marks.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './lib/run.mjs'

const MAX_LINES = 400
const DATA = /(\.data\.ts|\/lexicon\/|\/data\/|\/migrations\/|texts\.ts)/
// Assembled so that this file does not find itself.
const MARKS = new RegExp(
  [
    'TO' + 'DO',
    'FIX' + 'ME',
    '@ts-' + 'ignore',
    '(es|ox)lint-' + 'disable',
    '\\.on' + 'ly\\(',
  ].join('|'),
)

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|cjs|js|scss)$/.test(file) && existsSync(path.join(ROOT, file)))

let bad = 0
for (const file of files) {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const lines = text.split('\n').length - 1
  if (lines > MAX_LINES && !DATA.test(file)) {
    console.log(`${file}: ${lines} lines, at most ${MAX_LINES}`)
    bad += 1
  }
  const mark = MARKS.exec(text)
  if (mark) {
    console.log(`${file}: ${mark[0]}`)
    bad += 1
  }
}
process.exit(bad ? 1 : 0)
