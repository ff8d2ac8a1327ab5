/** Inpainting tools. */
import type { cleaner } from '@contract/tools/cleaner'
import type { Margins } from '@contract/tools/define'
import type { genfill } from '@contract/tools/genfill'
import type { inpaint } from '@contract/tools/inpaint'
import type { outpaint } from '@contract/tools/outpaint'
import type { samInpaint } from '@contract/tools/sam-inpaint'
import { createMask, createRaster, type Mask, type Raster } from '@media/raster'
import { EngineError } from '../../engine'
import { joined, plainWords, wordsOfStyle } from '../styles'
import { type PaintPlan, type Planned, type PlanWork, plannedFor } from './plan'

/** Of the enlarged sheet. */
const MOST_PIXELS = 12_600_000

/** Words for a place where nothing new is to be: a model knows no commands. */
const EMPTY = {
  prompt: 'empty background, seamless natural continuation of the surroundings',
  negative: 'person, people, object, animal, text, watermark, frame',
  denoise: 0.85,
}

async function marked(
  work: PlanWork<unknown>,
  words: { prompt: string; style?: string | null; count?: number },
): Promise<PaintPlan> {
  const picture = await work.picture('image')
  const mask = await work.mask('mask', picture)
  const written = plainWords(words.prompt)
  const painting = written === '' ? EMPTY : { prompt: written, negative: '', denoise: 1 }
  const prompt = joined(painting.prompt, wordsOfStyle(words.style ?? null))
  return { kind: 'paint', picture, mask, ...painting, prompt, count: words.count ?? 1 }
}

/** The picture on its larger sheet with its edges going on, and all that is new of it. */
function extendCanvas(picture: Raster, margins: Margins): { sheet: Raster; mask: Mask } {
  const left = Math.round(margins.left * picture.width)
  const top = Math.round(margins.top * picture.height)
  const width = picture.width + left + Math.round(margins.right * picture.width)
  const height = picture.height + top + Math.round(margins.bottom * picture.height)
  if (width === picture.width && height === picture.height)
    throw new EngineError('input', '这张图太小了，这样扩不出新的画面')
  if (width * height > MOST_PIXELS)
    throw new EngineError('input', '扩出来的图太大了，请换一张小一些的图或少扩一些')
  const sheet = createRaster(width, height)
  const mask = createMask(width, height)
  mask.values.fill(255)
  for (let y = 0; y < height; y++) {
    const inside = y >= top && y < top + picture.height
    const from = Math.min(picture.height - 1, Math.max(0, y - top)) * picture.width
    for (let x = 0; x < width; x++) {
      const pixel = (from + Math.min(picture.width - 1, Math.max(0, x - left))) * 4
      sheet.rgba.set(picture.rgba.subarray(pixel, pixel + 4), (y * width + x) * 4)
    }
    if (inside) mask.values.fill(0, y * width + left, y * width + left + picture.width)
  }
  return { sheet, mask }
}

export const FILL: Readonly<Record<string, Planned>> = {
  inpaint: plannedFor<typeof inpaint>('mask', (work) => {
    const { prompt, style } = work.params
    return marked(work, { prompt, style })
  }),
  genfill: plannedFor<typeof genfill>('mask', (work) => {
    const { prompt, style, count } = work.params
    return marked(work, { prompt, style, count })
  }),
  cleaner: plannedFor<typeof cleaner>('mask', (work) =>
    marked(work, { prompt: '', count: work.params.count }),
  ),
  samInpaint: plannedFor<typeof samInpaint>(
    'mask',
    (work) => {
      const { action, prompt } = work.params
      return marked(work, { prompt: action === 'replace' ? prompt : '' })
    },
    // A colour in words reaches the whole of what a model paints.
    { action: ['recolour'] },
  ),
  outpaint: plannedFor<typeof outpaint>('mask', async (work) => {
    const { sheet, mask } = extendCanvas(await work.picture('image'), work.params.margins)
    const prompt = 'seamless continuation of the scene, same light and perspective'
    const negative = 'frame, border, seam, text, watermark'
    return { kind: 'paint', picture: sheet, mask, prompt, negative, denoise: 0.95, count: 1 }
  }),
}
