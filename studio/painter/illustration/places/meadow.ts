import { type Oklch, mixColour } from '../../colour'
import { type Point, polyline } from '../../drawing/notation'
import { type Form, type Layer, disc, layer, line, place } from '../build/form'
import { strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { ellipsePath } from '../build/path'
import { many } from '../build/still/item'
import { type Place, type Stage, band, drawAir, drawSky, hills, tree } from './stage'

/** A meadow full of daisies, up to the hills. */

const PETAL: Oklch = [0.975, 0.008, 95]
const HEART: Oklch = [0.84, 0.16, 86]
const GRASS: Oklch = [0.66, 0.13, 135]
const ROWS = 15

type Flower = { readonly x: number; readonly y: number; readonly r: number }

/** Farther rows have smaller and more flowers. */
function scatter({ frame, random }: Stage, horizon: number): Flower[] {
  const own = random.fork('daisies')
  const short = Math.min(frame.width, frame.height)
  return Array.from({ length: ROWS }, (_, row) => {
    const t = (row + 0.5) / ROWS
    const y = horizon + (frame.height - horizon) * (0.03 + 0.8 * t * t)
    const r = short * (0.0035 + 0.017 * t * t)
    const count = Math.round((frame.width / short) * (46 - 32 * t))
    return Array.from({ length: count }, (_, i) => ({
      x: (frame.width * (i + own.range(0, 1))) / count,
      y: y + own.spread() * r * 3.4,
      r: r * own.range(0.8, 1.15),
    }))
  }).flat()
}

/** Seen from a side, with its petals in a ring. */
function daisyStalk(s: number, petal: Oklch, heart: Oklch, green: Oklch, lean: number): Form[] {
  const [x, y] = [lean * s * 0.16, -s * 0.86]
  const petals: Point[][] = Array.from({ length: 13 }, (_, i) => {
    const a = (i / 13) * Math.PI * 2
    const [dx, dy] = [Math.cos(a), Math.sin(a) * 0.78]
    return ellipsePath(x + dx * s * 0.15, y + dy * s * 0.15, s * 0.1, s * 0.042, a)
  })
  return [
    line(polyline([0, 0], [x * 0.4, -s * 0.5], [x, y]), s * 0.034, green, 'foliage even plain'),
    strokePath(s * 0.05, tone(green, 0.04), 'foliage end plain')`0,${-s * 0.1}
      ${-s * 0.12},${-s * 0.34} ${-s * 0.2},${-s * 0.4}`,
    many(petals, petal, { role: 'petal' }),
    disc([x, y], s * 0.078, heart, 'petal relief 3'),
  ]
}

function drawMeadow(stage: Stage): Layer[] {
  const { frame, random, low } = stage
  const horizon = frame.height * random.fork('horizon').range(0.4, 0.46)
  const green = stage.lit(GRASS)
  const petal = stage.lit(PETAL)
  const heart = stage.lit(HEART)
  const far = mixColour(stage.lit([0.55, 0.08, 175]), low, 0.4)
  const trees = [0.06, 0.14, 0.2, 0.83, 0.93].flatMap((x, i) => {
    const own = random.fork(`tree ${i}`)
    const leaves = mixColour(tone(green, -0.1), low, 0.2)
    return tree([frame.width * x, horizon + 8], own.range(50, 96), leaves, own)
  })
  const flowers = scatter(stage, horizon)
  const rings = flowers.map(({ x, y, r }) => ellipsePath(x, y, r, r * 0.62))
  const hearts = flowers.map(({ x, y, r }) => ellipsePath(x, y - r * 0.06, r * 0.4, r * 0.28))
  const near = random.fork('near')
  const short = Math.min(frame.width, frame.height)
  const count = Math.round(frame.width / 74)
  const stalks = Array.from({ length: count }, (_, i) => {
    const x = (frame.width * (i + near.range(0.2, 0.8))) / count
    const edge = Math.abs(x / frame.width - 0.5) * 2
    const size = short * (0.12 + edge * 0.13) * near.range(0.62, 1.3)
    const drawn = daisyStalk(size, petal, heart, tone(green, -0.12), near.spread())
    return place(drawn, [x, frame.height + short * 0.02])
  })
  return [
    ...drawSky(stage, horizon),
    layer(
      'hills',
      'setting',
      hills(stage, horizon + 4, 130, mixColour(far, low, 0.4), 'far'),
      hills(stage, horizon + 6, 74, far, 'near'),
      trees,
    ),
    layer(
      'field',
      'masses',
      band(
        stage,
        horizon,
        frame.height + 8,
        linear([0, horizon], [0, frame.height], mixColour(green, low, 0.25), tone(green, -0.06)),
      ),
      many(rings, petal, { role: 'petal' }),
      many(hearts, heart, { role: 'detail' }),
    ),
    layer('near', 'details', stalks.flat()),
    ...drawAir(stage),
  ]
}

export const MEADOWS: Readonly<Record<string, Place>> = {
  'daisy-field': {
    words:
      '雏菊花田 雏菊田 雏菊花海 雏菊草地 雏菊草坪 雏菊花丛 开满雏菊的草地 开满雏菊的草坪 开满雏菊的田野 开满雏菊的山坡 开满小雏菊的草地 daisy_field daisy_fields daisy_meadow field_of_daisies meadow_of_daisies',
    draw: drawMeadow,
  },
}
