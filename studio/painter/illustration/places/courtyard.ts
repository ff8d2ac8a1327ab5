import { mixColour } from '../../colour'
import { polyline } from '../../drawing/notation'
import { ellipse, form, inside, layer, line, place, polygonForm, roundRect } from '../build/form'
import { type Form, type Layer, fillPath, strokePath } from '../build/outlines'
import { downwards, tone, tones } from '../build/fill'
import { many } from '../build/still/item'
import { type Stage, drawAir, band, halo, isDark, rect, drawSky, tree } from './stage'

/** A window of paper behind crossed bars. */
export function lattice(
  [x, y, w, h]: readonly [number, number, number, number],
  stage: Stage,
): Form[] {
  const glows = isDark(stage)
  const frame = stage.lit([0.42, 0.08, 45])
  const bar = (points: readonly (readonly [number, number])[]): Form =>
    line(polyline(...points), 5, frame, 'detail even')
  return [
    inside(
      roundRect([x, y, w, h], 4, glows ? [0.9, 0.11, 85] : stage.lit([0.93, 0.03, 90]), {
        role: glows ? 'glow' : 'body',
      }),
      ...[0.25, 0.5, 0.75].flatMap((t) => [
        bar([
          [x + w * t, y],
          [x + w * t, y + h],
        ]),
        bar([
          [x, y + h * t],
          [x + w, y + h * t],
        ]),
      ]),
    ),
    ...[0, 1].map((side) =>
      bar([
        [x, y + h * side],
        [x + w, y + h * side],
      ]),
    ),
    ...[0, 1].map((side) =>
      bar([
        [x + w * side, y],
        [x + w * side, y + h],
      ]),
    ),
  ]
}

/** A tiled roof with upturned ends; (0, 0) the middle of its eaves. */
export function roof(half: number, tall: number, stage: Stage, snowy: boolean): Form[] {
  const tile = stage.lit([0.44, 0.02, 255])
  const snow = stage.lit([0.96, 0.01, 235])
  const shape = `${-half},0! ${-half * 1.06},${-tall * 0.16}! ${-half * 0.9},${-tall * 0.3} ${-half * 0.78},${-tall}! ${half * 0.78},${-tall}! ${half * 0.9},${-tall * 0.3} ${half * 1.06},${-tall * 0.16}! ${half},0!`
  const rows = Array.from({ length: 25 }, (_, i) => {
    const t = (i / 24) * 2 - 1
    return strokePath(5, tone(tile, -0.09), 'detail even')`${t * half * 0.76},${-tall}
      ${t * half * 0.98},0`
  })
  const cover = `${-half * 1.02},${-tall * 0.2} ${-half * 0.8},${-tall * 1.06}! ${half * 0.8},${-tall * 1.06}! ${half * 1.02},${-tall * 0.2} ${half * 0.7},${-tall * 0.3} ${half * 0.3},${-tall * 0.2} 0,${-tall * 0.32} ${-half * 0.4},${-tall * 0.2} ${-half * 0.7},${-tall * 0.3}`
  return [
    inside(form(shape, downwards(-tall, 0, ...tones(tile, 0.08, 0)), 'body relief 10'), ...rows),
    roundRect(
      [-half * 0.82, -tall * 1.08, half * 1.64, tall * 0.13],
      8,
      tone(tile, -0.06),
      'body relief 5',
    ),
    line(`${-half * 1.04},-4 0,4 ${half * 1.04},-4`, 14, tone(tile, -0.1), 'body even'),
    ...(snowy ? [form(cover, snow, 'body relief 10')] : []),
  ]
}

export const lanternAt = (x: number, y: number, r: number, stage: Stage): Form[] => [
  ...(isDark(stage) ? [halo([x, y], r * 3, [0.8, 0.14, 60], 0.5)] : []),
  line(polyline([x, y - r * 1.8], [x, y - r]), 4, stage.lit([0.4, 0.06, 45]), 'detail even'),
  ellipse(
    [x, y],
    [r, r * 0.86],
    isDark(stage) ? [0.66, 0.2, 32] : stage.lit([0.56, 0.19, 28]),
    'body relief 8',
  ),
  line(polyline([x, y + r * 0.9], [x, y + r * 1.7]), 6, stage.lit([0.78, 0.13, 80]), 'detail even'),
]

