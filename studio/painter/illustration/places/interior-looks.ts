import { type Oklch, mixColour } from '../../colour'
import { polyline } from '../../drawing/notation'
import { disc, ellipse, layer, line, place, polygonForm, roundRect } from '../build/form'
import { fillPolygon } from '../build/outlines'
import { radial } from '../build/fill'
import { many } from '../build/still/item'
import { type Brief, traitOf } from '../family'
import { LIT } from '../light/effects'
import { LIGHT } from '../lighting'
import { gear } from './steam-city'
import { type Form, type Layer, type Place, type Stage, halo, isDark, rect } from './stage'

/** Looks of an interior as a whole: its palette, what is on its walls, its light. */

export const LOOK_TRAITS: Readonly<Record<string, string>> = {
  'look:wood':
    '原木 原木风 原木风格 原木色 木质 木质风 木质风格 实木 全木 日式原木 日式原木风 北欧原木 奶油原木风 wooden',
  'look:steam': '蒸汽朋克 蒸汽朋克风 蒸汽朋克风格 蒸汽朋克风的 蒸汽朋克风格的',
  'look:tech':
    '科技感 科技风 科技风格 高科技 未来感 未来风 未来风格 未来科技感 futuristic high-tech',
}

/** 古风卧室 */
export const AGE_TRAITS: Readonly<Record<string, string>> = {
  'age:ancient': '古风 古代 古典 古色古香 中式古典 中国古代 中式 国风',
}

type Look = 'wood' | 'steam' | 'tech' | 'warm'

function readLook({ main, traits, moods }: Brief): Look | null {
  const named = traitOf(main, 'look')?.value
  if (named === 'wood' || named === 'steam' || named === 'tech') return named
  return moods.has('warm') || traitOf({ traits }, LIGHT)?.value === 'warm' ? 'warm' : null
}

const isSunny = ({ traits, weather }: Brief): boolean =>
  weather.has('clear') ||
  traits.some(({ slot, value }) => slot === LIT && /^(?:sun|window|shafts)$/.test(value))

/** The colour of a thing in a look: cold pale ones are cream, in a technical one walls are dark. */
function recolour(look: Look, [l, c, h]: Oklch): Oklch {
  const isCold = h > 110 && h < 335
  if (look === 'tech') {
    if (l > 0.7 && c < 0.06) return [0.3 + (l - 0.7) * 0.3, 0.05, 265]
    const isWooden = h > 25 && h < 100 && c < 0.12 && l > 0.35
    return isWooden ? [l * 0.6, 0.025, 258] : [l, c, h]
  }
  const most = look === 'wood' && h > 150 ? 0.14 : 0.07
  if (look === 'wood' && l > 0.8 && c < 0.06) return [l - 0.05, 0.06, 76]
  return isCold && c < most && l > 0.45
    ? [Math.max(l, 0.78), Math.min(c, 0.04) + 0.02, 72]
    : [l, c, h]
}

/** Edges of the back wall. */
type Walls = Readonly<{ left: number; right: number; top: number; floor: number }>

/** Copper pipes along the walls, with wheels and gauges on them. */
function pipework({ left, right, top, floor }: Walls, width: number): Form[] {
  const [copper, brass]: [Oklch, Oklch] = [
    [0.54, 0.11, 48],
    [0.68, 0.11, 75],
  ]
  const [w, s] = [right - left, width / 1000]
  const high = top + (floor - top) * 0.07
  const run = (points: [number, number][], thick: number): Form =>
    line(polyline(...points), thick * s, copper, 'metal even')
  const gauge = (x: number, y: number): Form[] => [
    disc([x, y], 34 * s, brass, 'metal relief 4'),
    disc([x, y], 26 * s, [0.95, 0.03, 90], 'glow'),
    line(
      polyline([x, y], [x + 8 * s, y - 9 * s], [x + 16 * s, y - 18 * s]),
      5 * s,
      [0.5, 0.2, 27],
      'detail even',
    ),
  ]
  return [
    run(
      [
        [0, high * 0.4],
        [left, high],
        [right, high],
        [width, high * 0.4],
      ],
      26,
    ),
    run(
      [
        [left + w * 0.03, floor],
        [left + w * 0.03, (floor + top) / 2],
        [left + w * 0.03, high],
      ],
      20,
    ),
    run(
      [
        [right - w * 0.03, floor],
        [right - w * 0.03, (floor + top) / 2],
        [right - w * 0.03, high],
      ],
      20,
    ),
    ...gauge(left + w * 0.03, top + (floor - top) * 0.3),
    ...gauge(right - w * 0.03, top + (floor - top) * 0.42),
    ...place(gear(70 * s, brass), [left * 0.5, (top + floor) * 0.42]),
    ...place(gear(56 * s, copper), [left * 0.5 + 76 * s, (top + floor) * 0.5]),
    ...place(gear(74 * s, copper), [width - left * 0.5, (top + floor) * 0.36]),
  ]
}

