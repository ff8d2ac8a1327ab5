import { type Form, disc, ellipse, form, inside, line, mirrored } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import { polyline } from '../../drawing/notation'

/** Hats of trades, on a head about (0, 0) between the eyes. */

const INK: Oklch = [0.28, 0.03, 275]
const WHITE: Oklch = [0.975, 0.006, 90]
const GOLD: Oklch = [0.82, 0.13, 86]

/** A felt hat with a band. */
export const feltHat = (cloth: Oklch): Form[] => [
  ellipse([0, -98], [168, 33], tone(cloth, -0.06), 'cloth relief 9'),
  inside(
    fillPath(cloth, 'cloth relief 16')`-96,-100! -98,-176 -62,-226 -8,-212 62,-228 98,-176 96,-100!
      0,-80`,
    fillPath(tone(cloth, cloth[0] > 0.5 ? -0.26 : 0.3), 'detail')`-112,-134! 0,-114 112,-134!
      112,-96! -112,-96!`,
    form('-20,-216 -6,-176 24,-216', tone(cloth, -0.1), 'detail'),
  ),
]

/** The square cap of a graduate, with its tassel. */
export function mortarboard(cloth: Oklch): Form[] {
  const board: Oklch = cloth[0] < 0.5 && cloth[1] > 0.04 ? cloth : INK
  return [
    form('-104,-84! -96,-146! 96,-146! 104,-84! 0,-66', tone(board, -0.03), 'cloth relief 10'),
    inside(
      form('0,-232! 196,-172! 0,-116! -196,-172!', tone(board, 0.05), 'cloth'),
      form('0,-232! 196,-172! 0,-178!', tone(board, 0.1), 'detail'),
    ),
    disc([0, -176], 11, GOLD, 'metal relief 3'),
    line('0,-176 -80,-160 -148,-148 -152,-80', 7, GOLD, 'line even'),
    inside(
      form('-164,-84! -140,-84! -132,-18! -172,-18!', GOLD, 'cloth relief 5'),
      ...[-160, -152, -144].map((x) =>
        line(polyline([x, -74], [x, -48], [x, -18]), 3, tone(GOLD, -0.14), 'detail'),
      ),
    ),
  ]
}

export const chefHat = (): Form[] => [
  fillPath(WHITE, 'cloth relief 18')`-96,-104! -96,-160 -136,-206 -96,-256 -40,-244 0,-276 44,-246
    100,-254 136,-204 96,-160 96,-104! 0,-88`,
  inside(
    form('-98,-96! -98,-150! 0,-134 98,-150! 98,-96! 0,-80', tone(WHITE, -0.03), 'cloth relief 6'),
    ...[-66, -33, 0, 33, 66].map((x) =>
      line(polyline([x, -84], [x, -112], [x, -140]), 3.5, tone(WHITE, -0.12), 'detail'),
    ),
  ),
]

export function witchHat(cloth: Oklch): Form[] {
  const felt = tone(cloth, cloth[0] > 0.55 ? -0.25 : 0)
  return [
    ellipse([0, -94], [206, 42], tone(felt, -0.05), 'cloth relief 10'),
    inside(
      fillPath(felt, 'cloth relief 16')`-104,-96! -62,-196 -24,-284 30,-330 88,-318! 52,-286 66,-196
        104,-96! 0,-74`,
      form('-116,-130! 0,-108 116,-130! 116,-92! -116,-92!', [0.72, 0.16, 55], 'detail'),
    ),
    ellipse([0, -110], [19, 17], GOLD, 'metal relief 4'),
  ]
}

/** A soft round cap that hangs to a side. */
export const beret = (cloth: Oklch): Form[] => [
  line('-10,-214 -16,-236 -8,-246', 10, tone(cloth, -0.08), 'cloth even'),
  inside(
    fillPath(cloth, 'cloth relief 18')`-116,-84 -172,-112 -176,-164 -112,-206 -8,-218 88,-204
      140,-160 122,-88 40,-104 -40,-102`,
    line('-146,-136 -104,-178 -34,-194', 11, tone(cloth, 0.08), 'light'),
    line('-128,-92 -40,-112 50,-114 134,-96', 8, tone(cloth, -0.12), 'detail even'),
  ),
]

/** A peaked cap. */
export const cap = (cloth: Oklch): Form[] => [
  inside(
    form('-126,-82! -112,-160 -50,-200 50,-200 112,-160 126,-82! 0,-62', cloth, 'cloth relief 18'),
    line('0,-200 -10,-140 0,-70', 4, tone(cloth, -0.13), 'detail'),
    line('-60,-190 -72,-130 -70,-76', 4, tone(cloth, -0.1), 'detail'),
    line('60,-190 72,-130 70,-76', 4, tone(cloth, -0.1), 'detail'),
  ),
  fillPath(tone(cloth, -0.1), 'cloth relief 8')`-122,-88! -60,-108 60,-108 122,-88! 156,-58 80,-52
    0,-58 -80,-52 -156,-58`,
  disc([0, -202], 12, tone(cloth, -0.1), 'cloth relief 3'),
]

/** A hard hat with a stripe and a strap, as for motorcycles. */
export function helmet(cloth: Oklch): Form[] {
  const strap = line('-128,-64 -112,40 -70,108', 9, tone(cloth, -0.22), 'detail even')
  return [
    strap,
    ...mirrored([strap]),
    inside(
      fillPath(cloth, 'cloth relief 24')`-150,-58! -152,-146 -92,-226 0,-244 92,-226 152,-146
        150,-58! 76,-82 0,-88 -76,-82`,
      form('-34,-250! 34,-250! 30,-80! -30,-80!', WHITE, 'detail plain'),
      form('-112,-120 -96,-180 -52,-212 -70,-160', tone(cloth, 0.16), 'light plain alpha 0.7'),
    ),
    fillPath(tone(cloth, -0.2), 'cloth relief 6')`-156,-74! -80,-98 0,-104 80,-98 156,-74! 150,-48
      76,-72 0,-78 -76,-72 -150,-48`,
  ]
}
