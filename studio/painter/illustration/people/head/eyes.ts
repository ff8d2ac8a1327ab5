import { hex, type Oklch } from '../../../colour'
import { clamp } from '../../../../lib/maths'
import { type Form, ellipse, form, inside, line, mapForms } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import { linear, tone } from '../../build/fill'
import { knots } from '../pen'
import type { Person } from '../person'
import { MIENS } from './expressions'
import type { EyeKind, FaceKind } from './kinds'
import { type HeadSpace, narrowing } from './space'
import { polyline } from '../../../drawing/notation'

const WHITE = hex('#ffffff')

interface EyeDrawing extends EyeKind {
  readonly iris: Oklch
  readonly white: Oklch
  readonly ink: Oklch
  readonly crease: Oklch
  /** Direction of the iris, units away from the nose. */
  readonly look: number
  /** -1: the glint lies towards the nose. */
  readonly glint: number
}

/** The coloured part, cut by the lid: an iris that shows whole stares. */
function irisForms({ h, a, r, rx, iris, ink, look, big, tilt }: EyeDrawing): Form[] {
  const y = big ? 0 : -h * 0.14
  const ramp = linear([0, y - r], [0, y + r], tone(iris, -0.16), iris, tone(iris, 0.13))
  return [
    ellipse([look, y], [r * rx, r], tone(iris, -0.15), 'iris'),
    ellipse([look, y], [r * rx * 0.88, r * 0.88], ramp, 'iris'),
    ellipse([look, y - r * 0.02], [r * rx * 0.46, r * 0.5], ink, 'pupil'),
    fillPath(ink, 'shade alpha 0.22')`${-a - 2},2! ${-a * 0.5},${-h * 0.74} ${a * 0.12},${-h - 1}
      ${a * 0.66},${-h * 0.72 - tilt * 0.35} ${a + 3},${-tilt}! ${a * 0.6},${-h * 0.28}
      0,${-h * 0.5} ${-a * 0.6},${-h * 0.08}`,
  ]
}

function openEye(eye: EyeDrawing): Form[] {
  const { a, h, r, rx, tilt, lash: w, wing, ink } = eye
  const upper = `${-a},2.5! ${-a * 0.5},${-h * 0.72} ${a * 0.12},${-h}
      ${a * 0.66},${-h * 0.7 - tilt * 0.35} ${a},${-tilt}!`
  const lower = polyline([a * 0.55, h * 0.56 - tilt * 0.3], [0, h * 0.75], [-a * 0.6, h * 0.5 + 1])
  const ball = form(knots(upper, lower), eye.white, 'eye')
  const y = eye.big ? 0 : -h * 0.14
  const glints = [
    ellipse(
      [eye.look + eye.glint * r * rx * 0.4, y - r * 0.36],
      [r * 0.27, r * 0.28],
      WHITE,
      'glint',
    ),
    ellipse(
      [eye.look - eye.glint * r * rx * 0.36, y + r * 0.44],
      eye.big ? [r * 0.15, r * 0.17] : [r * 0.11, r * 0.12],
      WHITE,
      'glint alpha 0.8',
    ),
  ]
  const lash = fillPath(ink, 'lash')`${-a - 1},3.4! ${-a * 0.5},${-h * 0.74 - w * 0.42}
    ${a * 0.12},${-h - w * 0.8} ${a * 0.68},${-h * 0.72 - tilt * 0.4 - w * 0.95}
    ${a + wing},${-tilt - wing * 0.6 - w * 0.4}! ${a + wing * 0.35},${-tilt + w * 0.1}
    ${a * 0.62},${-h * 0.66 - tilt * 0.33} ${a * 0.12},${-h + w * 0.15} ${-a * 0.5},${-h * 0.7}`
  const crease = strokePath(2.2, eye.crease, 'lash alpha 0.75')`${-a * 0.55},${-h - w - 2.5}
    ${a * 0.1},${-h - w * 1.3 - 5} ${a * 0.85},${-h * 0.75 - tilt * 0.5 - w - 4}`
  const under = strokePath(eye.big ? 2.8 : 2, eye.big ? ink : eye.crease, 'lash end')`
    ${a * 0.95},${-tilt * 0.4 + 1} ${a * 0.55},${h * 0.58 - tilt * 0.25 + 0.6}
    ${-a * 0.1},${h * 0.77 + 0.6}`
  return [inside(ball, irisForms(eye)), ...glints, lash, crease, ...(eye.lower ? [under] : [])]
}

