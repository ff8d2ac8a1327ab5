import { TAU } from '../../../lib/maths'
import { type Form, disc, ellipse, form, inside, polygonForm } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, radial, tone, tones } from '../build/fill'
import { arcPath } from '../build/path'
import type { Stage } from './stage'
import { triples } from '../../drawing/notation'

interface World {
  readonly body: Oklch
  /** Bands across, from pole to pole; empty: spots. */
  readonly bands: readonly Oklch[]
  readonly rings?: true
  readonly earthly?: true
}

export const WORLDS: Readonly<Record<string, World>> = {
  saturn: {
    body: [0.82, 0.08, 80],
    bands: triples('0.74,0.09,70 0.88,0.06,85 0.7,0.09,62 0.86,0.07,82 0.76,0.08,72'),
    rings: true,
  },
  jupiter: {
    body: [0.78, 0.06, 65],
    bands: triples('0.62,0.1,48 0.86,0.04,75 0.58,0.11,42 0.82,0.05,70 0.66,0.09,52 0.87,0.04,78'),
  },
  mars: { body: [0.58, 0.14, 38], bands: [] },
  earth: { body: [0.5, 0.13, 250], bands: [], earthly: true },
  planet: {
    body: [0.62, 0.13, 320],
    bands: triples('0.54,0.14,310 0.72,0.1,335 0.5,0.13,300 0.68,0.12,345'),
    rings: true,
  },
}

/** A round world of radius 100 about (0, 0), lit from the upper left. */
export function globe({ body, bands, earthly }: World, stage: Stage): Form {
  const own = stage.random.fork('globe')
  const stripes = bands.flatMap((fill, i) => {
    const y = -92 + ((i + 0.3) * 184) / bands.length
    const h = (184 / bands.length) * own.range(0.5, 0.9)
    return fillPath(fill, 'detail')`-110,${y}! -40,${y + 7} 40,${y + 9} 110,${y}! 110,${y + h}!
      40,${y + h + 9} -40,${y + h + 7} -110,${y + h}!`
  })
  const green: Oklch = [0.6, 0.13, 145]
  const lands = earthly
    ? [
        form('-70,-60 -30,-84 10,-70 -6,-40 -34,-30 -30,-6 -56,-14 -84,-30', green, 'detail'),
        form('-34,6 -4,2 18,22 4,52 -12,82 -30,52 -40,26', green, 'detail'),
        fillPath(tone(green, 0.02), 'detail')`34,-66 70,-60 96,-30 84,-4 60,-20 50,10 66,40 46,62
          30,30 26,-16`,
        form('60,60 88,50 80,76 62,80', tone(green, 0.03), 'detail'),
        form('-60,-96 0,-92 60,-96! 40,-110! -40,-110!', [0.97, 0.01, 220], 'detail'),
        ...triples('-20,-20,52 50,-40,40 -50,40,44 30,70,50 70,20,34').map(([x, y, w]) =>
          ellipse([x, y], [w, 6], [0.98, 0.01, 220], { role: 'detail', alpha: 0.7, turn: -0.14 }),
        ),
      ]
    : []
  const craters =
    bands.length === 0 && !earthly
      ? triples('-40,-30,20 30,-50,13 46,20,24 -20,44,16 -66,20,11 10,0,9').flatMap(([x, y, r]) => [
          ellipse([x, y], [r, r * 0.86], tone(body, -0.08), 'detail'),
          ellipse([x + r * 0.12, y + r * 0.12], [r * 0.8, r * 0.66], tone(body, -0.03), 'detail'),
        ])
      : []
  const night = disc(
    [0, 0],
    104,
    {
      ...{ kind: 'radial', centre: [-46, -50], radius: [172, 172] },
      stops: [
        { at: 0, colour: [0.1, 0.03, 280], alpha: 0 },
        { at: 0.52, colour: [0.1, 0.03, 280], alpha: 0.06 },
        { at: 1, colour: [0.1, 0.03, 280], alpha: 0.82 },
      ],
    },
    'band plain',
  )
  const storm =
    bands.length > 5
      ? [
          ellipse([34, 34], [26, 14], [0.56, 0.15, 35], 'detail'),
          ellipse([34, 34], [15, 8], [0.68, 0.12, 42], 'detail'),
        ]
      : []
  return inside(
    disc([0, 0], 100, radial([-40, -44], [150, 150], ...tones(body, 0.1, 0, -0.1)), 'body'),
    ...stripes,
    ...storm,
    ...lands,
    ...craters,
    night,
  )
}

export function ringHalf(front: boolean, colour: Oklch): Form[] {
  const [from, to] = front ? [0.02, Math.PI - 0.02] : [Math.PI - 0.02, TAU + 0.02]
  return triples('2.05,1.72,0 1.66,1.44,-0.08 1.4,1.26,0.05').map(([out = 0, low = 0, by = 0]) =>
    polygonForm(
      [
        [
          ...arcPath(0, 0, out * 100, out * 30, from, to),
          ...arcPath(0, 0, low * 100, low * 30, to, from),
        ],
      ],
      tone(colour, by),
      'body plain alpha 0.92',
    ),
  )
}
