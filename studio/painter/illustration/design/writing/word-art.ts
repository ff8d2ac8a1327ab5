import { type Point, named } from '../../../drawing/notation'
import { TAU, cos, sin } from '../../../../lib/maths'
import { type Form, disc, inside, layer, polygonForm } from '../../build/form'
import { fillPolygon } from '../../build/outlines'
import { type Oklch, linear, radial, tone, tones } from '../../build/fill'
import { fitText } from '../../lettering/fit'
import { measureBox } from '../../lettering/glyphs'
import { grown, grownText } from '../../lettering/outset'
import { textForm } from '../../lettering/setting'
import { type Draw, cover, ground, fitSheet, listTexts } from '../kit/board'
import { pickOne } from '../kit/pick'

type Dress = Readonly<{ ground: Oklch; ray: Oklch; light: Oklch; deep: Oklch; side: Oklch }>

const DRESSES: readonly Dress[] = [
  named(`ground: 0.62,0.2,30 ray: 0.68,0.19,45 light: 0.97,0.08,100 deep: 0.86,0.16,82
    side: 0.42,0.14,25`),
  named(`ground: 0.55,0.17,265 ray: 0.62,0.16,260 light: 0.99,0.02,100 deep: 0.88,0.1,205
    side: 0.3,0.13,275`),
  named(`ground: 0.88,0.09,200 ray: 0.93,0.06,200 light: 0.88,0.13,10 deep: 0.66,0.22,5
    side: 0.4,0.15,355`),
  named(`ground: 0.9,0.12,95 ray: 0.95,0.09,98 light: 0.85,0.15,60 deep: 0.65,0.21,35
    side: 0.38,0.11,35`),
  named(`ground: 0.32,0.09,300 ray: 0.38,0.1,300 light: 0.95,0.1,100 deep: 0.8,0.17,65
    side: 0.55,0.2,350`),
  named(`ground: 0.75,0.13,155 ray: 0.81,0.11,152 light: 1,0,0 deep: 0.95,0.06,110
    side: 0.38,0.09,160`),
]

/** Letters that stand out of the sheet: face, bevel, a deep side, a shadow. */
export const wordArt: Draw = ({ brief, frame, random }) => {
  const { width, height } = frame
  const text =
    listTexts(brief).join('\n') || pickOne(random.fork('text'), ['你好', '加油', '快乐', '好运'])
  const dress = pickOne(random.fork('dress'), DRESSES)
  const face = pickOne(random.fork('face'), ['round', 'blocky', 'hei-heavy', 'brush'] as const)
  const set = fitText(text, {
    box: [width * 0.1, height * 0.16, width * 0.8, height * 0.62],
    face,
    lines: 3,
    leading: 1.16,
    tracking: 0.04,
  })
  const depth = set.size * 0.11
  const body = grownText(set, set.size * 0.035)
  const side: Point[][] = []
  for (let i = 0; i <= 8; i++)
    side.push(
      ...body.map((ring) =>
        ring.map(([x, y]): Point => [x + (depth * 0.45 * i) / 8, y + (depth * i) / 8]),
      ),
    )
  const rim = grown(
    set.glyphs.flatMap(({ rings }) => rings),
    set.size * 0.06,
  )
  const { box } = set
  const fill = linear([0, box.y], [0, box.y + box.height], dress.light, dress.deep)
  const centre: Point = [width / 2, height * 0.47]
  const far = width + height
  const rays: Form[] = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * TAU + 0.1
    const at = (angle: number): Point => [
      centre[0] + cos(angle) * far,
      centre[1] + sin(angle) * far,
    ]
    return polygonForm([[centre, at(a), at(a + TAU / 28)]], dress.ray, 'detail plain')
  })
  const sparkle = random.fork('dots')
  const dots = Array.from({ length: 26 }, () =>
    disc(
      [sparkle.next() * width, sparkle.next() * height],
      sparkle.range(5, 16),
      pickOne(sparkle, [dress.light, dress.deep, dress.ray]),
      'detail plain alpha 0.8',
    ),
  )
  const gloss = set.glyphs.flatMap(({ rings }) => {
    const own = measureBox(rings)
    return own
      ? [
          fillPolygon([1, 0, 0], 'light plain alpha 0.3')`${own.x - 9},${own.y - 9}
            ${own.x + own.width + 9},${own.y - 9}
            ${own.x + own.width + 9},${own.y + own.height * 0.4}
            ${own.x - 9},${own.y + own.height * 0.5}`,
        ]
      : []
  })
  const look = { union: true, plain: true } as const
  return fitSheet(
    frame,
    dress.ground,
    [box.x, box.y, box.width, box.height],
    [
      ground(
        cover(
          frame,
          radial(centre, [far * 0.5, far * 0.5], ...tones(dress.ground, 0.05, 0, -0.06)),
        ),
        rays,
      ),
      layer('confetti', 'setting', dots),
      layer(
        'side',
        'masses',
        polygonForm(
          side.map((ring) => ring.map(([x, y]): Point => [x + depth * 0.5, y + depth * 0.9])),
          [0.15, 0.05, 280],
          { ...look, role: 'shadow', blur: 18, alpha: 0.35, blend: 'multiply' },
        ),
        polygonForm(side, dress.side, { ...look, role: 'body' }),
      ),
      layer(
        'letters',
        'features',
        polygonForm(rim, [1, 0, 0], { ...look, role: 'line' }),
        polygonForm(body, tone(dress.deep, -0.12), { ...look, role: 'body' }),
        inside(textForm(set, fill), gloss),
      ),
    ],
  )
}
