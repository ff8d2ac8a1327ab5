import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { isEmoji } from '../painter/illustration/emoji/things'
import { FAMILIES } from '../painter/illustration/registry'
import { wordFor } from '../painter/lexicon/lexicon'
import { videoPicture, type PaintRequest, paintPicture } from '../painter/paint'
import { warmNoise } from '../lib/noise'
import { SCENES, STYLES } from '../painter/slots'
import { DOODLES } from './parts/doodles'
import { DESIGNS, FIGURES, PORTRAITS, STILL_LIFES } from './parts/illustrations'
import { FIRST_TWENTY, type GalleryPrompt, LATER_FORTY, LAYOUT_PROMPTS } from './parts/prompts'
import { type Pixels, type SheetLook, writeSheet } from './parts/sheet'

/**
 * Paints docs/gallery/painter: node --import tsx studio/gallery/paint-gallery.ts [sheet …]
 * Every picture is the first that its seed gives: nothing is picked by hand at paint time.
 */

const FOLDER = path.resolve('docs/gallery/painter')

function request(wish: GalleryPrompt, change: Partial<PaintRequest> = {}): PaintRequest {
  return { ...wish, negativePrompt: '', width: 1024, height: 1024, ...change }
}

const paintAll = (wishes: readonly GalleryPrompt[]): (() => Pixels)[] =>
  wishes.map((wish) => () => paintPicture(request(wish)))

const ONE_PROMPT = '群山，湖，亭子，松树，小船，日出'

/** A doodle, then what four styles make of it. */
function controlRows(): (() => Pixels)[] {
  return DOODLES.flatMap(({ prompt, sketch }) => [
    () => sketch,
    ...(['watercolour', 'ukiyoe', 'ink', 'oil'] as const).map(
      (style, i) => () =>
        paintPicture(request({ prompt, style, seed: i + 1 }, { control: { sketch } })),
    ),
  ])
}

/** A picture, then two painted in its colours and layout, then two with a masked part painted. */
function borrowedRow(): (() => Pixels)[] {
  const wish: GalleryPrompt = { prompt: '海上日落，帆船', style: 'watercolour', seed: 5 }
  const picture = paintPicture(request(wish))
  const { width, height } = picture
  const values = Uint8Array.from({ length: width * height }, (_, i) => {
    const x = ((i % width) / width - 0.62) / 0.2
    const y = (Math.floor(i / width) / height - 0.72) / 0.2
    return x * x + y * y < 1 ? 255 : 0
  })
  const reference = { picture, palette: 0.8, keepsLayout: true }
  const fill = { base: picture, mask: { width, height, values } }
  return [
    () => picture,
    () =>
      paintPicture(
        request({ prompt: '群山，湖', style: 'ukiyoe', seed: 1 }, { control: { reference } }),
      ),
    () =>
      paintPicture(request({ prompt: '沙漠', style: 'oil', seed: 2 }, { control: { reference } })),
    () => paintPicture(request({ ...wish, prompt: '大海，灯塔' }, { control: { fill } })),
    () => paintPicture(request({ ...wish, prompt: '大海，亭子' }, { control: { fill } })),
  ]
}

function videoRow(): (() => Pixels)[] {
  const wish: GalleryPrompt = { prompt: '雪夜，山村，小屋', style: 'ukiyoe', seed: 3 }
  const video = videoPicture(request(wish, { width: 768, height: 768 }))
  const { width, height } = video
  return [0, 0.2, 0.4, 0.6, 0.8].map((time) => () => ({ width, height, rgba: video.frame(time) }))
}

/** A picture of any shape in the middle of a white square. */
function squared({ width, height, rgba }: Pixels): Pixels {
  const side = Math.max(width, height)
  const [left, top] = [(side - width) >> 1, (side - height) >> 1]
  const out = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < height; y++)
    out.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), ((y + top) * side + left) * 4)
  return { width: side, height: side, rgba: out }
}

const paintLayouts = (): (() => Pixels)[] =>
  LAYOUT_PROMPTS.map(
    ({ size: [width, height], ...wish }) =>
      () =>
        squared(paintPicture(request(wish, { width, height }))),
  )

/** Every thing that an icon draws, by its name. */
const paintIcons = (): (() => Pixels)[] =>
  FAMILIES.flatMap(({ things }) =>
    Object.entries(things).flatMap(([id, words]) => {
      const [name = ''] = words.split(' ')
      const wish = { prompt: name, style: 'flat' as const, seed: 5 }
      const size = { width: 256, height: 256 }
      return isEmoji(id) ? [() => paintPicture(request(wish, size))] : []
    }),
  )

const SHEETS: Readonly<Record<string, () => readonly (() => Pixels)[]>> = {
  'prompts-1': () => paintAll(FIRST_TWENTY),
  'prompts-2': () => paintAll(LATER_FORTY.slice(0, 20)),
  'prompts-3': () => paintAll(LATER_FORTY.slice(20)),
  'one-prompt-all-styles': () =>
    paintAll(STYLES.map((style) => ({ prompt: ONE_PROMPT, style, seed: 5 }))),
  'all-scenes-one-style': () =>
    paintAll(
      SCENES.map((scene) => ({
        prompt: wordFor('scene', scene),
        style: 'watercolour' as const,
        seed: 8,
      })),
    ),
  'one-prompt-12-seeds': () =>
    paintAll(
      Array.from({ length: 12 }, (_, i) => ({
        prompt: '湖，小船，远山',
        style: 'ukiyoe' as const,
        seed: i + 1,
      })),
    ),
  portraits: () => paintAll(PORTRAITS),
  figures: () => paintAll(FIGURES),
  'still-lifes': () => paintAll(STILL_LIFES),
  designs: () => paintAll(DESIGNS),
  layouts: paintLayouts,
  icons: paintIcons,
  control: () => [...controlRows(), ...borrowedRow(), ...videoRow()],
}

/** Sheets of twenty-four. */
const FOUR_AND_TWENTY = new Set(['portraits', 'figures', 'still-lifes', 'designs', 'layouts'])

function lookFor(name: string): SheetLook {
  if (name === 'icons') return { columns: 24, cell: 90 }
  const columns = name === 'one-prompt-12-seeds' ? 4 : FOUR_AND_TWENTY.has(name) ? 6 : 5
  return { columns, cell: name === 'layouts' ? 300 : 400 }
}

async function main(): Promise<void> {
  const requestedNames = process.argv.slice(2)
  await mkdir(FOLDER, { recursive: true })
  warmNoise()
  for (const [name, pictures] of Object.entries(SHEETS)) {
    if (requestedNames.length > 0 && !requestedNames.includes(name)) continue
    await writeSheet(path.join(FOLDER, `${name}.webp`), lookFor(name), pictures())
  }
}

void main()
