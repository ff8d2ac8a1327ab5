import { TAU, cos, sin } from '../../../../lib/maths'
import { type Form, disc, form, layer, place, polygonForm } from '../../build/form'
import { type Oklch, linear, radial, tone } from '../../build/fill'
import { ellipsePath } from '../../build/path'
import { type Composing } from '../../family'
import { type Draw, cover, ground, fitSheet } from '../kit/board'
import { pickOne } from '../kit/pick'
import { schemeFor } from '../kit/scheme'
import { type Point, triples } from '../../../drawing/notation'

type MandalaColours = Readonly<{ ground: Oklch; rings: readonly Oklch[]; gold: Oklch }>

const MANDALAS: readonly MandalaColours[] = [
  {
    ground: [0.22, 0.06, 280],
    rings: triples('0.58,0.17,305 0.66,0.12,200 0.74,0.16,0 0.82,0.13,80'),
    gold: [0.86, 0.12, 88],
  },
  {
    ground: [0.95, 0.02, 85],
    rings: triples('0.6,0.16,25 0.72,0.14,60 0.55,0.1,195 0.7,0.12,150'),
    gold: [0.62, 0.1, 75],
  },
  {
    ground: [0.25, 0.06, 200],
    rings: triples('0.6,0.12,190 0.75,0.13,165 0.85,0.12,95 0.7,0.17,45'),
    gold: [0.88, 0.11, 92],
  },
  {
    ground: [0.3, 0.11, 20],
    rings: triples('0.56,0.2,25 0.72,0.17,50 0.84,0.13,85 0.66,0.17,5'),
    gold: [0.88, 0.12, 88],
  },
  {
    ground: [0.93, 0.03, 220],
    rings: triples('0.5,0.14,260 0.65,0.13,235 0.78,0.1,205 0.7,0.14,300'),
    gold: [0.5, 0.08, 265],
  },
]

function petal(kind: number, r0: number, r1: number, half: number, fill: Oklch): Form {
  const w = half * (r0 + r1) * 0.5
  const shapes = [
    `0,${-r0}! ${-w},${-(r0 + r1) / 2} 0,${-r1}! ${w},${-(r0 + r1) / 2}`,
    `0,${-r0}! ${-w * 0.9},${-(r0 * 0.6 + r1 * 0.4)} ${-w * 0.55},${-(r0 * 0.1 + r1 * 0.9)} 0,${-r1} ${w * 0.55},${-(r0 * 0.1 + r1 * 0.9)} ${w * 0.9},${-(r0 * 0.6 + r1 * 0.4)}`,
    `0,${-r0}! ${-w},${-(r0 * 0.35 + r1 * 0.65)} 0,${-r1} ${w},${-(r0 * 0.35 + r1 * 0.65)}`,
  ]
  return form(
    shapes[kind % shapes.length],
    linear([0, -r0], [0, -r1], tone(fill, 0.1), fill, tone(fill, -0.06)),
    { role: 'petal', relief: w * 0.14 },
  )
}

/** Rings of petals about the middle, each with a gilt edge; counts are n, 2n, 3n. */
export const mandala: Draw = ({ brief, frame, random }: Composing) => {
  const { width, height } = frame
  const colours = pickOne(random.fork('colours'), MANDALAS)
  const scheme = brief.main.tint ? schemeFor(random.fork('tint'), brief.main.tint) : null
  const rings = scheme
    ? [scheme.main, scheme.second, scheme.accent, tone(scheme.main, 0.12)]
    : colours.rings
  const n = pickOne(random.fork('n'), [8, 10, 12])
  const at: Point = [width / 2, height / 2]
  const reach = Math.min(width, height) * 0.475
  const art = random.fork('rings')
  const bounds = [1, 0.84, 0.68, 0.52, 0.38, 0.26, 0.15]
  const forms: Form[] = []
  for (const [i, outer] of bounds.entries()) {
    const inner = (bounds[i + 1] ?? 0.03) * 0.86
    const count = n * (i < 1 ? 3 : i < 4 ? 2 : 1)
    const fill = rings[(i + art.integer(0, 1)) % rings.length]
    const kind = art.integer(0, 2)
    const offset = i % 2 === 0 ? 0 : 0.5
    forms.push(
      disc(
        [0, 0],
        reach * outer * 0.9,
        tone(colours.ground, -0.05),
        'shadow plain multiply alpha 0.35 blur 16',
      ),
    )
    for (let k = 0; k < count; k++) {
      const turn = ((k + offset) / count) * TAU
      const half = (TAU / count) * 0.5
      const edge = petal(kind, reach * inner * 0.98, reach * outer, half * 1.05, colours.gold)
      forms.push(
        ...place(
          [
            { rings: edge.rings, fill: colours.gold, role: 'line', plain: true },
            {
              ...petal(kind, reach * inner, reach * outer * 0.985, half * 0.94, fill),
              plain: true,
            },
            {
              ...petal(
                0,
                reach * (inner * 0.6 + outer * 0.4),
                reach * (inner * 0.22 + outer * 0.72),
                half * 0.4,
                tone(fill, 0.14),
              ),
              plain: true,
              role: 'detail',
            },
            disc(
              [0, -reach * (inner * 0.06 + outer * 0.88)],
              reach * 0.008,
              colours.gold,
              'detail plain',
            ),
          ],
          [0, 0],
          { turn },
        ),
      )
    }
    const weight = reach * 0.007
    forms.push(
      polygonForm(
        [
          ellipsePath(0, 0, reach * inner * 1.02, reach * inner * 1.02),
          ellipsePath(0, 0, reach * inner * 1.02 - weight, reach * inner * 1.02 - weight),
        ],
        colours.gold,
        'detail plain',
      ),
    )
  }
  forms.push(disc([0, 0], reach * 0.05, colours.gold, 'body relief 6'))
  const dots = Array.from({ length: n * 3 }, (_, i) => {
    const a = ((i + 0.5) / (n * 3)) * TAU
    return disc(
      [cos(a) * reach * 1.02, sin(a) * reach * 1.02],
      reach * 0.011,
      colours.gold,
      'detail plain',
    )
  })
  return fitSheet(
    frame,
    colours.ground,
    [at[0] - reach, at[1] - reach, reach * 2, reach * 2],
    [
      ground(
        cover(
          frame,
          radial(at, [width * 0.7, height * 0.7], tone(colours.ground, 0.05), colours.ground),
        ),
      ),
      layer('mandala', 'forms', place([...dots, ...forms], at)),
    ],
  )
}
