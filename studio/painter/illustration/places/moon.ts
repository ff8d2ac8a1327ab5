import { disc, ellipse, form, layer, line, place, roundRect } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { type Form, type Layer, type Stage, halo } from './stage'
import { WORLDS, globe } from './globe'
import { heavens } from './heavens'
import { type Point, pointsAt } from '../../geometry'

/** A ground of craters: its colour, and the world over it. */
interface Surface {
  readonly dust: Oklch
  /** A key of `WORLDS`. */
  readonly above: string
  /** Half its width, of the picture's short side. */
  readonly half: number
  readonly landed?: true
  /** A person is in the middle: the sights keep to the sides. */
  readonly aside?: true
}

const moon = { dust: [0.72, 0.012, 260], above: 'earth', landed: true } as const

/** The moon's surface as a picture of its own. */
export const moonSurface = (stage: Stage): Layer[] => surface(stage, { ...moon, half: 0.21 })

export const aroundOnMoon = (stage: Stage): Layer[] =>
  surface(stage, { ...moon, half: 0.17, aside: true })

export const aroundOnMars = (stage: Stage): Layer[] =>
  surface(stage, { dust: [0.56, 0.12, 42], above: 'jupiter', half: 0.06, aside: true })

export const aroundOnPlanet = (stage: Stage): Layer[] =>
  surface(stage, { dust: [0.56, 0.09, 310], above: 'saturn', half: 0.12, aside: true })

function surface(stage: Stage, { dust, above, half, landed, aside }: Surface): Layer[] {
  const { frame, random } = stage
  const { width, height } = frame
  const own = random.fork('surface')
  const short = Math.min(width, height)
  const ridge = (y: number, tall: number, fill: Oklch): Form =>
    form(
      [
        { x: -20, y: height + 20, corner: true },
        ...Array.from({ length: 8 }, (_, i) => ({
          x: -20 + ((width + 40) * i) / 7,
          y: y - (i % 2 ? own.range(0.6, 1) : own.range(0, 0.3)) * tall,
          corner: false,
        })),
        { x: width + 20, y: height + 20, corner: true },
      ],
      linear([0, y - tall], [0, height], fill, tone(fill, -0.08)),
      'body plain',
    )
  const craters = Array.from(
    { length: 15 },
    () => [own.range(0, width), own.range(0.72, 0.98)] as const,
  )
    .sort((a, b) => a[1] - b[1])
    .flatMap(([x, v]) => {
      const r = short * (0.02 + (v - 0.7) * 0.3) * own.range(0.5, 1.2)
      const y = height * v
      return [
        ellipse([x, y], [r, r * 0.3], tone(dust, 0.1), 'body plain'),
        ellipse([x + r * 0.04, y + r * 0.05], [r * 0.9, r * 0.24], tone(dust, -0.18), 'body plain'),
        ellipse(
          [x + r * 0.1, y + r * 0.1],
          [r * 0.74, r * 0.16],
          tone(dust, -0.06),
          'detail plain',
        ),
      ]
    })
  const world = WORLDS[above]
  const at: Point = aside
    ? [width * (stage.side > 0 ? 0.8 : 0.2), height * 0.22]
    : [width * own.pick([0.32, 0.68]), height * 0.32]
  const size = (short * half) / 100
  const landerAt: Point = [width - at[0], height * 0.78]
  const gold: Oklch = [0.8, 0.12, 84]
  const lander: Form[] = [
    ellipse([30, 6], [170, 14], [0.3, 0.02, 270], 'shadow plain alpha 0.6 blur 5'),
    ...[-1, 1].flatMap((s) => [
      line(pointsAt([0, 0], [s, 1], '60,-70 104,-34 132,0'), 10, [0.78, 0.02, 260], 'metal even'),
      ellipse([s * 134, 2], [22, 6], [0.7, 0.02, 260], 'metal'),
    ]),
    form(
      '-84,-110 84,-110 96,-56 -96,-56',
      linear([-90, 0], [90, 0], tone(gold, 0.08), tone(gold, -0.14)),
      'metal relief 6',
    ),
    form(
      '-60,-112! -74,-160 -40,-206 40,-206 74,-160 60,-112!',
      linear([-70, 0], [70, 0], [0.92, 0.01, 260], [0.66, 0.02, 260]),
      'metal relief 10',
    ),
    ...[-26, 26].map((x) => disc([x, -160], 15, [0.36, 0.06, 240], 'glass')),
    line('0,-206 0,-236 0,-262', 5, [0.8, 0.01, 260], 'metal even'),
    disc([0, -266], 8, [0.66, 0.2, 25], 'glow'),
    roundRect([-16, -56, 32, 22], 4, [0.5, 0.02, 260], 'metal'),
  ]
  return [
    ...heavens(stage),
    layer(
      'world',
      'forms',
      halo(at, size * 170, world?.earthly ? [0.75, 0.1, 230] : [0.85, 0.05, 80], 0.5),
      world ? place([globe(world, stage)], at, { scale: size, turn: -0.3 }) : [],
    ),
    layer(
      'ridges',
      'masses',
      ridge(height * 0.68, height * 0.08, tone(dust, -0.2)),
      ridge(height * 0.74, height * 0.06, tone(dust, -0.08)),
      ridge(height * 0.78, height * 0.03, dust),
    ),
    layer('craters', 'masses', craters),
    ...(landed ? [layer('lander', 'forms', place(lander, landerAt, { scale: short / 1000 }))] : []),
  ]
}
