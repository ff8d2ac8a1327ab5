import { type Oklch, mixColour } from '../../../colour'
import { polyline } from '../../../drawing/notation'
import {
  disc,
  ellipse,
  form,
  inside,
  line,
  mirrored,
  place,
  roundRect,
  tone,
} from '../../build/form'
import type { Form } from '../../node'
import type { BackdropDrawing } from './stand'

const SKY: Oklch = [0.9, 0.045, 228]
const RAIL: Oklch = [0.97, 0.008, 240]
const CLAY: Oklch = [0.64, 0.12, 42]
const LEAF: Oklch = [0.62, 0.12, 142]

/** A pot with a plant, its foot at (0, 0). */
function pot(blossom: Oklch): Form[] {
  const leaf = (outline: string): Form => form(outline, LEAF, 'foliage relief 6')
  const side = [
    leaf('6,-96! 40,-190 104,-236! 96,-160 50,-104'),
    leaf('4,-100! 60,-130 140,-128! 96,-92 40,-84'),
  ]
  return [
    ...mirrored(side),
    ...side,
    leaf('-22,-96! -34,-200 0,-290! 34,-200 22,-96!'),
    ...[-70, 0, 76].map((x, i) => disc([x, -200 - (i % 2) * 60], 24, blossom, 'petal relief 6')),
    inside(
      form('-70,-100! 70,-100! 52,0! -52,0!', CLAY, 'body relief 12'),
      form('20,-100! 80,-100! 60,0! 10,0!', tone(CLAY, -0.05), 'shade'),
    ),
    roundRect([-80, -116, 160, 34], 8, tone(CLAY, 0.04), 'body relief 6'),
  ]
}

/** 阳台: a railing with the town behind it, and plants at both sides. */
export const balcony: BackdropDrawing = ({ frame: { width, height }, palette, random }) => {
  const [rail, floor] = [height * 0.6, height * 0.88]
  const far = mixColour(SKY, palette.deep, 0.3)
  const roofs = Array.from({ length: 7 }, (_, i) => {
    const tall = height * random.range(0.1, 0.26)
    return roundRect(
      [i * width * 0.15 - 20, rail - tall, width * 0.13, tall + 300],
      4,
      tone(far, random.spread() * 0.03),
      'backdrop plain',
    )
  })
  const bars = Array.from({ length: 15 }, (_, i) => {
    const x = (i / 14) * width
    return line(polyline([x, rail], [x, floor]), 13, tone(RAIL, -0.03), 'body even')
  })
  const scale = width / 1000
  return [
    roundRect([-10, -10, width + 20, height + 20], 0, SKY, 'backdrop plain'),
    ellipse([width * 0.22, height * 0.16], [150, 36], [0.985, 0.006, 230], 'backdrop plain'),
    ellipse([width * 0.8, height * 0.26], [120, 28], [0.985, 0.006, 230], 'backdrop plain'),
    ...roofs,
    ...bars,
    roundRect([-20, rail - 16, width + 40, 32], 8, RAIL, 'body relief 6'),
    roundRect([-20, floor - 14, width + 40, 26], 4, tone(RAIL, -0.04), 'body'),
    form(
      polyline(
        [-20, floor + 10],
        [width + 20, floor + 10],
        [width + 20, height + 20],
        [-20, height + 20],
      ),
      [0.8, 0.04, 66],
      'backdrop plain',
    ),
    ...place(pot([0.72, 0.16, 15]), [width * 0.13, height * 0.95], { scale: scale * 0.95 }),
    ...place(pot([0.84, 0.14, 90]), [width * 0.87, height * 0.94], { scale }),
  ]
}
