// No source file over 400 lines (data excepted), no adapter of an engine over its size, no leftover
// marks, one snapshot of the schema.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

/** A spread literal: excess properties of it are not checked. JSX spreads
 * pass attributes that Taro's types lack. The painter is rewritten on its own. */
const SPREAD_LITERAL = /(?<!\{)\.\.\.\{ *\S/
/** A store selector that returns a new array or object each time: React renders without end. */
const ENDLESS = /\buse(?:App|Session|Jobs|Draft|Store)\([^)]*\) => [^)\n]*\?\? (?:\[\]|\{\})\)/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|cjs|js|scss)$/.test(file) && existsSync(path.join(ROOT, file)))

/**
 * Lines of an adapter's folder, tests and their server not counted; why some have more:
 * docs/decisions/061-engine-adapter-line-limits.md.
 */
const ADAPTER = /^server\/src\/integrations\/engines\/([\w-]+)\//
const isVendor = (file) => /^server\/src\/integrations\/engines\/[\w-]+\/vendor\.ts$/.test(file)
const parseAdapterId = (file) => ADAPTER.exec(file)?.[1] ?? ''
const ADAPTERS = new Set(files.filter(isVendor).map(parseAdapterId))
// Code shared by several vendors.
ADAPTERS.delete('clouds')
const ADAPTER_LINES = 400
const LARGER_ADAPTERS = {
  dashscope: 480,
  comfyui: 2100,
  midjourney: 520,
  openai: 1350,
  sdapi: 1100,
}

/** @type {Record<string, number>} */
const adapters = {}
let bad = 0
for (const file of files) {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const lines = text.split('\n').length - 1
  if (lines > MAX_LINES && !DATA.test(file)) {
    console.log(`${file}: ${lines} lines, at most ${MAX_LINES}`)
    bad += 1
  }
  const adapter = parseAdapterId(file)
  if (ADAPTERS.has(adapter) && !/(\.test\.ts$|\/testing\/)/.test(file)) {
    adapters[adapter] = (adapters[adapter] ?? 0) + lines
  }
  const spread = file.startsWith('studio/painter/') ? null : SPREAD_LITERAL.exec(text)
  const mark = MARKS.exec(text) ?? ENDLESS.exec(text) ?? spread
  if (mark) {
    console.log(`${file}: ${mark[0]}`)
    bad += 1
  }
}
for (const [adapter, lines] of Object.entries(adapters)) {
  const most = LARGER_ADAPTERS[adapter] ?? ADAPTER_LINES
  if (lines <= most) continue
  console.log(`server/src/integrations/engines/${adapter}: ${lines} lines, at most ${most}`)
  bad += 1
}

// Drizzle Kit compares the schema with the newest snapshot, upgrade.test.ts with those of releases;
// each is 10,000 lines.
const META = 'server/src/platform/db/migrations/meta'
const releases = readFileSync(path.join(ROOT, 'server/src/testing/upgrades/releases.ts'), 'utf8')
const journal = JSON.parse(readFileSync(path.join(ROOT, META, '_journal.json'), 'utf8'))
const needed = [
  journal.entries.at(-1).tag,
  ...[...releases.matchAll(/schema: '([\w-]+)'/g)].map(([, tag]) => tag),
].map((tag) => `${tag.slice(0, 4)}_snapshot.json`)
for (const file of readdirSync(path.join(ROOT, META))) {
  if (file === '_journal.json' || needed.includes(file)) continue
  console.log(`${META}/${file}: delete it, only ${needed.join(' and ')} are needed`)
  bad += 1
}
for (const file of needed) {
  if (existsSync(path.join(ROOT, META, file))) continue
  console.log(`${META}/${file} is missing`)
  bad += 1
}
process.exit(bad ? 1 : 0)
