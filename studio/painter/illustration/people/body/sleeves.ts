import type { Form, Oklch } from '../../node'
import { clothTones } from '../colours'
import { type KnotList, sided } from '../pen'
import type { ClothKit } from './kit'
import { pairs, polyline } from '../../../drawing/notation'

export type Sleeve = 'long' | 'short' | 'puff' | 'none' | 'wide'

export const outline = (list: KnotList, sw: number, s: number) => sided(list, sw * s)

export function armShade(kit: ClothKit, s: number, fill: Oklch): Form {
  const { sw, dark, pen, person } = kit
  const lit = s !== dark
  const list = lit
    ? '0.98,60! 1.02,220 1.06,340 1.0,720! 0.5,720! 0.5,60!'
    : '0.96,20! 1.0,120 1.04,240 1.06,340 0.9,420 0.9,760! 2,760! 2,20!'
  return pen.form(outline(list, sw, s), fill, {
    role: 'shade',
    alpha: lit ? 0.55 : 1,
    blur: person.softness,
  })
}

/** Sleeve of a short-sleeved arm, and its hem. */
export function shortSleeve(kit: ClothKit, s: number, fill: Oklch, deep: Oklch): Form[] {
  const { sw, pen } = kit
  const hem = pairs('0.7,226 1,240 1.4,214')
  const cover = '0.3,-80! 1.9,-80! 1.5,214! 1.0,240 0.6,222!'
  return [
    pen.form(outline(cover, sw, s), fill, 'cloth'),
    pen.line(outline(hem, sw, s), 4, deep, { pressure: 'even' }),
  ]
}

export function puffSleeve(kit: ClothKit, s: number, fill: Oklch): Form {
  const { sw, drop } = kit
  const tones = clothTones(fill)
  const list = [
    ...polyline([0.62, drop * 0.36], [0.9, drop - 16], [1.2, drop + 34], [1.34, 150], [1.22, 214]),
    ...pairs('1.02,224 0.84,210 0.76,140'),
  ]
  return kit.cloth(
    outline(list, sw, s),
    fill,
    s === kit.dark
      ? kit.shade(
          `${sw * 1.04},0! ${sw * 1.14},140 ${sw * 0.98},260! ${sw * 2},260! ${sw * 2},0!`,
          tones.shade,
        )
      : null,
    kit.fold(outline(polyline([0.98, drop + 6], [1.06, 100]), sw, s), tones.fold, 3),
    kit.fold(outline(pairs('0.9,206 0.96,160'), sw, s), tones.fold, 3),
    kit.fold(outline(pairs('1.12,204 1.14,160'), sw, s), tones.fold, 3),
  )
}

/** 揣袖: two wide sleeves meet before the body, each hides the other's hand. */
export function meetingSleeves(kit: ClothKit, fill: Oklch): Form[] {
  const { sw, drop, pen, person } = kit
  const { trim, gold } = person.colours
  const tones = clothTones(fill)
  return [1, -1].map((s) => {
    const at = (list: KnotList) => sided(list, s)
    const shape = at([
      ...[
        [sw * 0.74, drop * 0.62, 1],
        [sw * 0.95, drop + 8],
        [sw * 1.18, drop + 110],
        [sw * 1.42, 320],
      ],
      ...[
        [sw * 1.46, 480],
        [sw * 1.2, 640],
        [sw * 0.6, 690],
        [10, 660, 1],
        [4, 350, 1],
        [60, 318],
      ],
      ...polyline([sw * 0.62, 300], [sw * 0.74, 220], [sw * 0.8, 160, 1]),
    ])
    return kit.cloth(
      shape,
      fill,
      s === kit.dark
        ? kit.shade(
            `${sw * 0.98},40! ${sw * 1.1},240 ${sw * 0.78},470 ${sw * 0.6},720! 700,720! 700,40!`,
            tones.shade,
          )
        : null,
      kit.fold(at(polyline([sw * 0.86, 290], [sw * 1.1, 350], [sw * 1.16, 470])), tones.fold, 4.4),
      kit.fold(at(polyline([sw * 0.66, 312], [sw * 0.84, 400], [sw * 0.8, 560])), tones.fold, 4.4),
      kit.fold(at(polyline([sw * 0.42, 322], [sw * 0.52, 430], [sw * 0.46, 600])), tones.fold, 4),
      pen.line(at('28,330 34,700'), 36, trim, { pressure: 'even' }),
      pen.line(at('50,326 56,700'), 2.8, gold, { pressure: 'even' }),
    )
  })
}
