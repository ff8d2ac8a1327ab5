/**
 * Paints prompts and compares what their reports list with what is in the picture:
 *
 *   node --import tsx studio/gallery/sweep-reports.ts <prompts.tsv> [--count 300] [--size 384]
 *
 * The file has the columns n, prompt, source and perhaps seed, with a heading. A thing must own a
 * part of the mask that selections use; a colour must be on 0.3 % of the painted pixels. Prints each
 * word that is not there, then how many pictures have one; and each word that is no whole one or in
 * both lists, then how many pictures have such.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { warmNoise } from '../lib/noise'
import { fromRgb, type Oklch } from '../painter/colour'
import { readIntent } from '../painter/intent/intent'
import { wordFor } from '../painter/lexicon/lexicon'
import { hasTint } from '../painter/palettes/tints'
import { planPicture } from '../painter/planning/plan-picture'
import type { Plan } from '../painter/planning/plan'
import { renderPlan } from '../painter/planning/render'
import { isFragment } from '../painter/reading/whole-words'
import { listThings } from '../painter/planning/things'
import { TINTS } from '../painter/slots'

const LEAST_PIXELS = 0.003

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '300' }, size: { type: 'string', default: '384' } },
})
const [file] = positionals
if (!file) throw new Error('usage: <prompts.tsv>')

function listHidden(plan: Plan): string[] {
  const seen = new Set(listThings(plan).map(({ kind }) => kind))
  return plan.things.flatMap(({ kind, words }) =>
    seen.has(kind) ? [] : words.filter((word) => plan.reading.understood.includes(word)),
  )
}

function listColourless(plan: Plan): string[] {
  const said = TINTS.map((tint) => [wordFor('tint', tint), tint] as const).filter(([name]) =>
    plan.reading.understood.some((words) => words.includes(name)),
  )
  if (said.length === 0) return []
  const { rgba } = renderPlan(plan)
  const pixels = Array.from({ length: rgba.length / 4 }, (_, i): Oklch => {
    const [l, a, b] = fromRgb([rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0])
    return [l, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI]
  })
  return said.flatMap(([name, tint]) => {
    const { length } = pixels.filter((pixel) => hasTint(pixel, tint))
    return length < pixels.length * LEAST_PIXELS ? [name] : []
  })
}

/** Halves of words, numbers without a noun, and words that are listed as seen and as left out. */
function listBroken({ understood, ignored }: Plan['reading']): string[] {
  const words = [...understood, ...ignored]
  return words.filter((word, i) => isFragment(word) || words.indexOf(word) < i)
}

warmNoise()
const [, ...rows] = (await readFile(file, 'utf8')).trim().split('\n')
const size = Number(values.size)
let [painted, words, wrong, broken] = [0, 0, 0, 0]
for (const [i, row] of rows.slice(0, Number(values.count)).entries()) {
  const [n = '', prompt = '', , seed] = row.split('\t')
  if (readIntent(prompt).kind === 'declined') continue
  const square = { width: size, height: size }
  const request = { prompt, negativePrompt: '', style: null, seed: Number(seed ?? i), ...square }
  const plan = planPicture(request)
  painted++
  words += plan.reading.understood.length
  const pieces = listBroken(plan.reading)
  if (pieces.length > 0) {
    broken++
    console.log(`${n} ${prompt.slice(0, 40)}: in pieces: ${pieces.join(' ')}`)
  }
  const missing = [...listHidden(plan), ...listColourless(plan)]
  if (missing.length === 0) continue
  wrong++
  console.log(`${n} ${prompt.slice(0, 40)}: ${missing.join(' ')}`)
}
console.log(
  `${painted} painted, ${words} words listed, ${wrong} pictures with a word that is not seen, ${broken} with one in pieces`,
)
