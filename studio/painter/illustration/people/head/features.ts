import { hex, mixColour } from '../../../colour'
import { type Form, ellipse, form, inside, line, mapForms } from '../../build/form'
import { fillPath } from '../../build/outlines'
import { tone } from '../../build/fill'
import { knots } from '../pen'
import type { Person } from '../person'
import { MIENS, ROSY, type Mouth } from './expressions'
import type { FaceKind } from './kinds'
import { type HeadSpace, narrowing } from './space'

/** Leaves, level in the middle: an inner end three units lower is cross, three higher worried. */
function browKnots(kind: FaceKind, w: number, tilt: number): string {
  const t = kind.brow
  if (kind.browShape === 'willow')
    return `${-w},${2 + tilt}! ${-w * 0.35},${-5 + tilt * 0.4} ${w * 0.4},${-9 - tilt * 0.2}
      ${w * 1.12},${-3 - tilt * 0.6}! ${w * 0.4},${-9 + t * 0.8 - tilt * 0.2}
      ${-w * 0.35},${t - 4 + tilt * 0.4}`
  if (kind.browShape === 'sword')
    return `${-w * 0.95},${3 + tilt}! ${-w * 0.3},${-3 + tilt * 0.4}
      ${w * 0.45},${-8 - tilt * 0.3} ${w * 1.16},${-7 - tilt * 0.7}!
      ${w * 0.5},${-3 + t * 0.45 - tilt * 0.3} ${-w * 0.3},${t - 3 + tilt * 0.4}
      ${-w * 0.9},${3 + t * 0.5 + tilt}`
  return `${-w * 0.94},${1.5 + tilt} ${-w * 0.3},${-4.5 + tilt * 0.5}
      ${w * 0.42},${-6 - tilt * 0.2} ${w * 1.04},${0.8 - tilt * 0.7}!
      ${w * 0.42},${-6 + t * 0.8 - tilt * 0.2} ${-w * 0.3},${-5 + t + tilt * 0.5}
      ${-w * 0.94},${0.5 + t * 0.8 + tilt}`
}

export function brows(person: Person, kind: FaceKind, space: HeadSpace): Form[] {
  const mien = MIENS[person.expression]
  const { hair, ink } = person.colours
  const colour =
    person.age === 'elder'
      ? mixColour(person.colours.beard, hex('#8c8790'), 0.4)
      : mixColour(hair, ink, 0.4)
  const width = kind.eye.a * (kind.eye.big ? 0.92 : 1.12)
  return [-1, 1].flatMap((side) => {
    const x = space.onFace(side * kind.gap) + space.yaw * 2
    const wide = narrowing(side * kind.gap, space.yaw) * side
    const leaf = form(browKnots(kind, width, mien.tilt), colour, 'brow')
    return mapForms([leaf], ([px, py]) => [x + px * wide, kind.eyeY + kind.browY + mien.brow + py])
  })
}

export function nose(person: Person, kind: FaceKind, space: HeadSpace): Form[] {
  const { skinLine, skinDeep } = person.colours
  const { yaw, dark } = space
  const x = space.onFace(0) + yaw * 12
  const put = (forms: Form[]) => mapForms(forms, ([px, py]) => [x + px, kind.noseY + py])
  if (kind.nose === 'tip')
    return put([
      yaw > 0
        ? line('-1,-9 4,0 -3,4', 3.2, skinLine, 'nose')
        : line('-4,0 0,3 4,0', 3.4, skinLine, 'nose'),
    ])
  const soft = { role: 'nose', alpha: person.look === 'guofeng' ? 0.2 : 0.42, plain: true } as const
  if (kind.nose === 'button')
    return put([
      ellipse([dark * 5, 2], [9, 6.5], skinDeep, { ...soft, alpha: 0.3, blur: 3 }),
      line('-8,-1 0,4.5 8,-1', 3.8, skinLine, 'nose soft'),
    ])
  const man = kind.nose === 'man'
  if (yaw > 0.4) {
    const tip = man ? '-6,-34 6,-10 11,1 3,8 -6,7' : '2,-14 8.5,-1 2,6 -5,5'
    return put([
      form('-10,-40 2,-22 9,-2 -2,7 -16,4 -4,-14', skinDeep, soft),
      line(tip, man ? 3.8 : 3.1, skinLine, 'nose'),
      line('-19,2 -22,-3 -19,-8', 2.4, skinLine, 'nose'),
    ])
  }
  const w = man ? 17 : 12
  const wedge = knots(
    `${4 * dark},-36 ${8 * dark},-18 ${w * dark},-2 ${6 * dark},7 ${-4 * dark},6 ${4 * dark},-8`,
  )
  const base = knots(`${-w * 0.75},1 ${-w * 0.2},6 ${w * 0.3},6 ${w * 0.85},0`)
  return put([form(wedge, skinDeep, soft), line(base, man ? 4 : 3.3, skinLine, 'nose soft')])
}

