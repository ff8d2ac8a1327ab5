/**
 * Sheets of the tools that repaint a picture, as docs/gallery/tools/<id>.webp:
 *
 * node --import tsx studio/gallery/style-sheets.ts photo2img [toon …]
 */
import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { findTool } from '@contract/tools/all'
import { buildDefaults, type SentParams } from '@contract/tools/define'
import { paintPicture } from '../painter/paint'
import { STUDIO_TOOLS } from '../tools/registry'
import { createWork } from '../tools/work'
import { encodePng } from '@media/codec'
import { DOODLES } from './parts/doodles'

const GAP = 8
const PAPER = '#f3efe6'
const PORTRAIT = 'tests/photos/astronaut.jpg'
const CAT = 'tests/photos/chelsea.jpg'
const CUP = 'tests/photos/coffee.jpg'

type Params = SentParams

interface Row {
  /** Shown before the results, and given as upload:1, upload:2. */
  readonly sources: readonly (() => Promise<Buffer>)[]
  readonly runs: readonly Params[]
}

const photo = (file: string) => (): Promise<Buffer> => readFile(file)

const painted = (prompt: string, style: 'ukiyoe' | 'oil' | 'watercolour') => async () => {
  const size = { width: 1024, height: 768 }
  return encodePng(paintPicture({ prompt, negativePrompt: '', style, seed: 3, ...size }))
}

const image = 'upload:1'
const rows = (files: readonly string[], runs: readonly Params[]): Row[] =>
  files.map((file) => ({
    sources: [photo(file)],
    runs: runs.map((params) => ({ image, ...params })),
  }))

const STYLES = ['ink', 'oil', 'watercolour', 'pencil', 'ukiyoe', 'pixel', 'papercut', 'anime']
const LOOKS = ['comic', 'storybook', 'cel']
const BORROWED = [
  [PORTRAIT, painted('巨浪 海', 'ukiyoe')],
  [CUP, painted('夕阳 大海 帆船', 'oil')],
  [CAT, painted('森林 秋天', 'watercolour')],
] as const

interface Sheet {
  readonly columns: number
  readonly cell: { readonly width: number; readonly height: number }
  rows(): Row[]
}

const SHEETS: Readonly<Record<string, Sheet>> = {
  photo2img: {
    columns: 3,
    cell: { width: 470, height: 350 },
    rows: () => rows([PORTRAIT, CAT, CUP], STYLES.map((style) => ({ style }))), // prettier-ignore
  },
  toon: {
    columns: 4,
    cell: { width: 480, height: 400 },
    rows: () => rows([PORTRAIT, CAT, CUP], LOOKS.map((look) => ({ look }))), // prettier-ignore
  },
  styleTransfer: {
    columns: 4,
    cell: { width: 480, height: 380 },
    rows: () =>
      BORROWED.map(([file, other]) => ({
        sources: [photo(file), other],
        runs: [false, true].map((strokes) => ({ image, style: 'upload:2', strokes })),
      })),
  },
  variation: {
    columns: 5,
    cell: { width: 385, height: 300 },
    rows: () =>
      [photo(PORTRAIT), photo(CUP), painted('夕阳 大海 帆船', 'oil')].map((source, i) => ({
        sources: [source],
        runs: [{ image, seed: i + 1 }],
      })),
  },
  sketch: {
    columns: 4,
    cell: { width: 470, height: 470 },
    rows: () =>
      DOODLES.map(({ sketch, prompt }) => ({
        sources: [() => encodePng(sketch)],
        runs: ['watercolour', 'oil', 'ink'].map((style) => ({ sketch: image, prompt, style })),
      })),
  },
}

/** The sources of a row and everything that is made of them. */
async function renderRow(id: string, { sources, runs }: Row): Promise<Buffer[]> {
  const tool = findTool(id)
  const load = STUDIO_TOOLS[id]
  if (!tool || !load) throw new Error(`${id} is not a tool of the embedded engine`)
  const files = await Promise.all(sources.map((read) => read()))
  const media = new Map(files.map((file, i) => [`upload:${i + 1}`, file]))
  const pictures = [...files]
  for (const overrides of runs) {
    const params = { ...buildDefaults(tool), ...overrides }
    const seed = typeof overrides.seed === 'number' ? overrides.seed : 1
    const work = createWork(tool, { params, media, seed, folder: '' }, () => undefined)
    const result = await (await load())(work)
    for (const { raster } of result.pictures ?? []) pictures.push(await encodePng(raster))
  }
  return pictures
}

async function main(): Promise<void> {
  for (const id of process.argv.slice(2)) {
    const sheet = SHEETS[id]
    if (!sheet) throw new Error(`no sheet for ${id}`)
    const { columns, cell } = sheet
    const pictures: Buffer[] = []
    for (const row of sheet.rows()) pictures.push(...(await renderRow(id, row)))
    const tiles = pictures.map(async (picture, i) => ({
      input: await sharp(picture)
        .resize({ ...cell, fit: 'contain', background: PAPER })
        .toBuffer(),
      left: GAP + (i % columns) * (cell.width + GAP),
      top: GAP + Math.floor(i / columns) * (cell.height + GAP),
    }))
    const width = GAP + columns * (cell.width + GAP)
    const height = GAP + Math.ceil(pictures.length / columns) * (cell.height + GAP)
    const file = `docs/gallery/tools/${id}.webp`
    await sharp({ create: { width, height, channels: 3, background: PAPER } })
      .composite(await Promise.all(tiles))
      .webp({ quality: 62, effort: 6 })
      .toFile(file)
    console.log(`${file} ${Math.round((await stat(file)).size / 1024)} KB`)
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
