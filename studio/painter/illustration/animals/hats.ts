import { type Oklch } from '../../colour'
import { disc, ellipse, form, inside, line, mirrored, tone } from '../build/form'
import type { Form } from '../node'
import { polyline } from '../../drawing/notation'

/** Hats and coats of trades, on a head about (0, 0) between the eyes. */

const INK: Oklch = [0.28, 0.03, 275]
const WHITE: Oklch = [0.975, 0.006, 90]
const GOLD: Oklch = [0.82, 0.13, 86]

/** A felt hat with a band. */
export function feltHat(cloth: Oklch): Form[] {
  return [
    ellipse([0, -98], [168, 33], tone(cloth, -0.06), 'cloth relief 9'),
    inside(
      form(
        '-96,-100! -98,-176 -62,-226 -8,-212 62,-228 98,-176 96,-100! 0,-80',
        cloth,
        'cloth relief 16',
      ),
      form(
        '-112,-134! 0,-114 112,-134! 112,-96! -112,-96!',
        tone(cloth, cloth[0] > 0.5 ? -0.26 : 0.3),
        'detail',
      ),
      form('-20,-216 -6,-176 24,-216', tone(cloth, -0.1), 'detail'),
    ),
  ]
}

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

export function chefHat(): Form[] {
  return [
    form(
      '-96,-104! -96,-160 -136,-206 -96,-256 -40,-244 0,-276 44,-246 100,-254 136,-204 96,-160 96,-104! 0,-88',
      WHITE,
      'cloth relief 18',
    ),
    inside(
      form(
        '-98,-96! -98,-150! 0,-134 98,-150! 98,-96! 0,-80',
        tone(WHITE, -0.03),
        'cloth relief 6',
      ),
      ...[-66, -33, 0, 33, 66].map((x) =>
        line(polyline([x, -84], [x, -112], [x, -140]), 3.5, tone(WHITE, -0.12), 'detail'),
      ),
    ),
  ]
}

export function witchHat(cloth: Oklch): Form[] {
  const felt = tone(cloth, cloth[0] > 0.55 ? -0.25 : 0)
  return [
    ellipse([0, -94], [206, 42], tone(felt, -0.05), 'cloth relief 10'),
    inside(
      form(
        '-104,-96! -62,-196 -24,-284 30,-330 88,-318! 52,-286 66,-196 104,-96! 0,-74',
        felt,
        'cloth relief 16',
      ),
      form('-116,-130! 0,-108 116,-130! 116,-92! -116,-92!', [0.72, 0.16, 55], 'detail'),
    ),
    ellipse([0, -110], [19, 17], GOLD, 'metal relief 4'),
  ]
}

/** A peaked cap. */
export function cap(cloth: Oklch): Form[] {
  return [
    inside(
      form(
        '-126,-82! -112,-160 -50,-200 50,-200 112,-160 126,-82! 0,-62',
        cloth,
        'cloth relief 18',
      ),
      line('0,-200 -10,-140 0,-70', 4, tone(cloth, -0.13), 'detail'),
      line('-60,-190 -72,-130 -70,-76', 4, tone(cloth, -0.1), 'detail'),
      line('60,-190 72,-130 70,-76', 4, tone(cloth, -0.1), 'detail'),
    ),
    form(
      '-122,-88! -60,-108 60,-108 122,-88! 156,-58 80,-52 0,-58 -80,-52 -156,-58',
      tone(cloth, -0.1),
      'cloth relief 8',
    ),
    disc([0, -202], 12, tone(cloth, -0.1), 'cloth relief 3'),
  ]
}

/** Jacket, shirt and tie, below the head. */
export function suit(cloth: Oklch): Form[] {
  const wool = tone(cloth, cloth[0] > 0.55 ? -0.24 : -0.04)
  const tie: Oklch = [0.5, 0.17, wool[2] > 200 ? 25 : 250]
  const lapel = inside(
    form(
      '62,122! 112,158 128,214! 92,228 108,254! 10,432! 0,392 30,250',
      tone(wool, 0.06),
      'cloth relief 6',
    ),
    line('92,228 60,320 14,410', 3.5, tone(wool, -0.1), 'detail'),
  )
  return [
    form(
      '-88,120! -158,178 -212,290 -250,900! 250,900! 212,290 158,178 88,120! 0,180',
      wool,
      'cloth relief 26',
    ),
    form('-72,118! -96,150 -40,330 0,420! 40,330 96,150 72,118! 0,160', WHITE, 'cloth'),
    form('-24,172! 24,172! 18,206 40,372 0,424! -40,372 -18,206', tie, 'cloth relief 6'),
    form('-27,160! 27,160! 19,206! -19,206!', tone(tie, 0.05), 'cloth relief 4'),
    ...mirrored([lapel]),
    lapel,
    form('-76,116! 0,176! -46,222! -100,150', tone(WHITE, -0.02), 'cloth'),
    form('76,116! 0,176! 46,222! 100,150', tone(WHITE, -0.02), 'cloth'),
    form('116,300! 168,292! 170,312! 118,320!', tone(wool, -0.1), 'detail'),
    form('122,302! 134,272! 144,298! 156,268! 164,296!', WHITE, 'detail'),
    ...[462, 540].map((y) => disc([0, y], 10, tone(wool, -0.16), 'detail')),
  ]
}

/** A hard hat with a stripe and a strap, as for motorcycles. */
export function helmet(cloth: Oklch): Form[] {
  const strap = line('-128,-64 -112,40 -70,108', 9, tone(cloth, -0.22), 'detail even')
  return [
    strap,
    ...mirrored([strap]),
    inside(
      form(
        '-150,-58! -152,-146 -92,-226 0,-244 92,-226 152,-146 150,-58! 76,-82 0,-88 -76,-82',
        cloth,
        'cloth relief 24',
      ),
      form('-34,-250! 34,-250! 30,-80! -30,-80!', WHITE, 'detail plain'),
      form('-112,-120 -96,-180 -52,-212 -70,-160', tone(cloth, 0.16), 'light plain alpha 0.7'),
    ),
    form(
      '-156,-74! -80,-98 0,-104 80,-98 156,-74! 150,-48 76,-72 0,-78 -76,-72 -150,-48',
      tone(cloth, -0.2),
      'cloth relief 6',
    ),
  ]
}

/** A dress with a collar and a wide skirt, below the head. */
export function dress(cloth: Oklch): Form[] {
  const fold = (x: number): Form =>
    line(`${x * 0.5},316 ${x * 0.8},430 ${x},600`, 6, tone(cloth, -0.1), 'detail')
  return [
    inside(
      form(
        '-92,138! -150,186 -160,300! -300,640! 300,640! 160,300! 150,186 92,138! 0,178',
        cloth,
        'cloth relief 24',
      ),
      ...[-220, -110, 0, 110, 220].map(fold),
      ...[0, 1, 2].map((i) =>
        line(
          `-300,${500 + i * 60} 0,${520 + i * 60} 300,${500 + i * 60}`,
          9,
          tone(cloth, 0.14),
          'detail even',
        ),
      ),
      form('-170,286! 170,286! 172,322! -172,322!', tone(cloth, -0.12), 'cloth'),
    ),
    form('-96,118! 0,176! -40,224 -110,196 -128,154', WHITE, 'cloth relief 5'),
    form('96,118! 0,176! 40,224 110,196 128,154', WHITE, 'cloth relief 5'),
  ]
}
