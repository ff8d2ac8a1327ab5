import { TAU } from '../../../lib/maths'
import { named, triples } from '../../drawing/notation'
import { type Oklch, mixColour } from '../../colour'
import { type Stage, band, hills, drawSky, tree } from '../places/stage'
import { type Form, type Layer, disc, ellipse, inside, layer, line, place } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { downwards, tone, tones } from '../build/fill'

const LANDS = named(`grass: 0.74,0.13,130 sand: 0.88,0.06,88 ice: 0.95,0.02,230 water: 0.68,0.09,225
  leaf: 0.62,0.14,138 sheet: 0.93,0.03,85`)

const MEADOWS = {
  summer: LANDS.grass,
  ...named('spring: 0.8,0.14,125 autumn: 0.78,0.11,85 winter: 0.96,0.012,235'),
} as const

const CROWNS = named(`spring: 0.82,0.1,355 summer: 0.58,0.12,138 autumn: 0.66,0.15,55
  winter: 0.9,0.02,230`)

/** Sky, far land and ground, in the light of the hour. */
export function drawGround(
  stage: Stage,
  on: 'grass' | 'sand' | 'ice' | 'water',
  foot: number,
): Layer[] {
  const { frame, lit, low } = stage
  const { width, height } = frame
  const own = stage.random.fork('ground')
  const horizon = Math.min(foot - height * 0.06, height * 0.66)
  const land = lit(on === 'grass' ? (MEADOWS[stage.season ?? 'summer'] ?? LANDS.grass) : LANDS[on])
  const crown = CROWNS[stage.season ?? 'summer'] ?? CROWNS.summer
  const water = on === 'sand' || on === 'ice'
  const far = water
    ? band(stage, horizon - height * 0.06, horizon + 20, lit([0.7, 0.09, 225]))
    : hills(stage, horizon + 10, height * 0.12, mixColour(lit([0.64, 0.1, 150]), low, 0.35), 'far')
  const trees = water
    ? []
    : [0.08, 0.22, 0.84, 0.95].flatMap((x) =>
        tree([width * x, horizon + 16], height * own.range(0.12, 0.19), lit(crown), own),
      )
  const tufts = Array.from({ length: 26 }, () => {
    const t = own.next()
    const [x, y] = [own.range(0, width), horizon + 30 + (height - horizon) * t]
    const size = 14 + t * 30
    return on === 'grass'
      ? strokePath(5 + t * 4, tone(land, -0.1), 'foliage end plain')`${x},${y}
        ${x + size * 0.1},${y - size}`
      : ellipse(
          [x, y],
          [size * 0.9, 3 + t * 3],
          tone(land, on === 'water' ? 0.07 : -0.05),
          'detail plain',
        )
  })
  return [
    ...drawSky(stage, horizon),
    layer('far', 'setting', far, trees),
    layer(
      'land',
      'ground',
      band(stage, horizon, height + 8, downwards(horizon, height, ...tones(land, 0.05, -0.05))),
      tufts,
    ),
  ]
}

/** Sky over the whole frame, far land at its foot. */
export function drawOpenSky(stage: Stage): Layer[] {
  const { frame, lit, low } = stage
  const { height } = frame
  const crest = (lightness: number, share: number): Oklch =>
    mixColour(lit([lightness, 0.1, 150]), low, share)
  return [
    ...drawSky(stage, height),
    layer(
      'far',
      'setting',
      hills(stage, height * 0.97, height * 0.1, crest(0.66, 0.5), 'far'),
      hills(stage, height * 1.03, height * 0.1, crest(0.6, 0.2), 'near'),
    ),
  ]
}

/** Leaves out of focus over the whole frame. */
function drawGreens(stage: Stage): Layer {
  const { frame, lit, random } = stage
  const { width, height } = frame
  const own = random.fork('leaf')
  const far = Array.from({ length: 9 }, () =>
    ellipse(
      [own.range(0, width), own.range(0, height)],
      [own.range(60, 190), own.range(40, 120)],
      lit([own.range(0.72, 0.86), 0.1, own.range(115, 150)]),
      { role: 'backdrop', plain: true, alpha: 0.7, turn: own.range(-1, 1) },
    ),
  )
  const field = band(stage, -4, height + 8, lit([0.88, 0.08, 125]))
  return layer('green', 'ground', field, far)
}

/** One large flower under what sits on it. */
export function drawFlower(stage: Stage): Layer[] {
  const { frame, lit, random } = stage
  const { width, height } = frame
  const colour = lit(
    random.fork('flower').pick<Oklch>(triples('0.78,0.13,0 0.86,0.12,85 0.82,0.09,320')),
  )
  const petals = [
    [16, 480, -0.05],
    [14, 400, 0.02],
  ].flatMap(([count = 0, reach = 0, shade]) =>
    Array.from({ length: count }, (_, i): Form => {
      const turn = ((i + (reach < 450 ? 0.5 : 0)) / count) * TAU
      const petal = ellipse(
        [0, -reach * 0.62],
        [reach * 0.2, reach * 0.42],
        tone(colour, shade),
        'petal relief 8',
      )
      return place([petal], [0, 0], { turn })[0] ?? petal
    }),
  )
  const heart = disc([0, 0], 150, lit([0.72, 0.14, 72]), 'body relief 14')
  const scale = Math.min(width, height) / 1100
  return [
    drawGreens(stage),
    layer('flower', 'setting', place([...petals, heart], [width / 2, height * 0.54], { scale })),
  ]
}

/** One large leaf under what sits on it. */
export function drawLeaf(stage: Stage): Layer[] {
  const { frame, lit } = stage
  const { width, height } = frame
  const green = lit(LANDS.leaf)
  const veins = Array.from({ length: 9 }, (_, i) => {
    const x = -430 + i * 100
    return [-1, 1].map(
      (side) =>
        strokePath(6, tone(green, 0.1), 'detail end plain')`${x},0 ${x + 70},${side * 120}
        ${x + 150},${side * 260}`,
    )
  }).flat()
  const leaf = inside(
    fillPath(downwards(-290, 300, ...tones(green, 0.06, -0.06)), 'foliage relief 14')`-620,60!
      -440,-150 -160,-290 160,-290 420,-170 600,10! 420,190 160,300 -160,300 -440,210`,
    line('-620,40 0,4 600,4', 13, tone(green, 0.13), 'detail end plain'),
    ...veins,
  )
  const scale = Math.min(width, height) / 1150
  return [
    drawGreens(stage),
    layer('leaf', 'setting', place([leaf], [width / 2, height * 0.56], { scale, turn: -0.2 })),
  ]
}

/** A plain card with a pale disc, for what is seen from above. */
export function drawSheet(stage: Stage): Layer[] {
  const { width, height } = stage.frame
  const paper = stage.lit(LANDS.sheet)
  return [
    layer(
      'sheet',
      'ground',
      band(stage, -4, height + 8, paper),
      ellipse(
        [width / 2, height / 2],
        [Math.min(width, height) * 0.44, Math.min(width, height) * 0.44],
        tone(paper, -0.07),
        'backdrop plain',
      ),
    ),
  ]
}
