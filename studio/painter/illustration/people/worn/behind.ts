import { hex, mixColour, shade } from '../../../colour'
import { inside } from '../../build/form'
import { clothTones } from '../colours'
import { type KnotList, knots, sided } from '../pen'
import type { WornDrawing } from './kit'
import { pairs, polyline } from '../../../drawing/notation'
import { limbPath } from '../../build/limb'

export const wings: WornDrawing = ({ body, person }) => {
  const { sw, pen } = body
  const white = person.wings ?? hex('#f1f3fa')
  const one = (s: number) => {
    const p = (list: KnotList) => sided(list, s)
    const rows = [
      `${sw * 0.5},120 ${sw * 1.6},-40 ${sw * 2.5},-150 ${sw * 2.9},-260! ${sw * 2.96},-60
      ${sw * 2.7},140 ${sw * 2.2},280 ${sw * 1.5},360 ${sw * 0.6},330`,
    ]
    return rows
      .map((list) =>
        inside(
          pen.form(p(list), white, 'body relief 14'),
          s === body.dark
            ? pen.form(
                p(
                  `${sw * 1.5},-200! ${sw * 1.9},100 ${sw * 1.3},400! ${sw * 4},400! ${sw * 4},-300!`,
                ),
                shade(white, -0.05),
                'shade',
              )
            : [],
          [
            [2.86, -200, 1.3, 60],
            [2.9, -80, 1.3, 120],
            [2.74, 60, 1.2, 180],
            [2.4, 200, 1.1, 240],
            [1.9, 300, 0.9, 280],
          ].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
            pen.line(
              p(polyline([sw * x1, y1], [(sw * (x0 + x1)) / 2, (y0 + y1) / 2 + 30], [sw * x0, y0])),
              4,
              shade(white, -0.17),
              { pressure: 'start' },
            ),
          ),
        ),
      )
      .flat()
  }
  return { behind: [...one(-1), ...one(1)] }
}

/** A sword on the back, the hilt over the far shoulder. */
export const backSword: WornDrawing = ({ body, person }) => {
  const { gold } = person.colours
  const { sw } = body
  const wood = hex('#4a3028')
  const red = hex('#b5352c')
  const turn = (list: KnotList) =>
    knots(list).map(({ x, y, corner }) => {
      const [co, si] = [0.866, 0.5]
      const at = { x: sw * 0.92 + (x * co - y * si) * 1.05, y: -30 + (x * si + y * co) * 1.05 }
      return { ...at, corner }
    })
  const pen = body.pen
  return {
    behind: [
      pen.form(turn('-12,0! 12,0! 12,520! -12,520!'), wood, 'body'),
      pen.form(turn(`-46,-8! -20,-16 20,-16 46,-8! 40,10 0,4 -40,10`), gold, 'metal'),
      pen.form(turn('-11,-14! 11,-14! 10,-120! -10,-120!'), hex('#7d2f2f'), 'body'),
      ...[-34, -58, -82, -104].map((y) =>
        pen.line(turn(polyline([-10, y], [10, y - 12])), 4, gold, { pressure: 'even' }),
      ),
      pen.form(turn('-15,-124 0,-140 15,-124 0,-112'), gold, 'metal'),
      pen.line(turn('0,-134 36,-120 46,-70 38,10'), 5, red, 'cloth even plain'),
      pen.form(turn(`38,4! 22,74 30,116! 44,74 58,112! 50,60`), red, 'cloth'),
    ],
  }
}

export const cape: WornDrawing = ({ body, person }) => {
  const { sw, pen, nk } = body
  const fill = person.colours.cape
  const tones = clothTones(fill)
  return {
    behind: [
      inside(
        pen.fillPath(fill, 'cloth relief 14')`${-nk - 30},-30 ${-sw * 1.1},40 ${-sw * 1.5},320
          ${-sw * 1.8},700 ${-sw * 2},1060! ${sw * 2},1060! ${sw * 1.8},700 ${sw * 1.5},320
          ${sw * 1.1},40 ${nk + 30},-30`,
        body.shade(
          `${sw * 0.9},0! ${sw * 1.2},500 ${sw * 1.1},1100! 900,1100! 900,0!`,
          tones.shade,
        ),
        [-1.5, -1.25, 1.25, 1.5].map(
          (u) =>
            pen.strokePath(5, tones.fold, { pressure: 'start' })`${u * sw * 0.8},160 ${u * sw},500
            ${u * sw * 1.16},1040`,
        ),
      ),
    ],
    body: [
      body.cloth(
        `${-nk - 12},-40! ${-nk - 60},-6 ${-sw * 0.8},34 -60,66 0,52 60,66 ${sw * 0.8},34
          ${nk + 60},-6 ${nk + 12},-40! 0,30`,
        tones.light,
      ),
      pen.ellipse([0, 46], [20, 20], person.colours.gold, 'metal'),
    ],
  }
}

/** Two long sashes that float out at each side, broad where they turn to the viewer. */
export const ribbonScarf: WornDrawing = ({ body, person }) => {
  const { sw, pen } = body
  const fill = mixColour(person.colours.sash, hex('#ffffff'), 0.4)
  const courses: readonly (readonly (readonly [number, number])[])[] = [
    pairs('0.6,90 1.25,50 1.7,-90 1.72,-210 2.1,-290 2.7,-270 3.1,-310'),
    pairs('0.85,230 1.4,320 1.85,250 2.2,300 2.3,470 2.7,560 3.1,540'),
  ]
  const one = (s: number) =>
    courses.flatMap((course, i) => {
      const path = course.map(([x, y]): [number, number] => [x * sw * s, y])
      const [band] = [limbPath(path, i ? BROAD.slice(1) : BROAD)]
      const dim = shade(fill, -0.06)
      return [
        inside(
          pen.form(knots(band), s === body.dark ? dim : fill, 'cloth relief 6'),
          pen.line(knots(path), 5, shade(fill, -0.1), 'detail soft'),
        ),
      ]
    })
  return { behind: [...one(-1), ...one(1)] }
}
const BROAD = [14, 46, 26, 54, 30, 50, 6]
