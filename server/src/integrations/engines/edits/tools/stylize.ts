/** Tools that paint the whole picture in another way: edits without a mask. */
import type { photo2img } from '@contract/tools/photo2img'
import type { sketch } from '@contract/tools/sketch'
import type { styleTransfer } from '@contract/tools/style-transfer'
import type { toon } from '@contract/tools/toon'
import type { variation } from '@contract/tools/variation'
import { describeAmount, type Mapping, createMapping, sentences } from './mapping'

const STYLES: Readonly<Record<string, string>> = {
  ink: 'a Chinese ink painting with empty space and five shades of ink',
  oil: 'an oil painting with thick brush strokes',
  watercolour: 'a watercolour with transparent layered washes',
  pencil: 'a pencil drawing with hatching',
  ukiyoe: 'a Japanese ukiyo-e woodblock print',
  pixel: 'pixel art of few colours',
  papercut: 'a layered paper cut',
  anime: 'a clean anime illustration with soft glow',
  comic: 'a comic with ink outlines and halftone dots',
  storybook: 'a storybook illustration in soft gouache',
  cel: 'a cel-shaded animation frame with flat colours and hard shadows',
}
const KEEP_COMPOSITION = 'Keep what is in it, where it stands and the framing.'

function inStyle(name: string, strength: number): string {
  const style = STYLES[name] ?? name
  return sentences(
    `Repaint this picture ${describeAmount(strength)} as ${style}.`,
    KEEP_COMPOSITION,
  )
}

export const STYLIZE: Readonly<Record<string, Mapping>> = {
  photo2img: createMapping<typeof photo2img>(1, async ({ params, picture }) => ({
    pictures: [await picture('image')],
    mask: null,
    prompt: inStyle(params.style, params.strength),
    count: 1,
  })),
  toon: createMapping<typeof toon>(1, async ({ params, picture }) => ({
    pictures: [await picture('image')],
    mask: null,
    prompt: inStyle(params.look, params.strength),
    count: 1,
  })),
  styleTransfer: createMapping<typeof styleTransfer>(2, async ({ params, picture }) => ({
    pictures: [await picture('image'), await picture('style')],
    mask: null,
    prompt: sentences(
      `Repaint the first picture ${describeAmount(params.strength)} in the colours of the second one.`,
      params.strokes ? 'Take over its brush strokes and surface too.' : 'Keep the first surface.',
      params.spare ? 'Skin tones and highlights stay natural.' : '',
      KEEP_COMPOSITION,
    ),
    count: 1,
  })),
  variation: createMapping<typeof variation>(1, async ({ params, picture }) => ({
    pictures: [await picture('image')],
    mask: null,
    prompt: `Make a variation of this picture that differs ${describeAmount(params.strength)} in composition, palette, time of day and texture. The subject stays recognisable.`,
    count: params.count,
  })),
  sketch: createMapping<typeof sketch>(1, async ({ params, picture }) => ({
    pictures: [await picture('sketch')],
    mask: null,
    prompt: sentences(
      `Turn this rough sketch into a finished picture of: ${params.prompt}.`,
      params.follow >= 1
        ? 'Follow its shapes closely.'
        : params.follow >= 0.6
          ? 'Follow its shapes roughly.'
          : 'Take over only where things stand.',
    ),
    count: 1,
  })),
}