/** Closed: an arc upwards when it laughs, downwards when it rests. */
function closedEye(
  a: number,
  ink: Oklch,
  laughing: boolean,
  lashes: boolean,
  width: number,
): Form[] {
  const arc = laughing
    ? polyline([-a, 6], [-a * 0.5, -6], [a * 0.1, -9.5], [a * 0.7, -5], [a, 5])
    : polyline([-a, -3], [-a * 0.4, 6], [a * 0.3, 7.5], [a, -1])
  const flick = laughing
    ? polyline([a * 0.8, -1], [a * 1.1, -2], [a * 1.36, -6])
    : polyline([a * 0.5, 6], [a * 0.9, 6.5], [a * 1.25, 5])
  return [
    line(knots(arc), width, ink, 'lash soft'),
    ...(lashes ? [line(knots(flick), 3.6, ink, 'lash end')] : []),
  ]
}

function dotEye(person: Person, side: number, open: number): Form[] {
  const { ink } = person.colours
  const size = person.age === 'child' || person.age === 'baby' ? 1.15 : 1
  const light = person.flip ? 1 : -1
  return [
    ellipse([0, 0], [9.5 * size, 12.5 * size * Math.min(1.15, open)], ink, 'iris'),
    ellipse([light * side * 3, -4.5], [3.3, 3.3], WHITE, 'glint'),
    ...(person.sex === 'f' ? [line('6,-9 12,-11 18,-12', 4.5, ink, 'lash end')] : []),
  ]
}

function oneEye(person: Person, kind: FaceKind, side: number): Form[] {
  const { colours, sex, age, look, yaw } = person
  const mien = MIENS[person.expression]
  const open = mien.wink && side === 1 ? 0 : mien.open
  const man = sex === 'm'
  if (open <= 0.1)
    return closedEye(
      kind.eye.a * (person.dots ? 0.8 : 1),
      colours.ink,
      open > -0.5,
      !man,
      kind.eye.big ? 7.5 : 6,
    )
  if (person.dots) return dotEye(person, side, open)
  const size = person.largeEyes ? 1.4 : 1
  const aside = (mien.aside ?? 0) + 3 * yaw
  const drawing: EyeDrawing = {
    ...kind.eye,
    a: kind.eye.a * Math.sqrt(size),
    h: kind.eye.h * open * (age === 'elder' ? 0.84 : 1) * size,
    r: kind.eye.r * (open > 1.3 ? 0.8 : open > 1.1 ? 0.88 : 1) * size,
    ...{ iris: colours.iris, white: colours.eyeWhite, ink: colours.ink },
    crease: look === 'guofeng' ? tone(colours.skinLine, -0.05) : colours.skinLine,
    look: clamp(aside * side, -6, 6),
    glint: (person.flip ? 1 : -1) * side,
  }
  return openEye(drawing)
}

/** Both eyes in the head's space. */
export const eyes = (person: Person, kind: FaceKind, space: HeadSpace): Form[] =>
  [-1, 1].flatMap((side) => {
    const x = space.onFace(side * kind.gap)
    const wide = narrowing(side * kind.gap, space.yaw) * side
    const put = (forms: Form[]) => mapForms(forms, ([px, py]) => [x + px * wide, kind.eyeY + py])
    const shadow =
      person.look === 'guofeng' &&
      person.sex === 'f' &&
      person.age !== 'elder' &&
      person.age !== 'child'
        ? [
            fillPath(hex('#d4574e'), { ...{ role: 'blush', alpha: 0.24, blur: 6 } })`-14,-6 6,-18
              32,-16 46,-24! 36,-6 10,2`,
          ]
        : []
    return put([...shadow, ...oneEye(person, kind, side)])
  })
