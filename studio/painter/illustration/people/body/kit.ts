import type { Oklch } from '../../../colour'
import { clamp } from '../../../../lib/maths'
import { type Form, inside } from '../../build/form'
import { type Knot, type Outline, parseKnots } from '../../build/path'
import { HIP, isWhole, legLength, chooseLegwear } from '../action/legwear'
import { clothTones } from '../colours'
import { type Move, type Pen, knots, mirrorKnots, penFor } from '../pen'
import type { Person } from '../person'
import { patternForms } from './patterns'

/** The body's own space: (0, 0) is the pit of the neck, a woman's shoulders 171 to each side. */
export interface Measures {
  /** Half the width of the shoulders. */
  readonly sw: number
  /** Height of the shoulders below the pit of the neck. */
  readonly drop: number
  /** Half the width of the neck, its length. */
  readonly nk: number
  readonly nl: number
  /** Half widths. */
  readonly waist: number
  readonly hip: number
}

export function getMeasures({ sex, age, look }: Person): Measures {
  const man = sex === 'm'
  if (age === 'baby') return { sw: 132, drop: 40, nk: 34, nl: 84, waist: 122, hip: 134 }
  if (age === 'child') return { sw: 148, drop: 44, nk: 36, nl: 92, waist: 116, hip: 128 }
  const young = age === 'young'
  const sw = 178 * (man ? (young ? 1.05 : 1.16) : look === 'anime' ? 0.88 : young ? 0.92 : 0.96)
  const nk = man ? (young ? 45 : 52) : look === 'anime' ? 33 : young ? 36 : 38
  return {
    ...{ sw, nk, nl: 100, drop: man ? 30 : 40 },
    waist: sw * (man ? 0.78 : 0.64),
    hip: sw * (man ? 0.8 : 0.84),
  }
}

/** Lower end of a trunk: at the hip, as a skirt, straight to the floor, or at the thigh. */
export type Cut = 'top' | 'dress' | 'robe' | 'coat' | 'straight'

export interface ClothKit extends Measures {
  readonly person: Person
  readonly dark: 1 | -1
  readonly pen: Pen
  /** A piece of cloth with the shade of its side and what lies in it. */
  cloth(outline: Outline, fill: Oklch, ...more: readonly (Form | readonly Form[] | null)[]): Form
  metal(outline: Outline, fill: Oklch, ...more: readonly (Form | readonly Form[] | null)[]): Form
  /** A region given for the right; it lies on the side away from the light. */
  shade(outline: Outline, fill: Oklch, alpha?: number): Form
  fold(outline: Outline, fill: Oklch, width?: number): Form
  /** The whole trunk. @param neck its neckline from left to right */
  trunk(neck: readonly (readonly number[])[], fill: Oklch, cut: Cut, ...more: readonly Form[]): Form
  /** Collars and plackets that close to the wearer's right, also on mirrored figures. */
  handed(forms: readonly Form[]): Form[]
}

function side({ sw, drop, nk, waist, hip }: Measures, cut: Cut): number[][] {
  const shoulder = [
    [nk + 22, -14],
    [sw * 0.62, drop * 0.45],
    [sw * 0.97, drop + 12],
    [sw * 1.01, drop + 74],
    [sw * 0.86, 190],
  ]
  if (cut === 'top')
    return [...shoulder, [waist * 1.06, 330], [hip * 1.02, 470], [hip * 1.04, 520, 1]]
  if (cut === 'dress')
    return [...shoulder, [waist, 320], [hip * 1.06, 470], [hip * 1.3, 720], [hip * 1.62, 1060, 1]]
  if (cut === 'coat')
    return [...shoulder, [waist * 1.16, 330], [hip * 1.12, 500], [hip * 1.3, 820, 1]]
  if (cut === 'robe')
    return [...shoulder, [sw * 0.9, 330], [sw * 1.0, 540], [sw * 1.14, 800], [sw * 1.26, 1060, 1]]
  return [...shoulder, [sw * 0.84, 330], [sw * 0.86, 560], [sw * 0.88, 1060, 1]]
}

