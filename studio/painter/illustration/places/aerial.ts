import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import type { Point } from '../../drawing'
import { type Form, type Layer, disc, form, layer, line, place, polygonForm } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Place, type Stage, band, drawAir, rect } from './stage'

/** An island and a coast from straight above: shallows in rings, sand, palms and a boat. */

type Edge = (angle: number) => number

/** Radius of a wavering outline, shares of its mean. */
function wavering(own: Random): Edge {
  const waves = [2, 3, 5, 7].map((n) => ({ n, at: own.range(0, TAU), size: own.range(0.3, 1) }))
  return (angle) =>
    1 + waves.reduce((sum, { n, at, size }) => sum + (0.16 * size * sin(n * angle + at)) / n, 0)
}

const blob = ([x, y]: Point, radius: number, edge: Edge, flat = 0.78): Point[] =>
  Array.from({ length: 48 }, (_, i): Point => {
    const angle = (i / 48) * TAU
    const r = radius * edge(angle)
    return [x + cos(angle) * r, y + sin(angle) * r * flat]
  })

/** The crown of a palm from above, with its shadow on the sand. */
function crown(at: Point, size: number, green: Oklch, own: Random): Form[] {
  const turn = own.range(0, TAU)
  const leaf = (i: number, shift: number): Point[] => {
    const angle = turn + (i / 8) * TAU
    const [dx, dy] = [cos(angle), sin(angle)]
    const [x, y] = [at[0] + shift, at[1] + shift]
    const wide = size * 0.17
    return [
      [x, y],
      [x + dx * size * 0.5 - dy * wide, y + dy * size * 0.5 + dx * wide],
      [x + dx * size, y + dy * size],
      [x + dx * size * 0.5 + dy * wide, y + dy * size * 0.5 - dx * wide],
    ]
  }
  const all = (shift: number) => Array.from({ length: 8 }, (_, i) => leaf(i, shift))
  return [
    many(all(size * 0.3), [0.4, 0.05, 90], { role: 'shadow', alpha: 0.35, plain: true }),
    many(all(0), green, { role: 'foliage' }),
    disc(at, size * 0.13, tone(green, 0.1), 'foliage plain'),
  ]
}

/** A boat on its way up, and the white lines that it leaves. */
function boat(stage: Stage, at: Point, scale: number): Form[] {
  const wake = [-1, 1].flatMap((side) => [
    line(`0,60 ${side * 26},220 ${side * 84},430`, 15, [0.98, 0.01, 200], 'detail end alpha 0.8'),
    line(`0,60 ${side * 10},260 ${side * 30},400`, 10, [0.98, 0.01, 200], 'detail end alpha 0.6'),
  ])
  const white = stage.lit([0.98, 0.01, 90])
  return place(
    [
      ...wake,
      form('0,-74! 30,-20 28,64! -28,64! -30,-20', white, 'body relief 4'),
      form('0,-40! 17,-6 16,40! -16,40! -17,-6', stage.lit([0.66, 0.12, 40]), 'detail'),
      form('-12,2! 12,2! 10,28! -10,28!', stage.lit([0.55, 0.06, 240]), 'glass'),
    ],
    at,
    { scale, turn: stage.side * 0.5 },
  )
}

type Waters = Readonly<{ deep: Oklch; rings: readonly Oklch[]; sand: Oklch; green: Oklch }>

const waters = ({ lit }: Stage): Waters => ({
  deep: lit([0.5, 0.11, 240]),
  rings: [lit([0.62, 0.11, 222]), lit([0.74, 0.11, 205]), lit([0.85, 0.09, 190])],
  sand: lit([0.93, 0.045, 88]),
  green: lit([0.5, 0.12, 145]),
})

/** Open water with short bright crests. */
function sea(stage: Stage, deep: Oklch): Layer {
  const { frame, random } = stage
  const { width: w, height: h } = frame
  const own = random.fork('crests')
  const crests = Array.from({ length: 70 }, () =>
    rect(own.range(0, w), own.range(0, h), own.range(10, 34), 2.6),
  )
  return layer(
    'sea',
    'ground',
    band(stage, -4, h + 8, linear([0, 0], [w, h], tone(deep, 0.05), deep)),
    many(crests, [0.95, 0.03, 215], { role: 'detail', alpha: 0.35 }),
  )
}

const palms = (spots: readonly Point[], size: number, green: Oklch, own: Random): Form[] =>
  [...spots]
    .sort((a, b) => a[1] - b[1])
    .flatMap((at) =>
      crown(at, size * own.range(0.8, 1.2), tone(green, own.range(-0.05, 0.06)), own),
    )

