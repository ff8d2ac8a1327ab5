import { type Point, disc, ellipse, layer, placeLayers } from './build/form'
import { type Brief, type Random, traitOf } from './family'
import type { Form, Illustration, Layer } from './node'
import { measureBounds } from './uses/compose'

/** Close look at a flower or a fruit: its head, and drops of water. */

/** Words of plants and fruits, by `slot:value`. */
export const CLOSE_TRAITS = {
  'drops:dew':
    '露珠 水珠 露水 水滴 雨滴 雨珠 晨露 露珠点点 沾着露水 带着露珠 挂着水珠 dew dewdrops water_drops droplets',
} as const
export const CROP_TRAITS = {
  'crop:close': '近距离 近距离特写 特写 微距 近景 特写镜头 微距镜头 微距摄影 微距图 close_up macro',
} as const

const BEHIND = /^(ground|setting)$/
const WET = /^(petal|foliage|body)$/
const DROPS = 16
const TRIES = 400
/** Of the height of a plant, where the middle of its head is, and how much of it the head is. */
const HEAD = 0.2
const CLOSER = 1.9

export function contains(ring: readonly Point[], [x, y]: Point): boolean {
  let isIn = false
  for (const [i, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
  }
  return isIn
}

const dropAt = ([x, y]: Point, r: number): Form[] => [
  ellipse([x + r * 0.2, y + r * 0.35], [r, r * 0.95], [0.2, 0.03, 260], 'shadow plain alpha 0.3'),
  disc([x, y], r, [0.96, 0.02, 230], 'light plain alpha 0.5'),
  ellipse([x - r * 0.35, y - r * 0.35], [r * 0.3, r * 0.24], [1, 0, 0], 'light plain alpha 0.95'),
]

/** Drops on what is topmost at places of chance. */
function dropsOn(layers: readonly Layer[], random: Random): Layer {
  const forms = layers.flatMap(({ forms }) => forms).reverse()
  const { left, top, right, bottom } = measureBounds(layers)
  const size = Math.min(right - left, bottom - top) * 0.016
  const spots: Point[] = []
  for (let i = 0; i < TRIES && spots.length < DROPS; i++) {
    const at: Point = [random.range(left, right), random.range(top, bottom)]
    const first = forms.find(
      ({ rings, role }) => role !== 'shadow' && rings.some((ring) => contains(ring, at)),
    )
    const isApart = spots.every(([x, y]) => Math.abs(x - at[0]) + Math.abs(y - at[1]) > size * 4)
    if (first && WET.test(first.role) && isApart) spots.push(at)
  }
  const drops = spots.flatMap((spot) => dropAt(spot, size * random.range(0.7, 1.3)))
  return layer('drops', 'details', drops)
}

/** The picture of a plant or a fruit with the drops and the closeness that words give it. */
export function lookClose(made: Illustration, { main }: Brief, random: Random): Illustration {
  const isClose = traitOf(main, 'crop')?.value === 'close'
  if (!isClose && !traitOf(main, 'drops')) return made
  const isOwn = ({ stage, name }: Layer): boolean => !BEHIND.test(stage) && name !== 'shadow'
  const own = made.layers.filter(isOwn)
  const wet = traitOf(main, 'drops') ? [...own, dropsOn(own, random)] : own
  const around = made.layers.filter((one) => !isOwn(one))
  if (!isClose) return { ...made, layers: [...around, ...wet] }
  const { left, top, right, bottom } = measureBounds(own)
  const { width, height } = made.frame
  const [x, y] = [(left + right) / 2, top + (bottom - top) * HEAD]
  const to = [width / 2 - x * CLOSER, height * 0.46 - y * CLOSER] as const
  const ground = around.filter(({ name }) => name !== 'shadow')
  return { ...made, layers: [...ground, ...placeLayers(wet, to, { scale: CLOSER })] }
}