/** Below this, units, children are shorter. */
const THIGH = 460

const legShare = ({ age }: Person): number => (age === 'child' ? 0.62 : age === 'baby' ? 0.4 : 1)

/** Height of the soles, units below the pit of the neck. */
export const getSoleHeight = (person: Person): number => THIGH + (1112 - THIGH) * legShare(person)

/**
 * Change of a garment below the hips: shorter on children, longer on people seen upright
 * from head to foot, gathered up where legs and skirts are drawn by themselves.
 */
function lowerMove(person: Person, { hip }: Measures): Move {
  const { doing, clothes, sex } = person
  const scaled =
    (share: number): Move =>
    ([x, y]) => [x, y > THIGH ? THIGH + (y - THIGH) * share : y]
  if (!doing) return scaled(legShare(person))
  const wear = chooseLegwear(clothes, sex, doing)
  if (isWhole(wear, doing.action)) {
    const hem = HIP + legLength(person) * (wear.drape?.hem ?? 1)
    return scaled((hem - THIGH) / ((wear.ends ?? hem) - THIGH))
  }
  return ([x, y]) => [
    y > THIGH ? clamp(x, -hip * 1.05, hip * 1.05) : x,
    y > THIGH ? Math.min(THIGH + (y - THIGH) * 0.8, THIGH + 64) : y,
  ]
}

export function clothKit(person: Person): ClothKit {
  const measures = getMeasures(person)
  const { sw } = measures
  const dark: 1 | -1 = person.flip ? -1 : 1
  const { yaw } = person
  const below = lowerMove(person, measures)
  const move: Move = (point) => {
    const [x, y] = below(point)
    const turn = yaw * 16 * (1 - Math.min(1, Math.abs(x) / 200))
    return [x + turn - (x > 0 ? x * 0.09 * yaw : -x * 0.03 * yaw), y]
  }
  const pen = penFor(move)
  const sided = (outline: Outline): readonly Knot[] =>
    dark > 0 ? parseKnots(outline) : mirrorKnots(parseKnots(outline))
  const kit: ClothKit = {
    ...measures,
    ...{ person, dark, pen },
    cloth: (outline, fill, ...more) => inside(pen.form(outline, fill, 'cloth relief 10'), ...more),
    metal: (outline, fill, ...more) => inside(pen.form(outline, fill, 'metal relief 12'), ...more),
    shade: (outline, fill, alpha = 1) =>
      pen.form(sided(outline), fill, { role: 'shade', alpha, blur: person.softness }),
    fold: (outline, fill, width = 4) => pen.line(outline, width, fill),
    trunk: (neck, fill, cut, ...more) => {
      const right = side(measures, cut)
      const left = right.map(([x = 0, y = 0, sharp = 0]) => [-x, y, sharp]).reverse()
      const bottom = cut === 'top' ? [[0, 534]] : cut === 'coat' ? [[0, 836]] : []
      const tones = clothTones(fill)
      return inside(
        pen.form(knots([...neck, ...right, ...bottom, ...left]), fill, 'cloth relief 14'),
        ...patternForms(person, fill, pen),
        kit.shade(sideRegion(sw), tones.shade),
        ...more,
      )
    },
    handed: (forms) => handedForms(forms, person.flip),
  }
  return kit
}

function handedForms(forms: readonly Form[], flip: boolean): Form[] {
  if (!flip) return [...forms]
  return forms.map((item) => ({
    ...item,
    rings: item.rings.map((ring) => ring.map(([x, y]): [number, number] => [-x, y])),
    ...(item.inside && { inside: handedForms(item.inside, true) }),
  }))
}

/** The side of a trunk that is turned from the light. */
const sideRegion = (sw: number): readonly Knot[] =>
  knots(`${sw * 0.48},-80! ${sw * 0.64},80 ${sw * 0.5},300 ${sw * 0.58},520 ${sw * 0.72},1100! 700,1100!
    700,-80!`)
