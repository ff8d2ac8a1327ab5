import { hex, type Oklch } from '../../../colour'
import { type Form, disc, form, roundRect } from '../../build/form'
import { fillPath } from '../../build/outlines'
import { tone } from '../../build/fill'
import { type BackdropDrawing, scatter } from './stand'

const SNOW = hex('#f6f9fd')
const PINE = hex('#3f6f66')

/** A slope of snow with peaks and pines behind it, for those who ski. */
export const slope: BackdropDrawing = (stand) => {
  const { width: w, height: h } = stand.frame
  const pine = (x: number, y: number, k: number): Form[] =>
    [0, 1, 2].flatMap((i) => [
      fillPath(tone(PINE, i * 0.03), 'foliage')`${x - (70 - i * 16) * k},${y - i * 62 * k}!
        ${x},${y - (110 + i * 62) * k}! ${x + (70 - i * 16) * k},${y - i * 62 * k}!`,
      fillPath(SNOW, 'detail')`${x - 26 * k},${y - (70 + i * 62) * k}!
        ${x},${y - (112 + i * 62) * k}! ${x + 26 * k},${y - (70 + i * 62) * k}!
        ${x},${y - (84 + i * 62) * k}`,
    ])
  const peak = (x: number, top: number, half: number, fill: Oklch): Form[] => [
    form(`${x - half},${h * 0.8}! ${x},${top}! ${x + half},${h * 0.8}!`, fill, 'backdrop'),
    fillPath(SNOW, 'backdrop')`${x - half * 0.3},${top + (h * 0.8 - top) * 0.3}! ${x},${top}!
      ${x + half * 0.3},${top + (h * 0.8 - top) * 0.3}!
      ${x + half * 0.1},${top + (h * 0.8 - top) * 0.24}!
      ${x - half * 0.06},${top + (h * 0.8 - top) * 0.34}!`,
  ]
  return [
    roundRect([-10, -10, w + 20, h + 20], 0, hex('#a9d3ee'), 'backdrop plain'),
    ...peak(w * 0.2, h * 0.2, w * 0.36, hex('#7f9fc0')),
    ...peak(w * 0.78, h * 0.14, w * 0.42, hex('#8fb0cf')),
    ...peak(w * 0.5, h * 0.34, w * 0.34, hex('#9dbcd8')),
    ...pine(w * 0.08, h * 0.66, 1.1),
    ...pine(w * 0.93, h * 0.74, 1.3),
    ...pine(w * 0.84, h * 0.7, 0.8),
    fillPath(SNOW, 'ground')`-20,${h * 0.58}! ${w * 0.3},${h * 0.64} ${w * 0.66},${h * 0.76}
      ${w + 20},${h * 0.78}! ${w + 20},${h + 20}! -20,${h + 20}!`,
    fillPath(tone(SNOW, -0.03), 'ground')`-20,${h * 0.8}! ${w * 0.4},${h * 0.84}
      ${w + 20},${h * 0.92}! ${w + 20},${h + 20}! -20,${h + 20}!`,
    ...scatter(stand, 40, (x, y, i) => [disc([x, y], 5 + (i % 3) * 3, SNOW, 'light')]),
  ]
}
