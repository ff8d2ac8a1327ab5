import { mixColour } from '../../colour'
import { polyline } from '../../drawing/notation'
import { form, inside, layer, line, place, polygonForm, roundRect } from '../build/form'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import type { Form, Layer } from '../node'
import { lanternAt, lattice, roof } from './courtyard'
import {
  type Place,
  type Stage,
  band,
  dash,
  drawAir,
  drawSky,
  hills,
  isDark,
  rect,
  tree,
} from './stage'

/** A burner of bronze on three feet before the steps; (0, 0) its foot. */
function burner({ lit }: Stage): Form[] {
  const bronze = lit([0.5, 0.06, 95])
  const feet = [-40, 0, 40].map((x) =>
    line(polyline([x, -40], [x * 1.2, 0]), 14, bronze, 'metal even'),
  )
  return [
    ...feet,
    form(
      '-76,-112! 76,-112! 60,-52 28,-30 -28,-30 -60,-52',
      linear([-76, 0], [76, 0], tone(bronze, 0.08), tone(bronze, -0.1)),
      'metal relief 8',
    ),
    roundRect([-86, -124, 172, 20], 6, tone(bronze, 0.06), 'metal relief 4'),
    ...[-64, 64].map((x) => roundRect([x - 9, -164, 18, 44], 6, bronze, 'metal')),
  ]
}

/** A gable whose wall rises over the roof in steps, under tiles. */
function gable(stage: Stage, x: number, wide: number, foot: number, tall: number): Form[] {
  const [white, tile] = [stage.lit([0.9, 0.012, 85]), stage.lit([0.4, 0.02, 255])]
  const steps = [0, 1, 2].map((i) =>
    rect(
      x - (wide * (3 - i)) / 6,
      foot - tall * (0.72 + i * 0.14),
      (wide * (3 - i)) / 3,
      tall * (0.72 + i * 0.14),
    ),
  )
  const caps = [0, 1, 2].map((i) =>
    rect(
      x - (wide * (3 - i)) / 6 - 12,
      foot - tall * (0.72 + i * 0.14) - 12,
      (wide * (3 - i)) / 3 + 24,
      18,
    ),
  )
  return [
    ...steps.map((step) => polygonForm([step], white, 'body relief 4')),
    many(caps, tile, { role: 'body' }),
  ]
}

