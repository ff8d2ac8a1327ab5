import { type Form, layer, line, polygonForm, roundRect } from '../../build/form'
import { type Oklch, linear, radial, tone } from '../../build/fill'
import { roundRectPath } from '../../build/path'
import { fitColumns } from '../../lettering/columns'
import { fitText } from '../../lettering/fit'
import { grown } from '../../lettering/outset'
import { type Draw, cover, ground, rect, fitSheet, listTexts } from '../kit/board'
import { pickOne } from '../kit/pick'
import { type Point, polyline, threeTriples } from '../../../drawing/notation'

const TUBES: readonly (readonly [Oklch, Oklch, Oklch])[] = [
  threeTriples('0.72,0.24,350 0.84,0.13,205 0.86,0.15,80'),
  threeTriples('0.84,0.14,200 0.74,0.22,340 0.86,0.16,110'),
  threeTriples('0.86,0.16,75 0.74,0.22,10 0.82,0.13,215'),
  threeTriples('0.88,0.19,140 0.76,0.2,320 0.85,0.12,210'),
  threeTriples('0.78,0.18,300 0.85,0.15,85 0.8,0.15,190'),
]

/** A burning tube along rings: light on the wall, halo, glass, white core. */
function tube(rings: readonly (readonly Point[])[], colour: Oklch, width: number): Form[] {
  const thick = grown(rings, width)
  const shadow = thick.map((ring) => ring.map(([x, y]): Point => [x + 9, y + 14]))
  const glow = { role: 'glow', union: true, plain: true } as const
  return [
    polygonForm(shadow, [0.06, 0.02, 280], {
      role: 'shadow',
      union: true,
      plain: true,
      blur: 7,
      alpha: 0.7,
    }),
    polygonForm(grown(rings, width * 4), colour, {
      ...glow,
      blur: 44,
      alpha: 0.5,
      blend: 'screen',
    }),
    polygonForm(grown(rings, width * 1.8), colour, {
      ...glow,
      blur: 15,
      alpha: 0.65,
      blend: 'screen',
    }),
    polygonForm(thick, colour, { ...glow, blur: 1.6 }),
  ]
}

const core = (rings: readonly (readonly Point[])[], colour: Oklch): Form =>
  polygonForm(rings, [0.985, Math.min(0.03, colour[1]), colour[2]], {
    role: 'text',
    union: true,
    plain: true,
  })

function lit(rings: readonly (readonly Point[])[], colour: Oklch, width = 5): Form[] {
  return [...tube(rings, colour, width), core(rings, colour)]
}

function border(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  colour: Oklch,
): Form[] {
  const edge = [
    roundRectPath(x, y, width, height, radius),
    roundRectPath(x + 5, y + 5, width - 10, height - 10, radius - 5).reverse(),
  ]
  return lit(edge, colour, 4)
}

/** Words in tubes on a dark wall. */
export const neonSign: Draw = ({ brief, frame, random }) => {
  const { width, height } = frame
  const [
    title = pickOne(random.fork('text'), ['营业中', '今夜不打烊', '人间值得', '好好生活']),
    ...more
  ] = listTexts(brief)
  const [first, second, third] = pickOne(random.fork('tubes'), TUBES)
  // a tall picture takes a tall sign, as they hang in a street
  const isTall = height > width * 1.25 && more.length === 0 && [...title].length <= 7
  const signWidth = isTall
    ? Math.min(width * 0.5, (height * 0.78) / [...title].length)
    : width * 0.84
  const wideHeight = Math.min(height * 0.7, signWidth * (more.length > 0 ? 0.72 : 0.56))
  const signHeight = isTall ? height * 0.82 : wideHeight
  const [x, y] = [(width - signWidth) / 2, (height - signHeight) / 2]
  const pad = Math.min(signWidth, signHeight) * 0.13
  const titleHeight = more.length > 0 ? signHeight * 0.46 : signHeight - pad * 2
  const box = [x + pad, y + pad, signWidth - pad * 2, titleHeight] as const
  const set = isTall
    ? fitColumns(title, { box, face: 'tube', cell: 1.14 })
    : fitText(title, { box, face: 'tube', lines: 2, tracking: 0.05, leading: 1.2 })
  const below =
    more.length > 0
      ? fitText(more.join(' '), {
          box: [
            x + pad,
            y + pad + titleHeight + signHeight * 0.08,
            signWidth - pad * 2,
            signHeight * 0.18,
          ],
          face: /^[\x20-\x7e]+$/.test(more.join('')) ? 'lobster' : 'tube',
          lines: 2,
        })
      : null
  const wall: Oklch = [0.23, 0.03, pickOne(random.fork('wall'), [285, 250, 20])]
  const [w, h] = [118, 46]
  const tiles: Form[] = []
  const shade = random.fork('bricks')
  for (let row = 0; row * h < height; row++)
    for (let column = -1; column * w < width; column++)
      tiles.push(
        rect(
          [column * w + (row % 2) * (w / 2) + 2, row * h + 2, w - 4, h - 4],
          tone(wall, shade.spread() * 0.022),
          { role: 'detail', plain: true },
        ),
      )
  const underline = !isTall && random.fork('line').chance(0.5)
  const rope = [x + signWidth * 0.2, x + signWidth * 0.8].map((at) =>
    line(polyline([at, -20], [at, y + 4]), 5, [0.12, 0.01, 280], 'line even'),
  )
  const rings = set.glyphs.flatMap((glyph) => glyph.rings)
  return fitSheet(
    frame,
    wall,
    [x, y, signWidth, signHeight],
    [
      ground(cover(frame, tone(wall, -0.05)), tiles),
      layer(
        'wash',
        'setting',
        roundRect(
          [x - 60, y - 60, signWidth + 120, signHeight + 120],
          120,
          radial(
            [width / 2, height / 2],
            [signWidth * 0.7, signHeight * 0.9],
            tone(first, -0.1),
            tone(first, -0.2),
          ),
          'glow plain screen alpha 0.2 blur 120',
        ),
        cover(
          frame,
          linear([0, 0], [0, height], [0.1, 0.02, 280], [0.3, 0.02, 280], [0.08, 0.02, 280]),
          'shade multiply alpha 0.25',
        ),
      ),
      layer(
        'frame',
        'forms',
        rope,
        underline
          ? border(x + pad, y + signHeight - pad * 0.7, signWidth - pad * 2, 10, 5, second)
          : border(x, y, signWidth, signHeight, 46, second),
      ),
      layer(
        'sign',
        'features',
        lit(rings, first, Math.max(3, set.size * 0.016)),
        below
          ? lit(
              below.glyphs.flatMap((glyph) => glyph.rings),
              third,
              2.5,
            )
          : null,
      ),
    ],
  )
}
