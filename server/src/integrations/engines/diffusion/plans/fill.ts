/** Inpainting tools. */
import type { cleaner } from '@contract/tools/cleaner'
import type { genfill } from '@contract/tools/genfill'
import type { inpaint } from '@contract/tools/inpaint'
import type { outpaint } from '@contract/tools/outpaint'
import type { samInpaint } from '@contract/tools/sam-inpaint'
import { extendCanvas } from '../../composite'
import { joined, plainWords, wordsOfStyle } from '../styles'
import { type PaintPlan, type Planned, type PlanWork, plannedFor } from './plan'

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