/** The hall of a family in a village: a tiled roof between stepped gables, open doors, lanterns. */
function ancestralHall(stage: Stage): Layer[] {
  const { frame, lit, low, random, brief } = stage
  const { width: w, height: h } = frame
  const dark = isDark(stage)
  const foot = h * 0.72
  const unit = Math.min(w, h) / 1000
  const half = Math.min(w * 0.36, h * 0.42)
  const x = w / 2
  const [wood, brick, stone] = [
    lit([0.42, 0.08, 40]),
    lit([0.72, 0.015, 240]),
    lit([0.66, 0.015, 80]),
  ]
  const isWet = /rain|storm/.test([...brief.weather].join(' '))
  const eaves = foot - half * 0.86
  const warm = dark ? mixColour([0.86, 0.12, 75], low, 0.1) : lit([0.3, 0.04, 50])
  const door = half * 0.26
  const front: Form[] = [
    polygonForm([rect(x - half * 0.92, eaves, half * 1.84, foot - eaves)], brick, 'body relief 4'),
    inside(
      polygonForm(
        [rect(x - door, foot - half * 0.6, door * 2, half * 0.6)],
        warm,
        dark ? 'glow' : 'body',
      ),
      polygonForm(
        [rect(x - door * 0.36, foot - half * 0.3, door * 0.72, half * 0.3)],
        tone(wood, -0.08),
        'detail',
      ),
    ),
    ...[-1, 1].flatMap((side) => [
      polygonForm(
        [rect(x + side * door * 1.36 - door * 0.36, foot - half * 0.62, door * 0.72, half * 0.62)],
        wood,
        'body relief 5',
      ),
      ...lattice(
        [x + side * half * 0.66 - half * 0.15, foot - half * 0.54, half * 0.3, half * 0.34],
        stage,
      ),
    ]),
    ...[-0.9, -0.44, 0.44, 0.9].map((t) =>
      polygonForm(
        [rect(x + half * t - 13 * unit, eaves, 26 * unit, foot - eaves)],
        tone(wood, 0.05),
        'body relief 6',
      ),
    ),
    roundRect(
      [x - half * 0.24, eaves + half * 0.06, half * 0.48, half * 0.15],
      6,
      tone(wood, -0.1),
      'body relief 4',
    ),
    roundRect(
      [x - half * 0.21, eaves + half * 0.08, half * 0.42, half * 0.11],
      4,
      lit([0.74, 0.12, 82]),
      'body',
    ),
  ]
  const steps = [0, 1, 2].map((i) =>
    polygonForm(
      [
        rect(
          x - half * (0.5 + i * 0.06),
          foot - 4 + i * 13 * unit,
          half * (1 + i * 0.12),
          14 * unit,
        ),
      ],
      tone(stone, 0.08 - i * 0.03),
      'body relief 3',
    ),
  )
  const slabs = [0.12, 0.32, 0.6].map((t) => rect(-4, foot + (h - foot) * t, w + 8, 3 + t * 5))
  const glints = [-0.5, -0.22, 0.05, 0.3, 0.52].map((t, i) =>
    dash(
      [x + half * t * 2, foot + (h - foot) * (0.3 + (i % 3) * 0.22)],
      half * 0.3,
      9,
      dark ? [0.8, 0.11, 72] : low,
      { alpha: 0.4 },
    ),
  )
  return [
    ...drawSky(stage, h * 0.55),
    layer(
      'hills',
      'setting',
      hills(stage, h * 0.62, h * 0.16, mixColour(lit([0.5, 0.07, 160]), low, 0.45), 'far'),
    ),
    layer(
      'yard',
      'ground',
      band(
        stage,
        foot - 6,
        h + 8,
        linear([0, foot], [0, h], tone(stone, -0.07), tone(stone, 0.02)),
      ),
      many(slabs, tone(stone, -0.12), { role: 'ground' }),
      isWet ? glints : [],
    ),
    layer(
      'trees',
      'masses',
      [0.04, 0.96].flatMap((t, i) =>
        tree([w * t, foot + 8], h * 0.34, lit([0.5, 0.1, 145]), random.fork(`tree ${i}`)),
      ),
    ),
    layer(
      'hall',
      'forms',
      [-1, 1].flatMap((side) =>
        gable(stage, x + side * half * 1.06, half * 0.52, foot, half * 1.24),
      ),
      front,
      place(
        roof(
          half * 1.04,
          half * 0.36,
          stage,
          stage.season === 'winter' || brief.weather.has('snow'),
        ),
        [x, eaves + 6],
      ),
      steps,
    ),
    layer(
      'lanterns',
      'details',
      [-0.6, 0.6].flatMap((t) =>
        lanternAt(x + half * t * 0.74, eaves + half * 0.2, 34 * unit, stage),
      ),
      place(burner(stage), [x, h * 0.9], { scale: unit * 0.9 }),
    ),
    ...drawAir(stage),
  ]
}

export const HALLS: Readonly<Record<string, Place>> = {
  'ancestral-hall': {
    words: '祠堂 宗祠 家祠 祠庙 乡村祠堂 村里的祠堂 老祠堂 古祠堂 家族祠堂 家庙 ancestral_hall',
    parts:
      '灯笼 红灯笼 石阶 台阶 石板 石板地 石地面 地面 香炉 大门 木门 门 屋檐 瓦 青瓦 瓦片 马头墙 牌匾 匾额',
    times: ['day', 'day', 'dusk'],
    draw: ancestralHall,
  },
}
