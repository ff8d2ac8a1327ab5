/** 毛茸茸: tufts at ears, cheeks, chest and haunches. */
import { type Form, line, mirrored } from '../build/form'
import { fillPath } from '../build/outlines'
import { tone } from '../build/fill'
import type { Coat, EarKind } from './coat'

const UPRIGHT = /^(?:cat|tall|small|fox|round|koala)$/

/** In the ears and at the cheeks, seen from the front. */
export function fluffOfHead({ base, pale }: Coat, ears: EarKind): Form[] {
  const hairs = [
    '72,-92! 82,-128 92,-158!',
    '92,-90! 100,-134 112,-174!',
    '112,-84! 118,-122 134,-152!',
  ]
  const right = [
    ...(UPRIGHT.test(ears) ? hairs : []).map((outline) =>
      line(outline, 12, tone(pale, -0.03), 'hair end'),
    ),
    fillPath(base, 'hair relief 5')`140,0! 176,14 218,26! 184,40 172,48! 204,62 236,84! 190,88
      176,92! 196,112 208,136! 150,134 100,96!`,
  ]
  return [...mirrored(right), ...right]
}

/** Behind the body of one that sits. */
export function fluffOfSides({ base }: Coat): Form[] {
  const side = [
    fillPath(base, 'hair relief 5')`110,220! 160,250 186,252! 168,276 160,284! 186,306 204,312!
      178,330 164,334! 180,356 192,372! 150,372 110,330!`,
    fillPath(base, 'hair relief 5')`180,430! 220,444 246,444! 224,466 218,474! 236,496 252,504!
      222,518 204,520!`,
  ]
  return [...mirrored(side), ...side]
}

/** Below the eyes. */
export const fluffOfChest = ({ pale }: Coat): Form =>
  fillPath(tone(pale, 0.02), 'hair relief 8')`-86,100! -104,140 -112,176! -86,168 -78,164! -84,200
    -84,232! -60,216 -48,206! -46,236 -40,268! -20,248 -10,234! -4,260 0,286! 6,260 12,234! 24,248
    40,268! 46,236 48,206! 60,216 84,232! 84,200 78,164! 86,168 112,176! 104,140 86,100! 0,150`
