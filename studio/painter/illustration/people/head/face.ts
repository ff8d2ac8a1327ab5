import { type Form, form, inside, mapForms } from '../../build/form'
import { parseKnots } from '../../build/path'
import { type Move, knots } from '../pen'
import type { FaceShape, Person } from '../person'
import { eyes } from './eyes'
import { ageLines, blush, brows, mouth, nose, tears } from './features'
import { type FaceKind, OUTLINES, faceKind } from './kinds'
import type { HeadSpace } from './space'
import { named, pairs } from '../../../drawing/notation'

/** Addition of a full three-quarter turn to each of the fifteen points. */
const TURNED = [
  ...pairs('10,0 14,6 8,8 -5,10 2,6 5,2 20,-2 37,0'),
  ...pairs('40,2 37,8 25,16 14,7 7,4 4,3 8,0'),
]

/** Width below the eyes, at jaw and chin, and length of the lower face. */
const SHAPES: Readonly<Record<FaceShape, readonly [jaw: number, chin: number, length: number]>> =
  named(`oval: 1,1,1 round: 1.04,1.14,0.965 long: 0.97,0.98,1.045 square: 1.03,1.16,1
  heart: 0.97,0.84,1.01`)

function shapeMove(shape: FaceShape): Move {
  const [jaw, chin, length] = SHAPES[shape]
  return ([x, y]) => {
    if (y <= 20) return [x, y]
    const t = Math.min(1, (y - 20) / 110)
    const width = t < 0.5 ? 1 + (jaw - 1) * t * 2 : jaw + (chin - jaw) * (t - 0.5) * 2
    return [x * width, 20 + (y - 20) * length]
  }
}

function buildFaceOutline(person: Person, kind: FaceKind) {
  const move = shapeMove(person.shape)
  return parseKnots(OUTLINES[kind.outline]).map((knot, i) => {
    const [x, y] = move([knot.x, knot.y])
    const [dx = 0, dy = 0] = TURNED[i] ?? []
    return { x: x + dx * person.yaw, y: y + dy * person.yaw, corner: false }
  })
}

/** A crescent down the side away from the light and along the jaw. */
function faceShade(person: Person, dark: 1 | -1): Form {
  const { yaw, colours, look } = person
  const list =
    dark > 0
      ? `${66 + yaw * 24},-160! ${84 + yaw * 12},-60 ${88 + yaw * 6},10 ${80 + yaw * 12},62
      ${45 + yaw * 30},112 ${-6 + yaw * 36},135 ${-40 + yaw * 10},165! 150,170! 150,-160!`
      : '-66,-160! -88,-60 -93,10 -83,62 -49,112 2,136 40,165! -150,170! -150,-160!'
  return form(knots(list), colours.skinShade, {
    role: 'shade',
    alpha: look === 'guofeng' ? 0.6 : 0.9,
    blur: person.softness,
  })
}

function ear(person: Person, x: number, side: number, y: number, shaded: boolean): Form {
  const { skin, skinLine, skinShade } = person.colours
  const put = (forms: Form[]) => mapForms(forms, ([px, py]) => [x + px * side, y + py])
  const shell = form('0,-16 13,-20 20,-6 16,16 6,32 -2,30', skin, 'skin')
  const fold = form('3,-10 10,-13 14,-4 11,10 4,20 6,8 8,-2', skinShade, 'detail alpha 0.8')
  const rim = form('-5,-30! 30,-30! 30,40! -5,40!', skinShade, 'shade alpha 0.8')
  const curl = form('2,-11 9,-14 14,-6 12,8 6,18 9,6 10,-4 6,-9', skinLine, 'detail alpha 0.5')
  return put([inside(shell, shaded ? rim : null, fold, curl)])[0]
}

function ears(person: Person, kind: FaceKind, dark: 1 | -1): Form[] {
  const small = person.age === 'child' || person.age === 'baby'
  const x = kind.outline === 'baby' ? 124 : small ? 116 : kind.outline === 'man' ? 102 : 104
  const y = kind.eyeY + 12
  const pointed = person.worn.includes('elf-ears')
  if (pointed) return []
  return [
    ear(person, -(x - person.yaw * 20), -1, y, dark < 0),
    ...(person.yaw < 0.4 ? [ear(person, x, 1, y, dark > 0)] : []),
  ]
}

export type Face = Readonly<{ kind: FaceKind; ears: Form[]; face: Form; features: Form[] }>

/** @param cast the front hair, whose shadow falls on the brow */
export function face(person: Person, space: HeadSpace, cast: readonly Form[]): Face {
  const kind = faceKind(person.sex, person.age, person.look)
  const { colours } = person
  const skull = form(buildFaceOutline(person, kind), colours.skin, 'skin relief 16')
  const shadow = mapForms(
    cast.map(({ rings, union }): Form => ({
      ...{ rings, union, role: 'shade', fill: colours.skinShade, plain: true },
      blur: person.softness * 0.6,
    })),
    ([x, y]) => [x + 5 * space.dark, y + 13],
  )
  return {
    kind,
    ears: ears(person, kind, space.dark),
    face: inside(skull, faceShade(person, space.dark), shadow, blush(person, kind, space)),
    features: [
      ...(person.worn.includes('sunglasses') ? [] : eyes(person, kind, space)),
      ...brows(person, kind, space),
      ...ageLines(person, kind, space),
      ...nose(person, kind, space),
      ...mouth(person, kind, space),
      ...tears(person, kind, space),
    ],
  }
}
