/**
 * Contact sheets of two runs of `evaluate-tools.ts` for a judge who must not know which is which:
 *
 *   node --import tsx studio/gallery/evaluate-sheets.ts <before> <after> <out folder>
 *     [--tools tap] [--rows 4] [--cell 360] [--seed 1]
 *
 * A row is a case: its photograph (what was marked in pink), then both results, in an order drawn by
 * the seed and written to key.json alone. Equal results are shown once. One folder given twice lays
 * out that folder alone.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type EvaluationCase, readCases } from './parts/evaluation/cases'
import { listPhotographs, photographPath } from './parts/evaluation/photographs'

const GAP = 6
const LABEL = 18
const PAPER = '#f3efe6'

const [before = '', after = '', out = '', ...rest] = process.argv.slice(2)
const options = new Map<string, string>()
for (let i = 0; i < rest.length; i += 2)
  options.set((rest[i] ?? '').replace(/^--/, ''), rest[i + 1] ?? '')
const rows = Number(options.get('rows') ?? 4)
const cell = Number(options.get('cell') ?? 360)
const seed = options.get('seed') ?? '1'

interface Row {
  readonly one: EvaluationCase
  readonly first: string
  readonly second: string | null
}

const picturePath = (folder: string, { id }: EvaluationCase): string =>
  path.join(folder, `${id}-1.png`)

async function sameBytes(a: string, b: string): Promise<boolean> {
  if (existsSync(a) !== existsSync(b)) return false
  return !existsSync(a) || (await readFile(a)).equals(await readFile(b))
}

/** Which result is shown first is decided by the seed and the case, so that it can be repeated. */
const isSwapped = (id: string): boolean =>
  (createHash('sha256').update(`${seed} ${id}`).digest()[0] ?? 0) % 2 === 1

async function renderTile(file: string): Promise<Buffer> {
  if (!existsSync(file))
    return sharp({ create: { width: cell, height: cell, channels: 3, background: '#bbbbbb' } })
      .png()
      .toBuffer()
  return sharp(file)
    .autoOrient()
    .resize(cell, cell, { fit: 'contain', background: PAPER })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
}

/** The marks, over the photograph. */
async function markedTile(file: string, { tap, strokes = [] }: EvaluationCase): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize(cell, cell, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const lines = strokes.map(({ radius, points }) => {
    const places = points.map((value, i) => (value / 100) * (i % 2 === 0 ? width : height))
    const wide = (radius / 50) * Math.min(width, height)
    return `<polyline points="${places.join(' ')}" fill="none" stroke="#ff2fa0" stroke-opacity="0.45" stroke-linecap="round" stroke-linejoin="round" stroke-width="${wide}"/>`
  })
  const dot = tap
    ? `<circle cx="${(tap[0] / 100) * width}" cy="${(tap[1] / 100) * height}" r="6" fill="#00e050" stroke="#000"/>`
    : ''
  const marks = Buffer.from(
    `<svg width="${width}" height="${height}">${lines.join('')}${dot}</svg>`,
  )
  return sharp(
    await sharp(data)
      .composite([{ input: marks }])
      .png()
      .toBuffer(),
  )
    .resize(cell, cell, { fit: 'contain', background: PAPER })
    .png()
    .toBuffer()
}

const escaped = (text: string): string => text.replace(/[<>&]/g, ' ')

async function writeSheet(part: readonly Row[], file: string): Promise<void> {
  const photographs = await listPhotographs()
  const height = cell + LABEL + GAP
  const tiles = []
  for (const [at, { one, first, second }] of part.entries()) {
    const photograph = photographs.find(({ id }) => id === one.photo)
    if (!photograph) throw new Error(`no photograph ${one.photo}`)
    const top = at * height
    const words = `${one.id}: ${one.meant ?? JSON.stringify(one.params ?? {})}`
    const label = `<svg width="${3 * cell}" height="${LABEL}"><text x="4" y="14" font-size="13" font-family="sans-serif">${escaped(words)}</text></svg>`
    tiles.push({ input: Buffer.from(label), left: 0, top })
    const shown = [await markedTile(photographPath(photograph), one), await renderTile(first)]
    if (second) shown.push(await renderTile(second))
    for (const [column, input] of shown.entries())
      tiles.push({ input, left: column * (cell + GAP), top: top + LABEL })
  }
  await sharp({
    create: {
      width: 3 * (cell + GAP),
      height: part.length * height,
      channels: 3,
      background: PAPER,
    },
  })
    .composite(tiles)
    .png({ palette: true, quality: 90 })
    .toFile(file)
}

async function main(): Promise<void> {
  if (out === '') throw new Error('usage: evaluate-sheets <before> <after> <out folder> …')
  await mkdir(out, { recursive: true })
  const tools = options.get('tools')?.split(',')
  const key: Record<string, readonly string[]> = {}
  const sheetRows: Row[] = []
  for (const one of await readCases(options.get('cases'))) {
    const pair = [before, after].map((folder) => picturePath(folder, one))
    const [a = '', b = ''] = pair
    if ((tools && !tools.includes(one.tool)) || (!existsSync(a) && !existsSync(b))) continue
    const same = await sameBytes(a, b)
    const swapped = !same && isSwapped(one.id)
    sheetRows.push({ one, first: swapped ? b : a, second: same ? null : swapped ? a : b })
    key[one.id] = same ? ['same'] : swapped ? ['after', 'before'] : ['before', 'after']
  }
  for (let at = 0; at < sheetRows.length; at += rows)
    await writeSheet(
      sheetRows.slice(at, at + rows),
      path.join(out, `sheet-${String(at / rows + 1).padStart(2, '0')}.png`),
    )
  await writeFile(path.join(out, 'key.json'), JSON.stringify(key, null, 2))
  console.log(`${sheetRows.length} cases on ${Math.ceil(sheetRows.length / rows)} sheets in ${out}`)
}

await main()