/** Boards on the walls, or strips of light along its edges. */
export function fitWalls({ brief, frame }: Stage, { left, right, top, floor }: Walls): Form[] {
  const look = readLook(brief)
  const { width, height } = frame
  if (look === 'wood') {
    const seam: Oklch = [0.6, 0.075, 62]
    const count = 22
    const slats = Array.from({ length: count }, (_, i) =>
      rect(left + ((right - left) * i) / count, top, 3.5, floor - top),
    )
    const sides = Array.from({ length: 8 }, (_, i) => {
      const t = 1 - 1 / (1 + i * 0.34)
      const [x, high, low] = [left * (1 - t), top * (1 - t), height - (height - floor) * (1 - t)]
      return [rect(x, high, 4, low - high), rect(width - x - 4, high, 4, low - high)]
    }).flat()
    const beams = [0.1, 0.36, 0.64, 0.9].map((t) => {
      const [near, far] = [width * t, left + (right - left) * t]
      return polyline([near - 26, -4], [near + 26, -4], [far + 11, top], [far - 11, top])
    })
    return [
      many([...slats, ...sides], seam, { role: 'detail', alpha: 0.4 }),
      many(beams, [0.58, 0.085, 60], { role: 'detail' }),
    ]
  }
  if (look === 'steam') return pipework({ left, right, top, floor }, width)
  if (look !== 'tech') return []
  const edges = [
    ...[polyline([0, 0], [left, top]), polyline([width, 0], [right, top])],
    ...[polyline([0, height], [left, floor]), polyline([width, height], [right, floor])],
    ...[polyline([left, top], [right, top]), polyline([left, floor], [right, floor])],
    ...[polyline([left, top], [left, floor]), polyline([right, top], [right, floor])],
    ...[0.33, 0.66].map((t) => {
      const at = (depth: number, y: number) => y * (1 - depth)
      return polyline([0, height * t], [left, at(0, top + (floor - top) * t)])
    }),
  ]
  return edges.flatMap((edge) => [
    line(edge, 16, [0.74, 0.13, 215], 'glow even alpha 0.25'),
    line(edge, 5, [0.9, 0.09, 205], 'glow even'),
  ])
}

/** A globe of light over the middle of the floor. */
function hologram({ frame: { width, height } }: Stage): Form[] {
  const [x, y, r] = [width * 0.5, height * 0.5, Math.min(width, height) * 0.085]
  const cyan: Oklch = [0.86, 0.11, 205]
  const ring = (rx: number, ry: number): Form[] => {
    const points = Array.from({ length: 49 }, (_, i) => {
      const turn = (i / 48) * Math.PI * 2
      return [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry] as const
    })
    return [line(polyline(...points), 3.5, cyan, 'glow even alpha 0.9')]
  }
  return [
    fillPolygon(cyan, 'light plain alpha 0.18')`${x - r * 0.3},${y + r * 2.4}
      ${x + r * 0.3},${y + r * 2.4} ${x + r},${y} ${x - r},${y}`,
    disc([x, y], r, cyan, 'light plain alpha 0.22'),
    ...[0.35, 0.75, 1].flatMap((share) => ring(r * share, r)),
    ...ring(r, r * 0.3),
    ellipse([x, y], [r * 1.5, r * 0.4], cyan, 'light plain alpha 0.16'),
  ]
}

/** The light that lies on all of it. */
function airLayers(stage: Stage, look: Look | null): Layer[] {
  const { width, height } = stage.frame
  const all = [-10, -10, width + 20, height + 20] as const
  const dark = isDark(stage)
  const found: Layer[] = []
  if (look === 'tech') found.push(layer('hologram', 'light', hologram(stage)))
  if (look === 'warm' || look === 'wood') {
    const tint: Oklch = dark ? [0.86, 0.1, 66] : [0.965, 0.035, 78]
    const glow = radial(
      [width * 0.5, height * 0.36],
      [width * 0.7, height * 0.7],
      [dark ? 0.42 : 0.3, 0.09, 70],
      [0, 0, 70],
    )
    found.push(
      layer(
        'warm light',
        'light',
        roundRect(all, 0, tint, 'light plain multiply alpha 0.8'),
        roundRect(all, 0, glow, 'light plain screen alpha 0.5'),
      ),
    )
  }
  return found
}

/** Two by two panes of sun on the floor, and the beam that they come by. */
function sunLayers({ frame: { width, height } }: Stage): { patch: Layer; beam: Layer } {
  const [w, h] = [width * 0.15, height * 0.085]
  const sun: Oklch = [0.985, 0.085, 88]
  const panes = [0, 1].flatMap((i) =>
    [0, 1].map((k) => {
      const [x, y] = [width * 0.42 + i * (w + 12) - k * h * 0.62, height * 0.8 + k * (h + 10)]
      return polyline([x, y], [x + w, y], [x + w - h * 0.56, y + h], [x - h * 0.56, y + h])
    }),
  )
  const [top, foot] = [height * 0.1, height * 0.98]
  const beam = polyline(
    [width * 0.62, top],
    [width * 0.84, top],
    [width * 0.68, foot],
    [width * 0.28, foot],
  )
  return {
    patch: layer('sunlight', 'ground', polygonForm(panes, sun, 'light plain alpha 0.6 blur 2')),
    beam: layer(
      'sunbeam',
      'light',
      polygonForm([beam], sun, 'light plain alpha 0.16 blur 16'),
      halo([width * 0.5, height * 0.86], width * 0.34, sun, 0.3),
    ),
  }
}

/** An interior in the look and the light that words name. */
export const withLook =
  (draw: Place['draw']): Place['draw'] =>
  (stage) => {
    const look = readLook(stage.brief)
    // lamps are on
    const isLamplit = isDark(stage) && (look === 'warm' || look === 'wood')
    const lit = (given: Oklch): Oklch => {
      if (look === null) return stage.lit(given)
      const [l, c, h] = recolour(look, given)
      return isLamplit
        ? mixColour(stage.lit([l, c, h]), [l * 0.88, c + 0.02, h], 0.6)
        : stage.lit([l, c, h])
    }
    const layers = [...draw({ ...stage, lit }), ...airLayers(stage, look)]
    if (isDark(stage) || !isSunny(stage.brief)) return layers
    const { patch, beam } = sunLayers(stage)
    const floor = layers.findIndex(({ name }) => name === 'shell') + 1
    return [...layers.slice(0, floor), patch, ...layers.slice(floor), beam]
  }
