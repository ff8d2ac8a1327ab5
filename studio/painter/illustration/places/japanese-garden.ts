import { type Point, triples } from '../../drawing/notation'
import { ellipse, form, inside, layer, line, place, roundRect } from '../build/form'
import { type Form, type Layer, fillPath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { traitOf } from '../family'
import { type Place, type Stage, band, drawAir, drawSky, hills, tree } from './stage'

const RED: Oklch = [0.56, 0.19, 30]
const STONE: Oklch = [0.68, 0.012, 110]

/** An arched bridge with its rails; (0, 0) the middle of its foot, 640 long. */
function redBridge(lit: Stage['lit']): Form[] {
  const red = lit(RED)
  const arch = (x: number, lift = 0): number => -150 * (1 - (x / 330) ** 2) - lift
  const path = (lift: number): Point[] =>
    Array.from({ length: 23 }, (_, i): Point => [-330 + i * 30, arch(-330 + i * 30, lift)])
  const posts = [-300, -200, -100, 0, 100, 200, 300]
  return [
    form([...path(0), ...path(-34).reverse()], tone(red, -0.1), 'body relief 6'),
    ...posts.flatMap((x) => [
      roundRect([x - 11, arch(x, 104), 22, 112], 4, red, 'body relief 4'),
      ellipse([x, arch(x, 108)], [15, 11], lit([0.3, 0.02, 60]), 'body'),
    ]),
    ...[84, 44].map((lift) => line(path(lift), 15, red, 'body even')),
  ]
}

/** A lantern of stone; (0, 0) its foot, 300 tall. */
function stoneLantern({ lit, time }: Stage): Form[] {
  const stone = lit(STONE)
  const flame: Oklch = time === 'day' ? lit([0.45, 0.03, 80]) : [0.92, 0.13, 80]
  return [
    ellipse([0, 4], [96, 16], [0.25, 0.03, 130], 'shadow plain alpha 0.35 blur 6'),
    form('-72,0! 72,0! 54,-34 -54,-34', stone, 'body relief 6'),
    roundRect([-24, -140, 48, 112], 8, tone(stone, -0.03), 'body relief 6'),
    form('-66,-140! 66,-140! 52,-168! -52,-168!', stone, 'body relief 5'),
    roundRect([-42, -226, 84, 60], 6, tone(stone, -0.06), 'body relief 5'),
    roundRect([-22, -216, 44, 42], 4, flame, 'glow'),
    form('-104,-222! -60,-262 0,-282 60,-262 104,-222!', tone(stone, 0.03), 'body relief 8'),
    ellipse([0, -290], [16, 18], stone, 'body relief 4'),
  ]
}

function draw(stage: Stage): Layer[] {
  const { frame, lit, random, season } = stage
  const { width, height } = frame
  const own = random.fork('japanese garden')
  const s = Math.min(width, height) / 1000
  const [horizon, shore, sand] = [height * 0.44, height * 0.5, height * 0.74]
  const hasCherries = traitOf(stage.brief.main, 'blossoms') !== null
  const maple: readonly Oklch[] =
    hasCherries || season === 'spring'
      ? triples('0.86,0.08,355 0.82,0.1,350')
      : triples('0.6,0.18,32 0.66,0.17,45 0.56,0.12,145')
  const trees = Array.from({ length: 9 }, (_, i) =>
    tree(
      [width * (0.02 + i * 0.12 + own.spread() * 0.02), shore + 6],
      own.range(190, 290) * s,
      lit(
        i % 3 === 1 || season === 'autumn' || (hasCherries && i % 3 === 0)
          ? (maple[(i * 2 + (i >> 1)) % 2] ?? RED)
          : tone([0.52, 0.1, 145], own.spread() * 0.04),
      ),
      own.fork(`tree ${i}`),
    ),
  ).flat()
  // 樱花盛开: one tree close by, and its petals on the water and the gravel
  const cherry = hasCherries
    ? [
        ...tree([width * 0.12, height * 0.8], 560 * s, lit([0.86, 0.085, 355]), own.fork('cherry')),
        ...Array.from({ length: 60 }, () =>
          ellipse(
            [own.range(0, width), own.range(height * 0.3, height)],
            [own.range(4, 8) * s, own.range(3, 5) * s],
            lit([0.9, 0.07, 355]),
            'petal plain',
          ),
        ),
      ]
    : []
  const water = lit([0.66, 0.07, 205])
  const pond = inside(
    band(stage, shore, sand + 30, linear([0, shore], [0, sand], tone(water, 0.1), water)),
    ...[0.16, 0.5, 0.8].map((x) =>
      ellipse([width * x, shore + 46 * s], [width * 0.11, 30 * s], lit([0.5, 0.1, 150]), {
        ...{ role: 'detail', plain: true, alpha: 0.35, blur: 8 },
      }),
    ),
    ...Array.from({ length: 7 }, (_, i) =>
      ellipse(
        [width * own.range(0.05, 0.95), shore + (sand - shore) * own.range(0.5, 0.95)],
        [own.range(22, 40) * s, own.range(8, 13) * s],
        lit([0.58 + (i % 2) * 0.06, 0.12, 140]),
        'detail',
      ),
    ),
  )
  const gravel = lit([0.9, 0.018, 90])
  const rakes = Array.from({ length: 9 }, (_, i) => {
    const y = sand + 46 * s + i * 27 * s
    return line(
      [0, 0.2, 0.4, 0.6, 0.8, 1].map((t, k): Point => [
        width * (t * 1.1 - 0.05),
        y + (k % 2 ? 9 : -9) * s,
      ]),
      5 * s,
      tone(gravel, -0.12),
      'detail even',
    )
  })
  const rock = (x: number, y: number, k: number): Form[] =>
    place(
      [
        ellipse([0, 6], [120, 26], lit([0.5, 0.09, 140]), 'foliage'),
        fillPath(lit([0.55, 0.015, 200]), 'body relief 12')`-92,4 -80,-62 -30,-108 26,-92 70,-40
          90,4`,
      ],
      [width * x, height * y],
      { scale: s * k },
    )
  return [
    ...drawSky(stage, horizon),
    layer('far', 'setting', hills(stage, horizon + 10, height * 0.14, lit([0.68, 0.05, 200]), 'a')),
    layer('lawn', 'ground', band(stage, horizon, shore + 10, lit([0.64, 0.11, 140]))),
    layer('trees', 'masses', trees),
    layer('pond', 'ground', pond),
    layer(
      'bridge',
      'forms',
      place(redBridge(lit), [width * 0.46, sand - 40 * s], { scale: s * 1.1 }),
    ),
    layer('gravel', 'ground', band(stage, sand, height + 8, gravel), rakes),
    layer(
      'edge',
      'masses',
      [0.04, 0.3, 0.66].flatMap((x, i) => rock(x, 0.76, 0.55 + (i % 2) * 0.2)),
    ),
    layer(
      'lantern',
      'details',
      place(stoneLantern(stage), [width * 0.85, height * 0.86], { scale: s * 1.15 }),
    ),
    layer('cherry', 'details', cherry),
    layer('rocks', 'details', rock(0.16, 0.94, 1), rock(0.3, 0.965, 0.6)),
    ...drawAir(stage),
  ]
}

/** 樱花树下的日本庭院 */
export const BLOSSOM_TRAITS: Readonly<Record<string, string>> = {
  'blossoms:cherry': '樱花 樱花树 樱树 cherry_blossoms',
}

export const GARDENS: Readonly<Record<string, Place>> = {
  'japanese-garden': {
    words:
      '日本庭园 日式庭园 日式庭院 日本庭院 日式花园 日本花园 日式园林 日本园林 和风庭院 和风庭园 日式小院 japanese_garden',
    parts: '石灯笼 红桥 小桥 红色小桥 拱桥 池塘 水池 枫树 红枫 枫叶 树 石头 枯山水 沙石',
    times: ['day'],
    draw,
  },
}