function openMouth(wide: number, deep: number, person: Person, lips: boolean): Form[] {
  const { lip, mouth } = person.colours
  const hollow = fillPath(mouth, 'mouth')`${-wide},-6! ${-wide * 0.4},-2 ${wide * 0.4},-2
    ${wide},-6! ${wide * 0.72},${deep * 0.55} 0,${deep} ${-wide * 0.72},${deep * 0.55}`
  const teeth = knots(`${-wide},-8! ${wide},-8! ${wide * 0.8},5 0,8 ${-wide * 0.8},5`)
  const lowerLip = knots(`${-wide * 0.8},${deep * 0.5} 0,${deep + 3} ${wide * 0.8},${deep * 0.5}`)
  const upperLip = knots(`${-wide - 1},-6 ${-wide * 0.4},-5 0,-3 ${wide * 0.4},-5 ${wide + 1},-6`)
  return [
    inside(
      hollow,
      form(teeth, hex('#fffaf2'), 'teeth'),
      ellipse([0, deep + 2], [wide * 0.55, deep * 0.42], hex('#e0717a'), 'lip'),
    ),
    ...(lips ? [line(lowerLip, 5.5, lip, 'lip soft'), line(upperLip, 5.5, lip, 'lip')] : []),
  ]
}

/** Teeth that are set, corners down. */
function gritForms({ colours: { mouth, lip } }: Person): Form[] {
  const outline = '-30,14! -22,-4 0,-9 22,-4 30,14! 22,18 0,11 -22,18'
  const gaps = [-18, -9, 0, 9, 18].map((x) => line(`${x},-8 ${x},18`, 2.2, mouth, 'mouth'))
  return [
    inside(
      form(outline, hex('#fffaf2'), 'teeth'),
      line('-28,4 28,4', 2.2, mouth, 'mouth'),
      ...gaps,
    ),
    line(knots(`${outline} -30,14!`), 4, tone(lip, -0.2), 'mouth'),
  ]
}

/** Wide open, corners down. */
function wailForms({ colours: { mouth } }: Person): Form[] {
  const outline = '-27,22! -21,-2 -9,-12 9,-12 21,-2 27,22! 14,31 0,33 -14,31'
  return [
    inside(
      form(outline, mouth, 'mouth'),
      form('-16,-14! 16,-14! 14,-4 0,-2 -14,-4', hex('#fffaf2'), 'teeth'),
      ellipse([0, 31], [17, 11], hex('#e0717a'), 'lip'),
    ),
  ]
}

/** Streams down the cheeks, each with a drop at its end. */
export function tears(person: Person, kind: FaceKind, space: HeadSpace): Form[] {
  if (MIENS[person.expression].tears !== true) return []
  const water = hex('#7cc6f2')
  const { h } = kind.eye
  const top = kind.eyeY + h * 0.45
  const stream = [
    form(`-4,0! 5,0! 9,30 13,48 12,60 3,68 -7,60 -8,48 -5,30`, water, 'glass alpha 0.92'),
    ellipse([1, 53], [3.4, 6], hex('#ffffff'), 'glint alpha 0.9'),
  ]
  return [-1, 1].flatMap((side) => {
    const x = space.onFace(side * (kind.gap + 6))
    const wide = narrowing(side * kind.gap, space.yaw) * side
    return mapForms(stream, ([px, py]) => [x + px * wide * 1.25, top + py * 1.1])
  })
}

