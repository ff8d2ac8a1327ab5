/** Inpainting tools: edits with a mask. */
import type { cleaner } from '@contract/tools/cleaner'
import type { genfill } from '@contract/tools/genfill'
import type { inpaint } from '@contract/tools/inpaint'
import type { samInpaint } from '@contract/tools/sam-inpaint'
import { type EditPlan, type EditWork, type Mapping, createMapping, sentences } from './mapping'

const SEAMLESS = 'Match the light, grain and perspective of the rest, and change nothing else.'
const REMOVE = `Remove what is in the masked area and continue the background behind it. ${SEAMLESS}`
const paint = (what: string): string => `Paint into the masked area: ${what}. ${SEAMLESS}`

const MASKED = { needs: 'mask' } as const

async function marked(
  work: Pick<EditWork<unknown>, 'picture' | 'mask'>,
  options: { prompt: string; count?: number },
): Promise<EditPlan> {
  const picture = await work.picture('image')
  const mask = await work.mask('mask', picture)
  return { pictures: [picture], mask, prompt: options.prompt, count: options.count ?? 1 }
}

export const FILL: Readonly<Record<string, Mapping>> = {
  inpaint: createMapping<typeof inpaint>(
    1,
    (work) => {
      const { prompt } = work.params
      return marked(work, { prompt: prompt === '' ? REMOVE : paint(prompt) })
    },
    MASKED,
  ),
  genfill: createMapping<typeof genfill>(
    1,
    (work) => {
      const { prompt, count } = work.params
      return marked(work, { prompt: paint(prompt), count })
    },
    MASKED,
  ),
  cleaner: createMapping<typeof cleaner>(
    1,
    (work) => marked(work, { prompt: REMOVE, count: work.params.count }),
    MASKED,
  ),
  samInpaint: createMapping<typeof samInpaint>(
    1,
    (work) => {
      const { action, prompt, colour } = work.params
      const recolour = sentences(
        `Change only the colour of the thing in the masked area to ${colour};`,
        'its shape, shading and texture stay.',
        SEAMLESS,
      )
      const instruction = action === 'replace' && prompt !== '' ? paint(prompt) : REMOVE
      return marked(work, { prompt: action === 'recolour' ? recolour : instruction })
    },
    MASKED,
  ),
}