export function islandFromAbove(stage: Stage): Layer[] {
  const { frame, random, side } = stage
  const { width: w, height: h } = frame
  const own = random.fork('island')
  const { deep, rings, sand, green } = waters(stage)
  const at: Point = [w * (0.5 - side * 0.06), h * 0.46]
  const r = Math.min(w, h) * 0.27
  const edge = wavering(own)
  const shallows = rings.map((colour, i) =>
    polygonForm([blob(at, r * (1.78 - i * 0.26), edge)], colour, 'body plain'),
  )
  const spots = Array.from({ length: 64 }, (): Point => {
    const [angle, away] = [own.range(0, TAU), Math.sqrt(own.next()) * r * 0.78]
    return [at[0] + cos(angle) * away * edge(angle), at[1] + sin(angle) * away * 0.74 * edge(angle)]
  })
  const far = (x: number, y: number, size: number): Form[] =>
    [...rings.slice(1), sand, green].map((colour, i) =>
      polygonForm([blob([w * x, h * y], r * size * (1.5 - i * 0.3), edge)], colour, 'body plain'),
    )
  return [
    sea(stage, deep),
    layer(
      'shallows',
      'masses',
      shallows,
      far(0.5 + side * 0.38, 0.14, 0.2),
      far(0.5 - side * 0.42, 0.88, 0.16),
    ),
    layer(
      'island',
      'forms',
      polygonForm([blob(at, r * 1.09, edge)], [0.98, 0.01, 200], 'body plain alpha 0.8'),
      polygonForm([blob(at, r * 1.04, edge)], sand, 'body relief 6'),
      polygonForm([blob(at, r * 0.8, edge)], tone(green, -0.03), 'foliage relief 8'),
    ),
    layer('palms', 'details', palms(spots, r * 0.2, green, own)),
    layer(
      'boat',
      'details',
      boat(stage, [w * (0.5 + side * 0.27), h * 0.7], Math.min(w, h) / 1500),
    ),
    ...drawAir(stage),
  ]
}

/** A shore that runs over the picture: woods, sand, surf and open water. */
function coast(stage: Stage): Layer[] {
  const { frame, random, side } = stage
  const { width: w, height: h } = frame
  const own = random.fork('coast')
  const { deep, rings, sand, green } = waters(stage)
  const phase = own.range(0, TAU)
  const shore = (share: number): Point[] => {
    const edge = Array.from({ length: 25 }, (_, i): Point => {
      const t = i / 24
      const x = share + 0.05 * sin(t * 5 + phase) + 0.025 * sin(t * 11 + phase * 2)
      return [w * (side > 0 ? x : 1 - x), h * (t * 1.1 - 0.05)]
    })
    const out = side > 0 ? -9 : w + 9
    return [...edge, [out, h * 1.06], [out, -9]]
  }
  const spots = Array.from({ length: 70 }, (): Point => {
    const x = own.range(-0.02, 0.24)
    return [w * (side > 0 ? x : 1 - x), h * own.range(-0.02, 1.02)]
  })
  const surf = [0.46, 0.52].map((x, i) =>
    polygonForm(
      [shore(x)],
      [0.98, 0.01, 200],
      i ? 'body plain alpha 0.25' : 'body plain alpha 0.7',
    ),
  )
  return [
    sea(stage, deep),
    layer(
      'shallows',
      'masses',
      ...rings.map((colour, i) => polygonForm([shore(0.78 - i * 0.11)], colour, 'body plain')),
      [...surf].reverse(),
    ),
    layer(
      'beach',
      'forms',
      polygonForm([shore(0.43)], sand, 'body relief 4'),
      polygonForm([shore(0.24)], tone(green, -0.03), 'foliage relief 8'),
    ),
    layer('palms', 'details', palms(spots, Math.min(w, h) * 0.052, green, own)),
    layer(
      'boat',
      'details',
      boat(stage, [w * (0.5 + side * 0.32), h * 0.5], Math.min(w, h) / 1500),
    ),
    ...drawAir(stage),
  ]
}

const VIEWS = '航拍 俯瞰 俯视 鸟瞰 俯拍 空中俯瞰 高空俯瞰 无人机航拍'.split(' ')

/** 航拍海岛, 海岛航拍, 俯瞰的海岛 */
const fromAbove = (nouns: string): string =>
  nouns
    .split(' ')
    .flatMap((noun) =>
      VIEWS.flatMap((view) => [view + noun, noun + view, `${view}的${noun}`, `${noun}${view}图`]),
    )
    .join(' ')

/** Words for what is in both views. */
const PARTS =
  '大海 海 海水 海面 沙滩 白沙滩 白沙 海滩 海岸 海岸线 海岸曲线 椰林 椰树 椰子树 棕榈 棕榈树 小船 船 白船 快艇 游艇 尾迹 航迹 浪花 海浪 航拍 航拍视角 俯瞰 俯瞰视角 鸟瞰 鸟瞰视角 俯视 无人机视角 上帝视角 高空视角'

export const AERIALS: Readonly<Record<string, Place>> = {
  'island-from-above': {
    words: `${fromAbove('海岛 热带海岛 热带岛屿 岛屿 小岛 马尔代夫')} aerial_view_of_an_island`,
    parts: PARTS,
    times: ['day'],
    draw: islandFromAbove,
    drawAround: null,
  },
  'coast-from-above': {
    words: `${fromAbove('海滩 沙滩 海岸线 海岸 海边 海湾 椰林')} aerial_view_of_a_beach`,
    parts: PARTS,
    times: ['day'],
    draw: coast,
    drawAround: null,
  },
}

/** 热带海岛，航拍视角: an island that is seen from above. */
export const AERIAL_TRAITS: Readonly<Record<string, string>> = {
  'view:above':
    '航拍 航拍视角 俯瞰 俯瞰视角 鸟瞰 鸟瞰视角 俯视 俯拍 无人机视角 上帝视角 高空视角 高空俯瞰 aerial_view drone_view',
}
