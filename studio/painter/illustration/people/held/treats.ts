import { hex, shade } from '../../../colour'
import { TAU, cos, sin } from '../../../../lib/maths'
import { inside, place } from '../../build/form'
import { knots, still } from '../pen'
import type { HeldDrawing } from './kit'

/** A tall cup to take away, with its straw. */
export const cup: HeldDrawing = ({ person, dark }) => {
  const tea = hex('#d8b08a')
  const pearls = [-34, -12, 12, 34, -24, 2, 26].map((x, i) =>
    still.ellipse([x, i < 4 ? 424 : 408], [9, 9], hex('#3f2c28'), 'detail'),
  )
  return {
    under: [
      still.line(`${14 * dark},260 ${30 * dark},150`, 13, person.colours.accent, 'body even'),
      inside(
        still.form('-66,248! 66,248! 48,446! -48,446!', tea, 'body relief 12'),
        still.form('-80,248! 80,248! 76,292! -76,292!', hex('#f2e2cf'), 'detail'),
        pearls,
        still.form('26,240! 20,450! 100,450! 100,240!', shade(tea, -0.06), 'shade'),
      ),
      still.form('-72,250! -60,222 60,222 72,250!', hex('#f6f2ea'), 'body relief 5'),
    ],
  }
}

export const iceCream: HeldDrawing = ({ person }) => {
  const cone = hex('#d9a15f')
  const { accent } = person.colours
  return {
    under: [
      inside(
        still.form('-50,262! 50,262! 6,470! -6,470!', cone, 'body relief 8'),
        ...[-60, -20, 20, 60].flatMap((x) => [
          still.line(`${x},250 ${x + 50},480`, 3, shade(cone, -0.14)),
          still.line(`${x},250 ${x - 50},480`, 3, shade(cone, -0.14)),
        ]),
      ),
      still.ellipse([0, 226], [66, 60], hex('#fbf1dc'), 'body relief 14'),
      inside(
        still.ellipse([0, 156], [54, 50], shade(accent, 0.14), 'body relief 12'),
        still.ellipse([-18, 138], [12, 9], hex('#ffffff'), 'light alpha 0.7'),
      ),
    ],
  }
}

/** 糖葫芦: haws in sugar on a stick. */
export const tanghulu: HeldDrawing = ({ dark }) => {
  const red = hex('#cf3a35')
  const forms = [
    still.line('0,240 0,-270', 9, hex('#c9a06a'), 'body even'),
    ...[60, -2, -64, -126, -188].map((y) =>
      inside(
        still.ellipse([0, y], [38, 35], red, 'body relief 9'),
        still.ellipse([-12, y - 12], [9, 7], hex('#ffffff'), 'light alpha 0.85'),
      ),
    ),
  ]
  return { under: place(forms, [10 * dark, 270], { turn: 0.16 * dark }) }
}

const SEAM = hex('#6a3a22')

/** A basketball, always in its own colour. */
export const ball: HeldDrawing = () => ({
  under: [
    inside(
      still.ellipse([0, 372], [104, 104], hex('#d9823f'), 'body relief 16'),
      ...[
        '-110,372 0,350 110,372',
        '0,260 14,372 0,484',
        '-84,290 -36,372 -84,454',
        '84,290 40,372 84,454',
      ].map((outline) => still.line(outline, 5, SEAM, { pressure: 'even' })),
    ),
  ],
})

/** A paper kite high up, its line in both hands. */
export const kite: HeldDrawing = ({ person, dark }) => {
  const { accent, gold } = person.colours
  const [cx, cy] = [330 * dark, -560]
  const tail = Array.from({ length: 9 }, (_, i) => [
    cx - dark * (i * 12 + sin((i / 8) * TAU) * 34),
    cy + 150 + i * 42,
  ])
  const corner = (turn: number, r: number) => [cx + cos(turn) * r, cy + sin(turn) * r, 1]
  const lean = 0.22 * dark
  const [top, right, bottom, left] = [
    corner(lean - TAU / 4, 150),
    corner(lean, 120),
    corner(lean + TAU / 4, 190),
    corner(lean + TAU / 2, 120),
  ]
  const half = shade(accent, -0.09)
  return {
    behind: [
      still.line(`${cx},${cy + 20} ${cx * 0.5},-60 0,380`, 3, hex('#8a8078'), { pressure: 'even' }),
      still.line(knots(tail), 12, gold, 'cloth even'),
      inside(
        still.form(knots([top, right, bottom, left]), accent, 'cloth relief 6'),
        still.form(knots([top, right, bottom]), half, 'detail'),
        still.line(knots([left, right]), 5, hex('#f6efe2'), { pressure: 'even' }),
        still.line(knots([top, bottom]), 5, hex('#f6efe2'), { pressure: 'even' }),
      ),
    ],
  }
}

/** A football in black and white. */
export const football: HeldDrawing = () => {
  const dark = hex('#34343c')
  const patch = (x: number, y: number, r: number) =>
    still.form(
      knots(
        Array.from({ length: 5 }, (_, i) => {
          const angle = (i / 5) * TAU - TAU / 4
          return [x + cos(angle) * r, y + sin(angle) * r, 1]
        }),
      ),
      dark,
      'detail',
    )
  const around = [0, 1, 2, 3, 4].map((i) => (i / 5) * TAU - TAU / 4)
  return {
    under: [
      inside(
        still.ellipse([0, 372], [100, 100], hex('#f7f5ef'), 'body relief 16'),
        patch(0, 372, 36),
        ...around.map((angle) => patch(cos(angle) * 92, 372 + sin(angle) * 92, 32)),
        ...around.map(
          (angle) =>
            still.strokePath(4, dark, { pressure: 'even' })`
            ${cos(angle) * 34},${372 + sin(angle) * 34}
            ${cos(angle) * 66},${372 + sin(angle) * 66}`,
        ),
      ),
    ],
  }
}