function roundMouth(person: Person, lips: boolean): Form[] {
  const { lip, mouth } = person.colours
  return [
    inside(
      ellipse([0, 6], [11, 14], mouth, 'mouth'),
      ellipse([0, 17], [9, 7], hex('#d9666d'), 'lip'),
    ),
    ...(lips
      ? [
          form('-14,4 -8,-9 -3,-12 0,-10 3,-12 8,-9 14,4! 9,-5 0,-7 -9,-5', lip, 'lip'),
          form('-13,10! -8,20 0,24 8,20 13,10! 8,28 0,31 -8,28', lip, 'lip'),
        ]
      : []),
  ]
}

const CURVES: Readonly<
  Record<'soft' | 'smile' | 'firm' | 'down', readonly [lift: number, half: number]>
> = { soft: [-3.6, 23], smile: [-8, 30], firm: [2.5, 23], down: [6, 22] }

function closedMouth(kind: keyof typeof CURVES, person: Person, lips: boolean): Form[] {
  const { lip, skinLine } = person.colours
  const [c, w] = CURVES[kind]
  const parting =
    knots(`${-w},${c} ${-w * 0.45},${0.8 - c * 0.1} 0,${1.4 - c * 0.26} ${w * 0.45},${0.8 - c * 0.1}
    ${w},${c}`)
  if (!lips) {
    const colour = tone(lip, person.age === 'child' ? -0.1 : -0.14)
    const below = line('-11,15 0,17.5 11,15', 3.6, skinLine, 'mouth alpha 0.6')
    return [
      line(parting, 5, colour, 'mouth soft'),
      ...(person.sex === 'm' && (person.age === 'adult' || person.age === 'elder') ? [below] : []),
    ]
  }
  const f = w * 0.84
  const upper = `${-f},${c * 0.7}! ${-f * 0.5},${-4.6 + c * 0.05} -5,-8 0,-5.6 5,-8
      ${f * 0.5},${-4.6 + c * 0.05} ${f},${c * 0.7}! ${f * 0.4},${1 - c * 0.15}
      0,${1.5 - c * 0.2} ${-f * 0.4},${1 - c * 0.15}`
  const lower = `${-f * 0.86},${c * 0.45 + 0.5}! ${-f * 0.4},${1 - c * 0.15} 0,${1.5 - c * 0.2}
      ${f * 0.4},${1 - c * 0.15} ${f * 0.86},${c * 0.45 + 0.5}! ${f * 0.48},${9 - c * 0.3}
      0,${12.5 - c * 0.3} ${-f * 0.48},${9 - c * 0.3}`
  return [
    form(upper, tone(lip, -0.04), 'lip'),
    form(lower, tone(lip, 0.035), 'lip'),
    line(parting, 3.2, tone(lip, -0.14), 'mouth soft'),
    ellipse([-5, 6.5], [6, 1.8], hex('#ffffff'), 'glint alpha 0.35'),
  ]
}

/** Lips pushed out, of everyone. */
const poutForms = ({ colours: { lip, skinLine } }: Person): Form[] => [
  form('-16,1! -9,-9 -3,-7 0,-5 3,-7 9,-9 16,1! 0,4', tone(lip, -0.04), 'lip'),
  form('-14,2! 0,5 14,2! 11,15 0,19 -11,15', tone(lip, 0.03), 'lip'),
  line(knots('-16,1 0,4 16,1'), 3.2, tone(lip, -0.16), 'mouth soft'),
  ellipse([-4, 9], [5, 2.4], hex('#ffffff'), 'glint alpha 0.45'),
  line(knots('-10,29 0,26 10,29'), 3, skinLine, 'mouth alpha 0.7'),
]

