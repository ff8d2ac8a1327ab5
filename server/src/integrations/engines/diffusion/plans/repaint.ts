/** Tools that paint the whole picture in another way: how far it goes is the model's denoise. */
import type { edit } from '@contract/tools/edit'
import { writeEditPrompt } from '@contract/tools/references'
import type { photo2img } from '@contract/tools/photo2img'
import type { sketch } from '@contract/tools/sketch'
import type { toon } from '@contract/tools/toon'
import type { variation } from '@contract/tools/variation'
import { drawReferences } from '../../edits/references'
import { EngineError } from '../../engine'
import { inputTexts } from '../../texts'
import { joined, plainWords, wordsOfStyle } from '../styles'
import { type Planned, plannedFor } from './plan'

const FLAWS = 'blurry, deformed, text, watermark'

/** Of the levels of contract/tools/strength: below 0.3 nothing changes, above 0.75 little is left. */
const toDenoise = (strength: number): number => 0.2 + 0.55 * strength

/** Of the levels of a doodle: followed closely, it still has to become a picture. */
const toSketchDenoise = (follow: number): number => 0.95 - 0.3 * follow

function inStyle(style: string, strength: number) {
  return {
    kind: 'paint',
    mask: null,
    prompt: joined(wordsOfStyle(style), 'detailed'),
    negative: joined('photograph', FLAWS),
    denoise: toDenoise(strength),
    count: 1,
  } as const
}

export const REPAINT: Readonly<Record<string, Planned>> = {
  photo2img: plannedFor<typeof photo2img>('picture', async ({ params, picture }) => ({
    ...inStyle(params.style, params.strength),
    picture: await picture('image'),
  })),
  toon: plannedFor<typeof toon>('picture', async ({ params, picture }) => ({
    ...inStyle(params.look, params.strength),
    picture: await picture('image'),
  })),
  variation: plannedFor<typeof variation>('picture', async ({ params, picture }) => ({
    kind: 'paint',
    picture: await picture('image'),
    mask: null,
    prompt: 'detailed, high quality',
    negative: FLAWS,
    denoise: toDenoise(params.strength),
    count: params.count,
  })),
  /** By models that edit by instruction: an operator's graph of one. */
  edit: {
    ...plannedFor<typeof edit>('picture', async ({ params, picture, references }) => {
      const borrowed = references()
      const instruction = plainWords(writeEditPrompt(params.instruction, borrowed))
      if (plainWords(params.instruction) === '')
        throw new EngineError('input', inputTexts.noInstruction)
      return {
        kind: 'paint',
        picture: await picture('image'),
        mask: null,
        prompt: instruction,
        negative: '',
        denoise: 1,
        count: 1,
        keepsSize: true,
        references: await drawReferences(borrowed),
      }
    }),
    isSpecial: true,
  },
  sketch: plannedFor<typeof sketch>('picture', async ({ params, picture }) => ({
    kind: 'paint',
    picture: await picture('sketch'),
    mask: null,
    prompt: joined(plainWords(params.prompt), wordsOfStyle(params.style)),
    negative: joined('rough sketch, doodle', FLAWS),
    denoise: toSketchDenoise(params.follow),
    count: 1,
  })),
}
