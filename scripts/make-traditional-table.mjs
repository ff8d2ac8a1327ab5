// node scripts/make-traditional-table.mjs: regenerates studio/painter/lexicon/traditional-data.ts
// from the table of OpenCC. Run it when opencc-js is updated.
import traditional from 'opencc-js/dict/TSCharacters'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './lib/run.mjs'

/** 乾坤, 哪吒: written so in simplified texts too (studio/painter/lexicon/traditional.ts). */
const AMBIGUOUS = '乾吒'

const pairs = traditional
  .split('|')
  .map((row) => row.split(' '))
  .filter(([from, to]) => from.length === 1 && to.length === 1 && from !== to)
  .filter(([from]) => !AMBIGUOUS.includes(from))
const lines = ['']
for (const [from, to] of pairs) {
  if (lines.at(-1).length + 3 > 98) lines.push('')
  lines[lines.length - 1] = `${lines.at(-1)} ${from}${to}`.trim()
}
writeFileSync(
  path.join(ROOT, 'studio/painter/lexicon/traditional-data.ts'),
  `/**
 * Data, made by scripts/make-traditional-table.mjs from OpenCC (Apache License 2.0). Traditional
 * characters, each followed by its simplified form; without those that simplified texts have.
 */
export const TRADITIONAL = \`
${lines.map((line) => `  ${line}`).join('\n')}
\`
`,
)
