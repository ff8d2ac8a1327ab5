// node scripts/make-han-tables.mjs <folder>: regenerates
// server/src/integrations/safety/han/variants-data.ts and studio/painter/reading/readings-data.ts.
// The folder holds Unihan_Readings.txt, Unihan_Variants.txt and Unihan_DictionaryLikeData.txt of
// the Unicode Character Database (Debian: package unicode-data, unpacked and bunzip2'ed). Run it
// when the lists of words get characters that were in none before.
import { dict } from '@node-rs/jieba/dict.js'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './lib/run.mjs'

const [, , folder] = process.argv
if (!folder) {
  console.error('用法：node scripts/make-han-tables.mjs <Unihan 文件所在的文件夹>')
  process.exit(2)
}

const SAFETY = path.join(ROOT, 'server/src/integrations/safety')
const READING = path.join(ROOT, 'studio/painter/reading')
/** Occurrences in the dictionary's corpus: below, a character is rare, or has no reading here. */
const COMMON_FROM = 1000
const READ_FROM = 200
/** Of contacts (contact.ts), which stand in no list. */
const CONTACT = '微信扣群薇徽溦威维加我心企鹅裙佳家嘉'

const isHan = (character) => character >= '\u4e00' && character <= '\u9fff'

/** @returns {Map<string, Record<string, string>>} properties by character */
function readUnihan(name, wanted) {
  const table = new Map()
  for (const line of readFileSync(path.join(folder, `Unihan_${name}.txt`), 'utf8').split('\n')) {
    const [, code, key, value] = /^U\+([0-9A-F]+)\t(\w+)\t(.*)$/.exec(line) ?? []
    if (!code || !wanted.includes(key)) continue
    const character = String.fromCodePoint(Number.parseInt(code, 16))
    table.set(character, { ...table.get(character), [key]: value })
  }
  return table
}

const READ = ['kMandarin', 'kHanyuPinlu', 'kXHC1983']
const ALIKE = ['kSemanticVariant', 'kZVariant', 'kSpecializedSemanticVariant', 'kSpoofingVariant']
const CHAINED = ['kSemanticVariant', 'kZVariant', 'kSimplifiedVariant']
const readings = readUnihan('Readings', READ)
const phonetics = readUnihan('DictionaryLikeData', ['kPhonetic'])
const variants = readUnihan('Variants', [...ALIKE, ...CHAINED])

const toneless = (pinyin) =>
  pinyin
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('u\u0308', 'v')
    .replaceAll(/[^a-z]/g, '')

function listSyllables(character) {
  const { kMandarin = '', kHanyuPinlu = '', kXHC1983 = '' } = readings.get(character) ?? {}
  const all = [
    ...kMandarin.split(' '),
    ...kHanyuPinlu.split(' ').map((one) => one.replace(/\(.*/, '')),
    ...kXHC1983.split(' ').map((one) => one.split(':')[1] ?? ''),
  ]
  return [...new Set(all.map(toneless).filter(Boolean))]
}

const listClasses = (character) =>
  (phonetics.get(character)?.kPhonetic ?? '')
    .split(' ')
    .map((one) => one.replaceAll(/\D/g, ''))
    .filter(Boolean)

const codesIn = (character, keys) =>
  keys.flatMap((key) =>
    [...(variants.get(character)?.[key] ?? '').matchAll(/U\+([0-9A-F]+)/g)].map(([, code]) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  )

const frequency = new Map()
for (const line of dict.toString().split('\n')) {
  const [word = '', count = '0'] = line.split(' ')
  for (const character of word)
    if (isHan(character)) frequency.set(character, (frequency.get(character) ?? 0) + Number(count))
}
const usedFrom = (least) =>
  new Set([...frequency].filter(([, count]) => count >= least).map(([character]) => character))

const lists = readdirSync(path.join(SAFETY, 'lists')).map((file) =>
  readFileSync(path.join(SAFETY, 'lists', file), 'utf8'),
)
const listed = new Set(
  [
    ...lists.map((text) => /words: `([^`]*)`/.exec(text)?.[1] ?? '').join(''),
    ...CONTACT,
    ...'露点',
  ].filter(isHan),
)
const common = usedFrom(COMMON_FROM)
const byUse = (a, b) => (frequency.get(b) ?? 0) - (frequency.get(a) ?? 0)

const bySyllable = new Map()
for (const character of [...new Set([...usedFrom(READ_FROM), ...listed])].toSorted(byUse))
  for (const syllable of listSyllables(character))
    bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character)

const byClass = new Map()
for (const character of listed)
  for (const one of listClasses(character))
    byClass.set(one, [...(byClass.get(one) ?? []), character])

/** Listed characters that a rare one looks and sounds like, or is a variant of. */
function findStandards(rare) {
  const sounds = new Set(listSyllables(rare))
  const alike = listClasses(rare)
    .flatMap((one) => byClass.get(one) ?? [])
    .filter((standard) => listSyllables(standard).some((one) => sounds.has(one)))
  const chained = codesIn(rare, ALIKE).flatMap((one) => [one, ...codesIn(one, CHAINED)])
  return new Set([...alike, ...chained.filter((one) => listed.has(one))])
}
const words = lists.flatMap((text) => (/words: `([^`]*)`/.exec(text)?.[1] ?? '').split(/\s+/))
const dictionary = dict.toString()

/** Written so, a listed word would be part of an ordinary one: 荫道 of 林荫道. */
function isOrdinary(rare, standard) {
  return words
    .filter((word) => word.length > 1 && word.includes(standard))
    .some((word) => dictionary.includes(word.replaceAll(standard, rare)))
}

const byStandard = new Map()
for (const rare of [...readings.keys()].toSorted()) {
  if (!isHan(rare) || common.has(rare) || listed.has(rare) || listSyllables(rare).length === 0)
    continue
  // Traditional forms are read as simplified ones before (fold.ts).
  if (codesIn(rare, ['kSimplifiedVariant']).some((one) => common.has(one) || listed.has(one)))
    continue
  for (const standard of findStandards(rare))
    if (!isOrdinary(rare, standard))
      byStandard.set(standard, (byStandard.get(standard) ?? standard) + rare)
}

function write(folder, file, name, about, rows) {
  const lines = ['']
  for (const row of rows) {
    if (lines.at(-1).length + row.length > 98) lines.push('')
    lines[lines.length - 1] = `${lines.at(-1)} ${row}`.trim()
  }
  writeFileSync(
    path.join(folder, file),
    `/**
 * Data, made by scripts/make-han-tables.mjs from the Unihan database of Unicode 15.0 (Unicode License,
 * docs/decisions/089-word-filter-pinyin-variants-and-contacts.md) and the word frequencies of jieba
 * (MIT). ${about}
 */
export const ${name} = \`
${lines.map((line) => `  ${line}`).join('\n')}
\`
`,
  )
}
write(
  READING,
  'readings-data.ts',
  'READINGS',
  'Syllables without tones, each with the characters that are read so, the more frequent\n * first.',
  [...bySyllable].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([syllable, all]) => syllable + all),
)
write(
  path.join(SAFETY, 'han'),
  'variants-data.ts',
  'VARIANTS',
  'Characters of the lists, each with rare ones that look and sound like it or are its\n * variants.',
  [...byStandard].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
)
