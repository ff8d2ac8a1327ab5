import { type Oklch, mixColour } from '../../colour'
import { type Point, polyline, triples } from '../../drawing/notation'
import {
  type Form,
  type Layer,
  disc,
  ellipse,
  layer,
  line,
  place,
  polygonForm,
  roundRect,
} from '../build/form'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Place, type Stage, band, drawAir, drawSky, halo, isDark, rect } from './stage'

/** A city of brass and brick: a clock tower of gears, chimneys, pipes and airships. */

const BRASS: Oklch = [0.68, 0.11, 75]
const COPPER: Oklch = [0.54, 0.11, 48]
const BRICK: Oklch = [0.42, 0.07, 38]

/** A toothed wheel about (0, 0). */
export function gear(r: number, colour: Oklch): Form[] {
  const teeth = 12
  const rim = Array.from({ length: teeth * 4 }, (_, i): Point => {
    const [turn, reach] = [((i + 0.5) / (teeth * 4)) * Math.PI * 2, i % 4 < 2 ? r : r * 0.84]
    return [Math.cos(turn) * reach, Math.sin(turn) * reach]
  })
  return [
    polygonForm([rim], colour, 'metal relief 5'),
    disc([0, 0], r * 0.6, tone(colour, -0.14), 'detail'),
    ...[0, 1, 2].map(
      (i) =>
        place(
          [polygonForm([rect(-r * 0.64, -r * 0.08, r * 1.28, r * 0.16)], colour, 'detail')],
          [0, 0],
          { turn: (i * Math.PI) / 3 },
        )[0]!,
    ),
    disc([0, 0], r * 0.2, tone(colour, 0.1), 'metal'),
  ]
}

function airship(lit: Stage['lit']): Form[] {
  const hull = lit([0.62, 0.1, 55])
  return [
    polygonForm([polyline([120, 0], [190, -52], [176, 0], [190, 52])], tone(hull, -0.1), 'body'),
    ellipse(
      [0, 0],
      [160, 52],
      linear([0, -52], [0, 52], tone(hull, 0.12), tone(hull, -0.14)),
      'body relief 8',
    ),
    ...[-70, 0, 70].map((x) =>
      line(polyline([x, -46], [x * 1.12, 0], [x, 46]), 5, tone(hull, -0.16), 'detail even'),
    ),
    line(polyline([-44, 50], [-40, 76]), 4, lit(COPPER), 'metal even'),
    line(polyline([44, 50], [40, 76]), 4, lit(COPPER), 'metal even'),
    roundRect([-62, 72, 124, 28], 10, lit(COPPER), 'metal'),
    ...[-36, 0, 36].map((x) => disc([x, 86], 8, [0.92, 0.12, 82], 'glow')),
  ]
}

function smoke(at: Point, s: number, colour: Oklch): Form[] {
  return [0, 1, 2, 3, 4].map((i) =>
    ellipse(
      [at[0] + (8 * i + i * i * 5) * s, at[1] - (14 + i * 38) * s],
      [(15 + i * 11) * s, (13 + i * 8) * s],
      colour,
      {
        ...{ role: 'light', plain: true, alpha: 0.62 - i * 0.09 },
      },
    ),
  )
}

