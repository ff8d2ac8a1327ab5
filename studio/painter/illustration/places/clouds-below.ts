import { type Oklch, mixColour } from '../../colour'
import { type Form, type Layer, ellipse, layer, polygonForm } from '../build/form'
import { linear, tone } from '../build/fill'
import { traitOf } from '../family'
import { type Stage, rect } from './stage'

/** 漂浮在云海上的图书馆: what is below a place that floats. */
export const CLOUD_TRAITS: Readonly<Record<string, string>> = {
  'below:clouds':
    '云海上 云海之上 云海中 云端 云端上 云端之上 云上 云层之上 云层上 above_the_clouds',
}

/** Of the height, where each bank begins; the nearest is the lowest. */
const BANKS = [0.72, 0.79, 0.87] as const
const WHITE: Oklch = [0.97, 0.012, 240]

/** Banks of clouds over the lower part of the picture, in the light of its hour. */
export function cloudsBelow(stage: Stage): Layer[] {
  const { brief, frame, lit, low, random } = stage
  if (traitOf(brief.main, 'below')?.value !== 'clouds') return []
  const { width, height } = frame
  const own = random.fork('clouds below')
  const forms = BANKS.flatMap((share, i): Form[] => {
    const colour = mixColour(lit(WHITE), low, 0.42 - i * 0.16)
    const top = height * share
    const size = height * (0.05 + i * 0.012)
    const count = Math.ceil(width / (size * 1.15)) + 1
    const puffs = Array.from({ length: count }, (_, at): Form => {
      const r = size * own.range(0.8, 1.5)
      const x = (at + own.spread() * 0.3) * size * 1.15
      const fill = linear([x, top - r], [x, top + r], tone(colour, 0.03), tone(colour, -0.02))
      return ellipse([x, top + own.spread() * size * 0.4], [r * 1.15, r], fill, 'body plain')
    })
    const bank = linear([0, top], [0, height], tone(colour, -0.01), tone(colour, -0.05))
    return [
      ...puffs,
      polygonForm([rect(-10, top, width + 20, height - top + 10)], bank, 'body plain'),
    ]
  })
  return [layer('clouds', 'details', forms)]
}
