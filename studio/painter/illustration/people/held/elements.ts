/** Fire, frost and lightning above the hands of mages. */
import { type Oklch, hex } from '../../../colour'
import { TAU, cos, sin } from '../../../../lib/maths'
import { type Form, place } from '../../build/form'
import { still } from '../pen'
import type { HeldDrawing } from './kit'

const halo = (fill: Oklch): Form =>
  still.ellipse([0, 220], [112, 132], fill, 'glow plain alpha 0.16')

const tongue = (size: number, fill: Oklch): Form =>
  still.fillPath(fill, 'glow plain')`0,380 ${-88 * size},340 ${-104 * size},${380 - 130 * size}
    ${-52 * size},${380 - 210 * size} ${-46 * size},${380 - 280 * size}!
    ${-4 * size},${380 - 240 * size} ${6 * size},${380 - 350 * size}!
    ${62 * size},${380 - 250 * size} ${70 * size},${380 - 210 * size}
    ${84 * size},${380 - 240 * size}! ${110 * size},${380 - 130 * size} ${88 * size},340`

export const flame: HeldDrawing = () => ({
  under: [
    halo(hex('#ff9a3d')),
    tongue(1, hex('#e2451f')),
    tongue(0.72, hex('#f78f2a')),
    tongue(0.42, hex('#ffe07a')),
  ],
})

export const frost: HeldDrawing = () => {
  const ice = hex('#bfe8ff')
  const arms = [0, 1, 2, 3, 4, 5].flatMap((i) => {
    const turn = (i * TAU) / 6
    const at = (r: number, by = 0): string => `${cos(turn + by) * r},${sin(turn + by) * r}`
    const lines = [
      still.line(`0,0 ${at(140)}`, 17, ice, 'glow even plain'),
      still.line(`${at(120, -0.34)} ${at(82)} ${at(120, 0.34)}`, 13, ice, 'glow even plain'),
    ]
    return place(lines, [0, 230])
  })
  return { under: [halo(hex('#5fb4f0')), ...arms] }
}

export const bolt: HeldDrawing = () => ({
  under: [
    halo(hex('#8a7cf0')),
    still.fillPath(hex('#ffe45c'), 'glow plain')`40,40! -76,240! -10,232! -40,400! 82,190! 16,198!
      84,56!`,
    still.line('-120,170! -84,210! -112,240! -70,300!', 8, hex('#d9d4ff'), 'glow even plain'),
    still.line('120,150! 92,210! 128,236! 92,310!', 8, hex('#d9d4ff'), 'glow even plain'),
  ],
})
