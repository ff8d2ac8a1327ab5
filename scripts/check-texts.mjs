// UI texts live in texts.ts of their folder. scripts/texts.json lists what else may hold Chinese:
// `data` (word lists, catalogs, seeds, documents) and `counts`, texts of a file that are none of UI.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './lib/run.mjs'
import { findTexts, judgeTexts, mayHoldTexts } from './lib/texts.mjs'

const FOLDERS = ['src', 'server/src', 'console/src']

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !mayHoldTexts(file))
  .filter((file) => existsSync(path.join(ROOT, file)))

const found = new Map(
  files
    .map((file) => [file, findTexts(file, readFileSync(path.join(ROOT, file), 'utf8'))])
    .filter(([, texts]) => texts.length > 0),
)
const faults = judgeTexts(
  found,
  JSON.parse(readFileSync(path.join(ROOT, 'scripts/texts.json'), 'utf8')),
)
for (const fault of faults) console.log(fault)
process.exitCode = faults.length ? 1 : 0