/** A courtyard before a tiled house, between two walls, a tree in its corner. */
export function courtyard(stage: Stage): Layer[] {
  const { frame, lit, brief, season, random, side } = stage
  const { width: w, height: h } = frame
  const snowy = season === 'winter' || brief.weather.has('snow')
  const [eaves, foot] = [h * 0.4, h * 0.68]
  const wall = lit([0.93, 0.015, 85])
  const stone = snowy ? lit([0.95, 0.012, 235]) : lit([0.76, 0.02, 85])
  const wood = lit([0.46, 0.11, 35])
  const [left, right] = [w * 0.17, w * 0.83]
  const aside = (at: -1 | 1): Form[] => {
    const x = (share: number): number => (at < 0 ? w * share : w * (1 - share))
    const ring = polyline(
      [x(-0.02), h * 0.42],
      [x(0.17), h * 0.5],
      [x(0.17), foot],
      [x(-0.02), h * 0.84],
    )
    const cap = polyline(
      [x(-0.02), h * 0.38],
      [x(0.18), h * 0.475],
      [x(0.18), h * 0.505],
      [x(-0.02), h * 0.43],
    )
    return [
      polygonForm([ring], tone(wall, -0.07), 'ground'),
      polygonForm([cap], snowy ? stone : lit([0.44, 0.02, 255]), 'body'),
    ]
  }
  const door = w * 0.075
  const leaf = (x: number): Form[] => [
    roundRect([x, foot - h * 0.2, door, h * 0.2], 3, wood, 'body relief 5'),
    ellipse(
      [x + (x < w / 2 ? door - 16 : 16), foot - h * 0.1],
      [7, 7],
      lit([0.8, 0.13, 85]),
      'metal',
    ),
  ]
  const house = [
    polygonForm([rect(left, eaves, right - left, foot - eaves)], wall, 'ground'),
    polygonForm(
      [rect(left, foot - h * 0.05, right - left, h * 0.05)],
      lit([0.6, 0.02, 80]),
      'ground',
    ),
    ...[0.2, 0.355, 0.605, 0.76].map((t) =>
      roundRect([w * t, eaves, w * 0.024, foot - eaves], 4, wood, 'body relief 4'),
    ),
    ...lattice([w * 0.238, eaves + h * 0.07, w * 0.1, h * 0.11], stage),
    ...lattice([w * 0.645, eaves + h * 0.07, w * 0.1, h * 0.11], stage),
    roundRect(
      [w / 2 - door - 14, foot - h * 0.22, door * 2 + 28, h * 0.22],
      4,
      tone(wood, -0.1),
      'body',
    ),
    ...leaf(w / 2 - door),
    ...leaf(w / 2),
    ...place(roof((right - left) * 0.54, h * 0.17, stage, snowy), [w / 2, eaves + h * 0.015]),
    ...[0.378, 0.622].flatMap((t) => lanternAt(w * t, eaves + h * 0.075, h * 0.024, stage)),
    roundRect(
      [w / 2 - door * 1.7, foot - 4, door * 3.4, h * 0.022],
      4,
      tone(stone, -0.05),
      'body relief 3',
    ),
    roundRect(
      [w / 2 - door * 2, foot + h * 0.016, door * 4, h * 0.024],
      4,
      tone(stone, -0.02),
      'body relief 3',
    ),
  ]
  const joint = tone(stone, snowy ? -0.04 : -0.09)
  const slabs = many(
    [0.36, 0.44, 0.56, 0.64].map((t) => {
      const from = w * (0.5 + (t - 0.5) * 0.55)
      const to = w * (0.5 + (t - 0.5) * 3)
      return polyline(
        [from - 2, foot + h * 0.04],
        [from + 2, foot + h * 0.04],
        [to + 4, h + 9],
        [to - 4, h + 9],
      )
    }),
    joint,
    { role: 'ground' },
  )
  const green = snowy
    ? mixColour(lit([0.5, 0.06, 150]), stone, 0.6)
    : lit(
        season === 'autumn'
          ? [0.72, 0.15, 65]
          : season === 'spring'
            ? [0.86, 0.08, 5]
            : [0.54, 0.11, 140],
      )
  const at = side > 0 ? w * 0.92 : w * 0.08
  const jar = w - at
  return [
    ...drawSky(stage, h * 0.5),
    layer(
      'trees',
      'setting',
      ...[0.06, 0.24, 0.78, 0.95].map((t, i) =>
        tree(
          [w * t, h * 0.52],
          h * 0.26,
          tone(green, -0.08 + (i % 2) * 0.04),
          random.fork(`tree ${i}`),
        ),
      ),
    ),
    layer(
      'court',
      'ground',
      band(stage, foot - 4, h + 9, downwards(foot, h, ...tones(stone, -0.03, 0.03))),
      slabs,
    ),
    layer('house', 'masses', house, aside(-1), aside(1)),
    layer(
      'corner',
      'forms',
      tree([at, h * 0.84], h * 0.28, green, random.fork('corner')),
      fillPath(lit([0.48, 0.05, 45]), 'body relief 14')`${jar - 54},${h * 0.77}
        ${jar + 54},${h * 0.77} ${jar + 66},${h * 0.83} ${jar + 40},${h * 0.88}
        ${jar - 40},${h * 0.88} ${jar - 66},${h * 0.83}`,
      ellipse(
        [jar, h * 0.772],
        [54, 15],
        lit(snowy ? [0.95, 0.01, 235] : [0.5, 0.06, 220]),
        'body',
      ),
    ),
    ...drawAir(stage),
  ]
}
