import { type Oklch, mixColour } from '../../colour'
import { polyline, triples } from '../../drawing/notation'
import { ellipse, inside, layer, line, polygonForm, roundRect } from '../build/form'
import { type Form, type Layer, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { ellipsePath } from '../build/path'
import { type Stage, drawAir, band, halo, isDark, rect, drawSky } from './stage'

const CLOTHS: readonly [Oklch, ...Oklch[]] = triples(`0.6,0.18,28 0.62,0.12,150 0.7,0.14,65
  0.56,0.11,245`)
/** Fruit and vegetables. */
const WARES: readonly [Oklch, ...Oklch[]] = triples(`0.62,0.19,28 0.74,0.17,58 0.86,0.15,98
  0.62,0.15,138 0.5,0.12,145 0.5,0.13,330 0.92,0.03,100`)

/** A stall with a striped awning and crates of wares: its middle and foot, and its width. */
function stall(x: number, foot: number, w: number, stage: Stage, name: string): Form[] {
  // by night its lamp lights it
  const lit = isDark(stage) ? (c: Oklch) => mixColour(c, [0.5, 0.11, 60], 0.34) : stage.lit
  const random = stage.random.fork(name)
  const cloth = lit(random.pick(CLOTHS))
  const pale = lit([0.96, 0.02, 90])
  const wood = lit([0.62, 0.08, 62])
  const [left, top, desk] = [x - w / 2, foot - w * 1.16, foot - w * 0.36]
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const at = (t: number, down: number): [number, number] => [
      x + (t - 0.5) * w * (1.02 + down * 0.2),
      top + down * w * 0.26,
    ]
    const [a, b] = [i / 8, (i + 1) / 8]
    const low = at((a + b) / 2, 1)
    const fill = i % 2 ? pale : cloth
    return [
      polygonForm([[at(a, 0), at(b, 0), at(b, 1), at(a, 1)]], fill, 'body'),
      ellipse(low, [(w * 1.22) / 16, w * 0.05], fill, 'body'),
    ]
  }).flat()
  const crate = (i: number, row: number): Form[] => {
    const each = w / 3
    const [cx, cy] = [left + each * (i + 0.5), desk - row * w * 0.13]
    const ware = lit(random.pick(WARES))
    const heap = Array.from({ length: 7 }, (_, k) =>
      ellipsePath(
        cx + (k - 3) * each * 0.11,
        cy - w * 0.05 - (k % 2) * w * 0.035,
        each * 0.1,
        each * 0.1,
      ),
    )
    return [
      many(heap, ware, { role: 'body', relief: 5 }),
      roundRect(
        [cx - each * 0.45, cy - w * 0.045, each * 0.9, w * 0.1],
        3,
        tone(wood, 0.08 - row * 0.04),
        'body relief 3',
      ),
    ]
  }
  const lamp = [x, top + w * 0.42] as const
  return [
    ...[left + 8, left + w - 8].map((post) =>
      line(polyline([post, top + 8], [post, foot]), 12, tone(wood, -0.14), 'body even'),
    ),
    polygonForm(
      [rect(left, top + w * 0.2, w, w * 0.6)],
      tone(lit([0.5, 0.05, 50]), -0.08),
      'ground plain',
    ),
    ...(isDark(stage) ? [halo([lamp[0], lamp[1]], w * 0.42, [0.88, 0.13, 80], 0.7)] : []),
    ellipse([lamp[0], lamp[1]], [w * 0.05, w * 0.06], [0.96, 0.09, 92], 'glow'),
    ...[1, 0].flatMap((row) => [0, 1, 2].flatMap((i) => crate(i, row))),
    inside(
      roundRect(
        [left - 6, desk + w * 0.03, w + 12, foot - desk - w * 0.03],
        5,
        wood,
        'body relief 5',
      ),
      ...[0.25, 0.5, 0.75].map(
        (t) =>
          strokePath(5, tone(wood, -0.1), 'detail even')`${left},${desk + (foot - desk) * t}
          ${left + w},${desk + (foot - desk) * t}`,
      ),
    ),
    ...stripes,
  ]
}

/** A market: stalls side by side under awnings, lanterns on a line over them. */
export function stalls(stage: Stage): Layer[] {
  const { frame, lit } = stage
  const { width: w, height: h } = frame
  const foot = h * 0.74
  const each = Math.min(w * 0.34, h * 0.42)
  const wall = lit([0.78, 0.04, 70])
  const houses = [0, 1, 2, 3, 4].map((i) => {
    const top = h * (0.2 + ((i * 7) % 3) * 0.05)
    const shade = tone(wall, -0.05 + (i % 3) * 0.05)
    return inside(
      polygonForm([rect(w * i * 0.2, top, w * 0.21, foot - top)], shade, 'ground'),
      ...[0.25, 0.65].map((t) =>
        roundRect(
          [w * (i * 0.2 + t * 0.2), top + h * 0.05, w * 0.035, h * 0.06],
          3,
          isDark(stage) ? [0.88, 0.11, 85] : lit([0.6, 0.04, 230]),
          'detail',
        ),
      ),
    )
  })
  const ground = lit([0.66, 0.02, 70])
  const row = [0.5 - each / w, 0.5, 0.5 + each / w].map((t, i) =>
    stall(w * t, foot, each * 0.9, stage, `stall ${i}`),
  )
  const sag = (t: number): number => h * 0.17 + h * 0.05 * (1 - (2 * t - 1) ** 2)
  const lights = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 0.5) / 9
    const at = [w * t, sag(t) + h * 0.02] as const
    return [
      ...(isDark(stage) ? [halo([at[0], at[1]], h * 0.05, [0.84, 0.14, 70], 0.6)] : []),
      ellipse(
        [at[0], at[1]],
        [h * 0.017, h * 0.02],
        isDark(stage) ? [0.86, 0.15, 70] : lit([0.58, 0.19, 28]),
        'glow',
      ),
    ]
  }).flat()
  return [
    ...drawSky(stage, h * 0.5),
    layer('houses', 'setting', houses),
    layer(
      'street',
      'ground',
      band(
        stage,
        foot - 4,
        h + 9,
        linear([0, foot], [0, h], tone(ground, -0.06), tone(ground, 0.03)),
      ),
      ...[0.82, 0.92].map((t) =>
        line(polyline([0, h * t], [w, h * t]), 5, tone(ground, -0.08), 'ground even'),
      ),
    ),
    layer('stalls', 'masses', ...row),
    layer(
      'lanterns',
      'details',
      line(
        polyline(...[0, 0.25, 0.5, 0.75, 1].map((t): [number, number] => [w * t, sag(t)])),
        4,
        lit([0.35, 0.03, 50]),
        'detail even',
      ),
      lights,
    ),
    ...drawAir(stage),
  ]
}