/** One house of the town from its foot: round windows, a dome or a chimney, pipes and a wheel. */
function house(
  stage: Stage,
  x: number,
  foot: number,
  w: number,
  tall: number,
  key: string,
  haze: number,
): Form[] {
  const own = stage.random.fork(`house ${key}`)
  const air = (colour: Oklch): Oklch => mixColour(stage.lit(colour), stage.low, haze)
  const wall = air(tone(BRICK, own.range(-0.04, 0.05)))
  const [brass, top] = [air(BRASS), foot - tall]
  const panes: Form[] = []
  const glow: Oklch = mixColour([0.9, 0.13, 78], stage.low, haze * 0.7)
  for (let y = top + w * 0.3; y < foot - w * 0.3; y += w * 0.4)
    for (const t of [0.26, 0.5, 0.74])
      if (own.chance(0.66))
        panes.push(
          disc(
            [x + w * t, y],
            w * 0.075,
            own.chance(0.7) ? glow : tone(wall, -0.12),
            own.chance(0.7) ? 'glow plain' : 'detail',
          ),
        )
  const cap = haze === 0 ? own.integer(0, 1) : own.integer(0, 2)
  const roof =
    cap === 0
      ? [
          ellipse(
            [x + w / 2, top],
            [w * 0.44, w * 0.4],
            linear([x, top], [x + w, top], tone(brass, 0.1), tone(brass, -0.14)),
            'metal',
          ),
          line(
            polyline([x + w / 2, top - w * 0.38], [x + w / 2, top - w * 0.8]),
            w * 0.05,
            brass,
            'metal end',
          ),
        ]
      : cap === 1
        ? [
            polygonForm(
              [
                polyline(
                  [x - w * 0.06, top + 2],
                  [x + w * 1.06, top + 2],
                  [x + w / 2, top - w * 0.8],
                ),
              ],
              air(tone(COPPER, -0.1)),
              'body',
            ),
          ]
        : [0.2, 0.62].flatMap((t) => {
            const [cx, high] = [x + w * t, top - w * 0.7]
            return [
              ...smoke([cx + w * 0.1, high], w / 120, mixColour(stage.low, [0.8, 0.02, 60], 0.5)),
              polygonForm(
                [rect(cx, high, w * 0.2, w * 0.74), rect(cx - w * 0.03, high, w * 0.26, w * 0.08)],
                air(tone(BRICK, -0.06)),
                'body',
              ),
            ]
          })
  return [
    ...roof,
    polygonForm(
      [rect(x, top, w, tall + 20)],
      linear([x, 0], [x + w, 0], tone(wall, 0.05), tone(wall, -0.07)),
      'body',
    ),
    polygonForm([rect(x - w * 0.04, top, w * 1.08, w * 0.09)], brass, 'metal'),
    ...panes,
    ...(own.chance(0.6)
      ? place(gear(w * 0.3, brass), [x + w * own.range(0.2, 0.8), top + tall * own.range(0.3, 0.6)])
      : []),
    line(
      polyline([x + w * 0.1, foot], [x + w * 0.1, top + w * 0.5], [x + w * 0.3, top + w * 0.34]),
      w * 0.07,
      air(COPPER),
      'metal even',
    ),
  ]
}

/** The clock tower; (0, 0) its foot, 900 tall. */
function clockTower({ lit }: Stage): Form[] {
  const [brick, brass, copper] = [lit(BRICK), lit(BRASS), lit(COPPER)]
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const turn = (i / 12) * Math.PI * 2
    return disc(
      [Math.cos(turn) * 82, -640 + Math.sin(turn) * 82],
      i % 3 ? 5 : 9,
      [0.3, 0.05, 50],
      'detail',
    )
  })
  return [
    polygonForm(
      [polyline([-120, 0], [120, 0], [104, -760], [-104, -760])],
      linear([-120, 0], [120, 0], tone(brick, 0.07), tone(brick, -0.08)),
      'body',
    ),
    polygonForm(
      [polyline([-134, -756], [134, -756], [0, -1000])],
      tone(copper, -0.06),
      'metal relief 8',
    ),
    line('0,-990 0,-1040 0,-1100', 10, brass, 'metal end'),
    many(
      [rect(-132, -772, 264, 30), rect(-126, -500, 252, 22), rect(-134, -40, 268, 40)],
      brass,
      'metal',
    ),
    ...place(gear(96, copper), [-92, -420]),
    ...place(gear(66, brass), [58, -372]),
    ...place(gear(84, tone(brass, -0.08)), [-30, -250]),
    ...place(gear(50, copper), [92, -220]),
    disc([0, -640], 124, brass, 'metal relief 8'),
    disc([0, -640], 104, [0.95, 0.07, 85], 'glow'),
    ...ticks,
    line('0,-640 0,-680 0,-716', 11, [0.26, 0.05, 50], 'detail even'),
    line('0,-640 26,-622 50,-606', 11, [0.26, 0.05, 50], 'detail even'),
    ...[-78, -46, 46, 78].map((x) =>
      line(polyline([x, 0], [x, -90], [x * 1.4, -150]), 15, copper, 'metal even'),
    ),
  ]
}

