import { hex } from '../../../colour'
import { disc, ellipse, form, inside, layer, line, place, polygonForm } from '../../build/form'
import { tone } from '../../build/fill'
import type { Form, Frame, Layer } from '../../node'
import { type Point, polyline } from '../../../drawing/notation'

const WICKER = hex('#b98a52')
const LINEN = hex('#fbf4e6')
const LOAF = hex('#d9a25c')

/** Place of a picnic, units of the frame. */
export interface PicnicPlace {
  readonly frame: Frame
  /** The ends of those who sit on it, and the ground under them. */
  readonly left: number
  readonly right: number
  readonly ground: number
  /** Units of the frame a unit of the body. */
  readonly scale: number
}

/** A checked cloth in perspective: narrower at its far side. */
function cloth({ frame, left, right, ground, scale }: PicnicPlace): Form {
  const check = hex('#d8604f')
  const [top, bottom] = [ground - 130 * scale, Math.min(frame.height - 6, ground + 64 * scale)]
  const reach = 150 * scale
  const [from, to] = [Math.max(8, left - reach), Math.min(frame.width - 8, right + reach)]
  const inset = (to - from) * 0.07
  const across = (t: number, down: number): Point => {
    const [a, b] = [from + inset * (1 - down), to - inset * (1 - down)]
    return [a + (b - a) * t, top + (bottom - top) * down]
  }
  const columns = Math.max(4, Math.round((to - from) / (120 * scale)))
  const stripes = Array.from({ length: columns }, (_, i) => {
    const [a, b] = [i / columns, (i + 0.5) / columns]
    return polygonForm([[across(a, 0), across(b, 0), across(b, 1), across(a, 1)]], check, {
      ...{ role: 'detail', alpha: 0.62 },
    })
  })
  const bands = [0.04, 0.32, 0.66].map((down, i) => {
    const deep = down + 0.14 + i * 0.03
    return polygonForm(
      [[across(0, down), across(1, down), across(1, deep), across(0, deep)]],
      check,
      { ...{ role: 'detail', alpha: 0.5 } },
    )
  })
  const ring = [across(0, 0), across(1, 0), across(1, 1), across(0, 1)]
  return inside(polygonForm([ring], LINEN, 'cloth relief 4'), ...stripes, ...bands)
}

/** A basket with a loaf in it; its foot at (0, 0), units of the body. */
function basket(): Form[] {
  const weave = [-90, -44].map((y) =>
    line(polyline([-160, y], [0, y + 12], [160, y]), 7, tone(WICKER, -0.1), 'detail even'),
  )
  const rods = [-96, -32, 32, 96].map((x) =>
    line(polyline([x * 1.08, -150], [x, 0]), 6, tone(WICKER, -0.07), 'detail even'),
  )
  return [
    line('-142,-132 -120,-262 0,-306 120,-262 142,-132', 20, tone(WICKER, -0.05), {
      ...{ role: 'body', pressure: 'even', relief: 5 },
    }),
    inside(
      form('-30,-150 24,-236 66,-262 92,-236 60,-130', LOAF, 'body relief 10'),
      line('36,-214 62,-204', 6, tone(LOAF, 0.1), 'detail'),
      line('22,-188 50,-178', 6, tone(LOAF, 0.1), 'detail'),
    ),
    form('-120,-150! -84,-200 -20,-196 10,-150!', LINEN, 'cloth relief 6'),
    inside(
      form('-164,-146! 0,-132 164,-146! 138,-6 0,10 -138,-6', WICKER, 'body relief 16'),
      ...weave,
      ...rods,
    ),
  ]
}

/** A plate of fruit and a cup; its foot at (0, 0), units of the body. */
function plate(): Form[] {
  const fruit = (x: number, y: number, r: number, fill: Form['fill']): Form =>
    disc([x, y], r, fill, 'body relief 9')
  return [
    ellipse([0, -12], [150, 34], hex('#f4f1ea'), 'body relief 6'),
    fruit(-64, -44, 44, hex('#d9483f')),
    fruit(62, -42, 42, hex('#eba03a')),
    fruit(0, -62, 46, hex('#8fae4a')),
    line('0,-104 8,-124', 6, hex('#5b4630'), 'detail'),
  ]
}

/** Under and before people who sit on the ground: the cloth, and what is on it. */
export function picnicLayers(at: PicnicPlace): { readonly under: Layer; readonly before: Layer } {
  const { frame, left, right, ground, scale } = at
  const keep = (x: number): number => Math.max(190 * scale, Math.min(frame.width - 190 * scale, x))
  const foot = Math.min(frame.height - 14, ground + 30 * scale)
  return {
    under: layer('picnic cloth', 'masses', cloth(at)),
    before: layer(
      'picnic',
      'details',
      place(basket(), [keep(right + 40 * scale), foot], { scale: scale * 0.9 }),
      place(plate(), [keep(left - 20 * scale), foot], { scale: scale * 0.9 }),
    ),
  }
}
