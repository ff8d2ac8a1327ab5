/**
 * Draws prompts from a pool by the hash of a commit and paints each once, as the app would, in the
 * shape that the prompt names and else as a square:
 *
 *   node --import tsx studio/gallery/evaluate-prompts.ts <pool.tsv> <commit> <out folder>
 *     [--count 120] [--without <prompts.tsv>]
 *
 * The pool has the columns n, prompt and source, with a heading. The commit is the last one that
 * touches the painter (`git log -1 --format=%H -- studio/painter`): prompts and seeds are not
 * chosen by hand. Writes prompts.tsv, sheets of twelve with number and prompt, each picture, and what the
 * painter reports in reports.json, which a judge opens after the verdicts are written.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { findRatio } from '@contract/named-ratio'
import { warmNoise } from '../lib/noise'
import { Random, hashText } from '../lib/random'
import { buildForecast } from '../painter/intent/forecast'
import { paintPicture } from '../painter/paint'
import { listRead } from '../painter/parse'
import { PICTURE_SIZES } from '../painter/sizes'

const ON_A_SHEET = 12
const COLUMNS = 4
const CELL = 480
const CAPTION = 64
const GAP = 8
const CAPTION_LETTERS = 27

interface DrawnPrompt {
  readonly prompt: string
  readonly source: string
  readonly seed: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '120' }, without: { type: 'string' } },
})
const [poolFile, commit, out] = positionals
if (!poolFile || !commit || !out) throw new Error('usage: <pool.tsv> <commit> <out folder>')

async function readRows(file: string): Promise<string[][]> {
  const [, ...lines] = (await readFile(file, 'utf8')).trim().split('\n')
  return lines.map((line) => line.split('\t'))
}

async function drawPrompts(count: number): Promise<DrawnPrompt[]> {
  const used = values.without ? await readRows(values.without) : []
  const drawn = new Set(used.map(([, prompt]) => prompt))
  const pool = (await readRows(poolFile ?? '')).filter(([, prompt]) => !drawn.has(prompt))
  const random = new Random(hashText(commit ?? ''))
  return Array.from({ length: Math.min(count, pool.length) }, () => {
    const [row = []] = pool.splice(random.integer(0, pool.length - 1), 1)
    return { prompt: row[1] ?? '', source: row[2] ?? '', seed: random.integer(0, 2 ** 31 - 1) }
  })
}

function wrapCaption(text: string): string {
  const letters = [...text.replaceAll('&', '＆').replaceAll('<', '＜')]
  const lines = [0, 1, 2].map((i) =>
    letters.slice(i * CAPTION_LETTERS, (i + 1) * CAPTION_LETTERS).join(''),
  )
  const spans = lines.map((line, i) => `<text x="4" y="${18 + i * 20}">${line}</text>`)
  return `<svg width="${CELL}" height="${CAPTION}" font-size="17" font-family="Noto Sans CJK SC, Noto Serif CJK SC">${spans.join('')}</svg>`
}

async function writeSheet(file: string, tiles: readonly { caption: string; picture: Buffer }[]) {
  const rowHeight = CELL + CAPTION + GAP
  const layers = tiles.flatMap(({ caption, picture }, i) => {
    const left = GAP + (i % COLUMNS) * (CELL + GAP)
    const top = GAP + Math.floor(i / COLUMNS) * rowHeight
    return [
      { input: picture, left, top: top + CAPTION },
      { input: Buffer.from(wrapCaption(caption)), left, top },
    ]
  })
  const width = GAP + COLUMNS * (CELL + GAP)
  const height = GAP + Math.ceil(tiles.length / COLUMNS) * rowHeight
  await sharp({ create: { width, height, channels: 3, background: '#f3efe6' } })
    .composite(layers)
    .webp({ quality: 80 })
    .toFile(file)
}

/** The size of the form, which takes the ratio that a prompt names. */
function findSize(prompt: string): (typeof PICTURE_SIZES)[number] {
  const named = findRatio(prompt)
  const [square] = PICTURE_SIZES
  return PICTURE_SIZES.find(({ ratio }) => ratio === named) ?? square
}

const fitCell = (picture: ReturnType<typeof sharp>): Promise<Buffer> =>
  picture.resize(CELL, CELL, { fit: 'contain', background: '#f3efe6' }).png().toBuffer()

const emptyCard = () =>
  sharp({ create: { width: CELL, height: CELL, channels: 3, background: '#c9c5bb' } })
    .png()
    .toBuffer()

async function main(): Promise<void> {
  const folder = out ?? ''
  await mkdir(folder, { recursive: true })
  const prompts = await drawPrompts(Number(values.count))
  const rows = prompts.map(({ prompt, source, seed }, i) =>
    [i + 1, prompt, source, seed].join('\t'),
  )
  await writeFile(path.join(folder, 'prompts.tsv'), `n\tprompt\tsource\tseed\n${rows.join('\n')}\n`)
  warmNoise()
  const reports: unknown[] = []
  let tiles: { caption: string; picture: Buffer }[] = []
  for (const [i, { prompt, seed }] of prompts.entries()) {
    const forecast = buildForecast(prompt)
    const caption = `${i + 1} ${forecast.declined ? '（未画）' : ''}${prompt}`
    if (forecast.declined) {
      tiles.push({ caption, picture: await emptyCard() })
      reports.push({ n: i + 1, prompt, declined: forecast.declined })
    } else {
      const { width, height } = findSize(prompt)
      const start = performance.now()
      const painted = paintPicture({
        prompt,
        negativePrompt: '',
        style: null,
        width,
        height,
        seed,
      })
      const seconds = (performance.now() - start) / 1000
      const raw = { width, height, channels: 4 as const }
      const full = sharp(Buffer.from(painted.rgba), { raw })
      await full
        .clone()
        .webp({ quality: 90 })
        .toFile(path.join(folder, `${i + 1}.webp`))
      tiles.push({ caption, picture: await fitCell(full) })
      const { understood, manner = [], ignored, substituted = [] } = painted.reading
      const { missing = [], chosen } = painted.reading
      const doubt =
        (listRead(painted.reading).length === 0 && substituted.length === 0) ||
        missing.length > 0 ||
        substituted.some(({ broad }) => broad)
      reports.push({
        n: i + 1,
        ...{
          prompt,
          style: painted.style,
          seconds,
          understood,
          manner,
          ignored,
          substituted,
          missing,
          chosen,
          doubt,
        },
      })
    }
    if (tiles.length === ON_A_SHEET || i === prompts.length - 1) {
      const number = Math.ceil((i + 1) / ON_A_SHEET)
      await writeSheet(path.join(folder, `sheet-${number}.webp`), tiles)
      tiles = []
      process.stdout.write(`sheet ${number}\n`)
    }
  }
  await writeFile(path.join(folder, 'reports.json'), JSON.stringify(reports, null, 1))
}

await main()