function mouthForms(mouth: Mouth, person: Person, lips: boolean): Form[] {
  if (mouth === 'laugh') return openMouth(34, 30, person, lips)
  if (mouth === 'grin') return openMouth(27, 19, person, lips)
  if (mouth === 'sing') return openMouth(19, 36, person, lips)
  if (mouth === 'oh') return mapForms(roundMouth(person, lips), ([px, py]) => [px * 1.3, py * 1.5])
  if (mouth === 'grit') return gritForms(person)
  if (mouth === 'wail') return wailForms(person)
  if (mouth === 'pout') return poutForms(person)
  return closedMouth(mouth, person, lips)
}

export function mouth(person: Person, kind: FaceKind, space: HeadSpace): Form[] {
  const lips = kind.lips && person.age !== 'elder'
  const x = space.onFace(0) + space.yaw * 7
  const [kx, ky] = [kind.mouthScale * (1 - space.yaw * 0.1), kind.mouthScale]
  return mapForms(mouthForms(MIENS[person.expression].mouth, person, lips), ([px, py]) => [
    x + px * kx,
    kind.mouthY + py * ky,
  ])
}

/** Two cheek folds, a pouch under the eye, crow's feet: more lines turn cruel. */
export function ageLines(person: Person, kind: FaceKind, space: HeadSpace): Form[] {
  if (person.age !== 'elder') return []
  const { skinLine } = person.colours
  const { a, h } = kind.eye
  const fine = { role: 'nose', alpha: 0.7 } as const
  return [-1, 1].flatMap((side) => {
    const x = space.onFace(side * kind.gap)
    const wide = narrowing(side * kind.gap, space.yaw) * side
    const byEye = [
      line(`${-a * 0.5},${h + 8} 2,${h + 13} ${a * 0.8},${h + 9}`, 2.4, skinLine, fine),
      line(`${a + 9},2 ${a + 17},5 ${a + 23},11`, 2.4, skinLine, { ...fine, pressure: 'end' }),
      line(`${a + 9},-5 ${a + 18},-6 ${a + 25},-4`, 2.2, skinLine, { ...fine, pressure: 'end' }),
    ]
    const g = (px: number, py: number) => [space.onFace(side * px), kind.noseY + py]
    const fold = line(knots([g(26, -4), g(38, 16), g(40, 36)]), 3, skinLine, fine)
    return [...mapForms(byEye, ([px, py]) => [x + px * wide, kind.eyeY + py]), fold]
  })
}

/** Lies in the face, under everything else. */
export function blush(person: Person, kind: FaceKind, space: HeadSpace): Form[] {
  const mien = MIENS[person.expression]
  const small = person.age === 'child' || person.age === 'baby'
  const guofeng = person.look === 'guofeng'
  const isRosy = person.rosy === true || mien.blush === ROSY
  const usual = (mien.blush ?? 1) * (person.sex === 'm' && !small ? 0.45 : 1)
  const strength = isRosy ? ROSY : usual
  const size = isRosy ? 1.3 : 1
  const alpha = Math.min(0.75, (guofeng ? 0.42 : 0.36) * strength)
  const y = kind.eyeY + (small ? 44 : 43)
  return [-1, 1].flatMap((side) => {
    const x = space.onFace(side * (small ? 76 : 67))
    const [rx, ry] = guofeng ? [31, 24] : [27 * size, 17 * size]
    const cheek = ellipse([x, y], [rx, ry], person.colours.blush, {
      ...{ role: 'blush', alpha, blur: guofeng ? 14 : 9 },
    })
    const strokes = [-12, 0, 12].map((at) =>
      line(
        [
          { x: x + at + 4, y: y - 8, corner: true },
          { x: x + at - 4, y: y + 8, corner: true },
        ],
        3.6,
        tone(person.colours.blush, -0.12),
        'blush alpha 0.8',
      ),
    )
    return isRosy ? [cheek, ...strokes] : [cheek]
  })
}
