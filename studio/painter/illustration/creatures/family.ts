import { mixColour } from '../../colour'
import type { Composing, Family } from '../family'
import { dye } from '../marine/swimmers'
import { type Stage, airOf, band, hills, skyOf, stageOf, tree } from '../places/stage'
import { ellipse, form, inside, layer, line, linear, place, tone } from '../build/form'
import type { Form, Illustration, Layer } from '../node'
import type { Creature } from './creature'
import { BIRDS } from './birds'
import { SAVANNA } from './savanna'
import { SHORE } from './shore'
import { SMALL } from './small'

const CREATURES: Readonly<Record<string, Creature>> = {
  ...SAVANNA,
  ...SMALL,
  ...BIRDS,
  ...SHORE,
}

const MOST = 3

const LANDS = {
  grass: [0.74, 0.13, 130],
  sand: [0.88, 0.06, 88],
  ice: [0.95, 0.02, 230],
  leaf: [0.62, 0.14, 138],
  sheet: [0.93, 0.03, 85],
} as const

/** Sky, far land and ground, in the light of the hour. */
function groundOf(stage: Stage, on: 'grass' | 'sand' | 'ice', foot: number): Layer[] {
  const { frame, lit, low } = stage
  const { width, height } = frame
  const own = stage.random.fork('ground')
  const horizon = Math.min(foot - height * 0.06, height * 0.66)
  const land = lit(LANDS[on])
  const water = on !== 'grass'
  const far = water
    ? band(stage, horizon - height * 0.06, horizon + 20, lit([0.7, 0.09, 225]))
    : hills(stage, horizon + 10, height * 0.12, mixColour(lit([0.64, 0.1, 150]), low, 0.35), 'far')
  const trees = water
    ? []
    : [0.08, 0.22, 0.84, 0.95].flatMap((x) =>
        tree(
          [width * x, horizon + 16],
          height * own.range(0.12, 0.19),
          lit([0.58, 0.12, 138]),
          own,
        ),
      )
  const tufts = Array.from({ length: 26 }, () => {
    const t = own.next()
    const [x, y] = [own.range(0, width), horizon + 30 + (height - horizon) * t]
    const size = 14 + t * 30
    return on === 'grass'
      ? line(`${x},${y} ${x + size * 0.1},${y - size}`, 5 + t * 4, tone(land, -0.1), {
          role: 'foliage',
          pressure: 'end',
          plain: true,
        })
      : ellipse([x, y], [size * 0.9, 3 + t * 3], tone(land, -0.05), { role: 'detail', plain: true })
  })
  return [
    ...skyOf(stage, horizon),
    layer('far', 'setting', far, trees),
    layer(
      'land',
      'ground',
      band(
        stage,
        horizon,
        height + 8,
        linear([0, horizon], [0, height], tone(land, 0.05), tone(land, -0.05)),
      ),
      tufts,
    ),
  ]
}

/** One large leaf under what sits on it, others out of focus behind. */
function leafOf({ frame, lit, random }: Stage): Layer[] {
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
  const green = lit(LANDS.leaf)
  const veins = Array.from({ length: 9 }, (_, i) => {
    const x = -430 + i * 100
    return [-1, 1].map((side) =>
      line(`${x},0 ${x + 70},${side * 120} ${x + 150},${side * 260}`, 6, tone(green, 0.1), {
        role: 'detail',
        pressure: 'end',
        plain: true,
      }),
    )
  }).flat()
  const leaf = inside(
    form(
      '-620,60! -440,-150 -160,-290 160,-290 420,-170 600,10! 420,190 160,300 -160,300 -440,210',
      linear([0, -290], [0, 300], tone(green, 0.06), tone(green, -0.06)),
      {
        role: 'foliage',
        relief: 14,
      },
    ),
    line('-620,40 0,4 600,4', 13, tone(green, 0.13), {
      role: 'detail',
      pressure: 'end',
      plain: true,
    }),
    ...veins,
  )
  const scale = Math.min(width, height) / 1150
  return [
    layer(
      'green',
      'ground',
      band({ frame, lit, random } as Stage, -4, height + 8, lit([0.88, 0.08, 125])),
      far,
    ),
    layer('leaf', 'setting', place([leaf], [width / 2, height * 0.56], { scale, turn: -0.2 })),
  ]
}

