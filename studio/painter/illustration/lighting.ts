import { layer, roundRect } from './build/form'
import { type Oklch, radial } from './build/fill'
import { type Brief, traitOf } from './family'
import type { Illustration } from './node'

/** The slot of a picture's trait: 暖色灯光 lights all of it. */
export const LIGHT = 'light'

const TONES: Readonly<Record<string, Oklch>> = { warm: [0.88, 0.11, 70], cool: [0.86, 0.08, 245] }

/** The picture in the light that the words name; without one as it is. */
export function lightUp(made: Illustration, brief: Brief): Illustration {
  const tone = TONES[traitOf(brief, LIGHT)?.value ?? '']
  if (!tone) return made
  const { width, height } = made.frame
  const [, chroma, hue] = tone
  const all = [-10, -10, width + 20, height + 20] as const
  const glow = radial(
    [width / 2, height * 0.3],
    [width * 0.75, height * 0.75],
    [0.5, chroma, hue],
    [0, 0, hue],
  )
  const light = layer(
    'light',
    'light',
    roundRect(all, 0, tone, 'light plain multiply alpha 0.75'),
    roundRect(all, 0, glow, 'light plain screen alpha 0.5'),
  )
  return { ...made, layers: [...made.layers, light] }
}