function drawCity(stage: Stage): Layer[] {
  const { frame, lit, side, random, low } = stage
  const { width, height } = frame
  const own = random.fork('steam city')
  const s = Math.min(width, height) / 1000
  const row = (
    name: string,
    foot: number,
    wide: number,
    tall: readonly [number, number],
    haze: number,
  ): Form[] => {
    const forms: Form[] = []
    for (let x = -wide * 0.4, i = 0; x < width; i++) {
      const w = wide * own.range(0.75, 1.2)
      forms.push(...house(stage, x, foot, w, height * own.range(...tall), `${name} ${i}`, haze))
      x += w * own.range(0.94, 1.12)
    }
    return forms
  }
  const pipes = triples('0.95,26,0 0.975,18,1').flatMap(([y = 0, thick = 0, i = 0]) => [
    line(
      polyline([-20, height * y], [width / 2, height * y], [width + 20, height * y]),
      thick * s * 1.4,
      lit(i ? BRASS : COPPER),
      'metal even',
    ),
    ...[0.1, 0.36, 0.63, 0.9].map((t) =>
      polygonForm(
        [rect(width * t, height * y - thick * s, 26 * s, thick * 2 * s)],
        lit(tone(BRASS, -0.06)),
        'metal',
      ),
    ),
  ])
  const x = width * (0.5 - side * 0.17)
  return [
    ...drawSky(stage, height * 0.76),
    layer(
      'haze',
      'setting',
      ellipse(
        [width / 2, height * 0.7],
        [width * 0.7, height * 0.16],
        low,
        'light plain alpha 0.6 blur 40',
      ),
    ),
    layer('far houses', 'setting', row('far', height * 0.86, 100 * s, [0.16, 0.34], 0.62)),
    layer(
      'airships',
      'masses',
      place(airship(lit), [width * (0.5 + side * 0.26), height * 0.2], {
        scale: s * 1.15,
        flip: side < 0,
      }),
      place(airship(lit), [width * (0.5 - side * 0.36), height * 0.12], { scale: s * 0.5 }),
    ),
    layer('houses', 'masses', row('middle', height * 0.96, 150 * s, [0.16, 0.36], 0.26)),
    layer(
      'tower',
      'forms',
      isDark(stage) ? halo([x, height * 0.98 - 640 * s * 0.86], 230 * s, [0.9, 0.12, 80], 0.5) : [],
      place(clockTower(stage), [x, height * 0.98], { scale: s * 0.86 }),
    ),
    layer('ground', 'ground', band(stage, height * 0.9, height + 8, lit(tone(BRICK, -0.12)))),
    layer('near houses', 'forms', row('near', height * 1.04, 230 * s, [0.1, 0.2], 0)),
    layer('pipes', 'details', pipes),
    ...drawAir(stage),
  ]
}

const TOWNS = '城市 都市 城镇 小镇 世界 城市黄昏 街道 城市街道 城市夜景 城市全景 工业城市'.split(
  ' ',
)

export const STEAM_CITIES: Readonly<Record<string, Place>> = {
  'steam-city': {
    words: `${TOWNS.flatMap((town) => ['蒸汽朋克', '蒸汽朋克风', '蒸汽朋克风格', '蒸汽朋克风格的', '蒸汽朋克的'].map((look) => look + town)).join(' ')} 齿轮钟塔 齿轮钟楼 蒸汽之城 steampunk_city`,
    parts:
      '齿轮 巨大齿轮 钟塔 钟楼 飞艇 飞空艇 蒸汽 烟囱 铜管 管道 黄铜管道 铜质管道 蒸汽管道 烟雾 浓烟 建筑 黄铜 机械 城市 蒸汽朋克 蒸汽朋克风格',
    times: ['sunset', 'dusk'],
    draw: drawCity,
  },
}