const SPOTS = [
  [0, 0, 1],
  [-0.24, -0.07, 0.8],
  [0.25, -0.04, 0.86],
] as const

/** A plain card with a pale disc, for what is seen from above. */
function sheetOf(stage: Stage): Layer[] {
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
        {
          role: 'backdrop',
          plain: true,
        },
      ),
    ),
  ]
}

function compose(composing: Composing): Illustration {
  const { brief, frame, random, standsInSetting } = composing
  const creature = CREATURES[brief.main.id]
  if (!creature) throw new Error(`no creature "${brief.main.id}"`)
  const { width, height } = frame
  const stage = stageOf({ brief, frame, random }, ['day', 'day', 'day', 'dawn'])
  const count = Math.max(1, Math.min(MOST, brief.main.count ?? 1))
  const own = random.fork('creature')
  const base = stage.lit(dye(brief.main.tint, own.pick(creature.colours)))
  const [long, tall] = creature.size
  const close = creature.on === 'leaf' || creature.on === 'sheet'
  const usual = Math.min(
    (width * (close ? 0.5 : 0.8)) / long,
    (height * (close ? 0.8 : 0.74)) / tall,
  )
  const scale = usual * (count > 1 ? 0.6 : 1)
  const flip = own.chance(0.5)
  const foot = close ? height * 0.54 + (tall * scale) / 2 : height * 0.86
  const bodies = SPOTS.slice(0, count)
    .map(([dx, dy, k]) => ({ x: width * (0.5 + dx * 1.1), y: foot + height * dy, size: scale * k }))
    .sort((a, b) => a.y - b.y)
    .flatMap(({ x, y, size }, i): Form[] => {
      const shadow = ellipse(
        [x, y - 4 * size],
        [creature.shadow * size, creature.shadow * size * 0.13],
        [0.28, 0.05, 280],
        { role: 'shadow', alpha: 0.32, blur: 10 * size, plain: true },
      )
      const at = [x - creature.middle * size * (flip ? -1 : 1), y - creature.foot * size] as const
      const forms = creature.draw({ base, random: own.fork(`one ${i}`) })
      return [...(close ? [] : [shadow]), ...place(forms, at, { scale: size, flip })]
    })
  const ground = standsInSetting
    ? []
    : creature.on === 'leaf'
      ? leafOf(stage)
      : creature.on === 'sheet'
        ? sheetOf(stage)
        : groundOf(stage, creature.on, foot)
  return {
    frame,
    layers: [
      ...ground,
      layer(brief.main.id, 'forms', bodies),
      ...(standsInSetting ? [] : airOf(stage)),
    ].filter(({ forms }) => forms.length > 0),
    focus: {
      x: width / 2,
      y: foot - (tall * scale) / 2,
      radius: (Math.max(long, tall) * scale) / 2,
    },
    paper: [0.95, 0.02, 90],
  }
}

/** Animals seen whole, from the side or from above, on the ground they live on. */
export const creatures: Family = {
  id: 'creatures',
  things: Object.fromEntries(Object.entries(CREATURES).map(([id, { words }]) => [id, words])),
  traits: {},
  styles: [
    ...(['flat', 'soft', 'watercolour', 'papercut', 'oil', 'minimal', 'pixel', 'ukiyoe'] as const),
    ...(['pencil', 'ink', 'neon', 'blue-green'] as const),
  ],
  takesSetting: true,
  openAir: 'grassland',
  takesPictureTint: true,
  compose,
}
