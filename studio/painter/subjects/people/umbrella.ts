import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import { form, line, turned } from '../trace'

const DOME = `-31,84! -28,93 -17,102 0,106 17,102 @light 28,93 31,84! 26,88 21,84! 14,88.5 @mid 7,84! 0,89 -7,84! -14,88.5
  -21,84! -26,88`

/** A modern umbrella, its ferrule at (0, 109). */
export const domeUmbrella = (cloth: Oklch, dark: Oklch): Shape[] => [
  line('0,104 0,109.5', 1.3, dark, 'even', { detail: false }),
  form(DOME, cloth, { accent: cloth[1] > 0.09 }),
  turned(DOME, 'light', 'mid', '11,98 6,103', shade(cloth, -0.13), { accent: cloth[1] > 0.09 }),
  ...['-21,84.5 -18,94 -8,102 0,105.5', '-7,84.5 -7,94 -3,102 0,105.5'].map((rib) =>
    line(rib, 0.9, shade(cloth, -0.16), 'even'),
  ),
  ...['21,84.5 18,94 8,102 0,105.5', '7,84.5 7,94 3,102 0,105.5'].map((rib) =>
    line(rib, 0.9, shade(cloth, -0.16), 'even'),
  ),
]

const PAPER = `-36,85! -24,94 -10,102 -2,106 2,106 10,102 @light 24,94 36,85! @rim 26,82.5 13,81.4 0,81 -13,81.4 -26,82.5`

/** Oiled paper on bamboo: many ribs, a flat cone. */
export function paperUmbrella(cloth: Oklch, bamboo: Oklch): Shape[] {
  const rim = [-36, -28, -19, -10, 0, 10, 19, 28]
  return [
    form(PAPER, cloth, { accent: cloth[1] > 0.09 }),
    turned(PAPER, 'light', 'rim', '18,86 8,98', shade(cloth, -0.1), { accent: cloth[1] > 0.09 }),
    ...rim.map((x) => {
      const y = 81 + (x * x) / 330
      return line(`${x},${y} ${x * 0.5},${y * 0.42 + 56} 0,105`, 0.7, shade(cloth, -0.17), 'even')
    }),
    line('-22,92.5 -10,90.4 0,90 10,90.4 22,92.5', 0.9, shade(cloth, 0.14), 'even'),
    form('-3,105 -2,109 2,109 3,105', bamboo),
  ]
}
