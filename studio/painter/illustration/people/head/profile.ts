import { hex, shade } from '../../../colour'
import { type Form, ellipse, form, inside, line, mapForms } from '../../build/form'
import { fillPath } from '../../build/outlines'
import { linear, tone } from '../../build/fill'
import { knots } from '../pen'
import type { Person } from '../person'
import { type Mien, MIENS } from './expressions'
import { type FaceKind, faceKind } from './kinds'
import type { Face } from './face'

/**
 * A head seen from the side, looking right, in the head's space: crown at -150, chin near 143. Nothing
 * of it is a turned front: one outline from the brow to the throat, one eye, one ear.
 */

/** From the crown over brow, nose, lips and chin to the jaw and the nape. */
const OUTLINES: Readonly<Record<'woman' | 'man' | 'child', string>> = {
  woman: `-10,-152 46,-142 80,-108 89,-66 88,-34 82,-4 88,14 101,36 113,55! 110,64 96,70! 95,76
    104,83 104,88 96,93! 102,98 102,104 91,113 92,124 89,138 72,149 44,145 10,128!`,
  man: `-10,-152 48,-142 82,-108 91,-66 93,-38 84,-8 91,10 106,34 119,57! 115,67 98,73! 97,79
    104,85 104,90 96,95! 102,101 102,107 91,116 97,128 95,146 76,157 46,151 8,136!`,
  child: `-10,-156 52,-144 90,-104 98,-58 97,-28 91,0 93,18 102,36 109,50! 106,59 95,64! 95,70
    102,76 102,81 95,86! 100,90 100,96 92,104 93,114 89,127 70,138 42,136 10,122!`,
}
/** With the top of the neck, which a chin hides from the front. */
const BACK_OF_HEAD = '-98,46 -122,-10 -116,-84 -74,-138'

type Build = keyof typeof OUTLINES

function chooseBuild({ sex, age }: Person): Build {
  if (age === 'child' || age === 'baby') return 'child'
  return sex === 'm' && age !== 'young' ? 'man' : 'woman'
}

/** A wedge whose broad end is towards the nose, and lashes that stand out before the face. */
function eye(person: Person, kind: FaceKind, { open }: Mien): Form[] {
  const { ink, iris, eyeWhite, skinLine } = person.colours
  const { lash, r } = kind.eye
  const h = kind.eye.h * Math.max(open, 0.2) * (person.age === 'elder' ? 0.84 : 1)
  const a = kind.eye.a * 0.66
  const flick = person.sex === 'f' ? 12 : 4
  const put = (forms: Form[]) => mapForms(forms, ([x, y]) => [58 + x, kind.eyeY + y])
  if (open <= 0.1) {
    const up = open > -0.5
    const arc = up ? `${-a},5 0,-8 ${a + 4},4` : `${-a},-2 0,8 ${a + 6},5`
    const tip = up ? `${a},2 ${a + 8},0 ${a + 13},-4` : `${a},6 ${a + 8},9 ${a + 14},9`
    const lashes = person.sex === 'f' ? [line(knots(tip), 3.6, ink, 'lash end')] : []
    return put([line(knots(arc), 6, ink, 'lash soft'), ...lashes])
  }
  const lid = `${-a},4! ${-a * 0.3},${-h * 0.66} ${a * 0.6},${-h}!`
  const ball = form(
    knots(lid, `${a},${-h * 0.1} ${a * 0.66},${h * 0.72}! ${-a * 0.2},${h * 0.5}`),
    eyeWhite,
    'eye',
  )
  const ramp = linear([0, -r], [0, r], tone(iris, -0.16), iris, tone(iris, 0.13))
  const x = a * 0.52
  return put([
    inside(
      ball,
      ellipse([x, -h * 0.08], [r * 0.52, r], ramp, 'iris'),
      ellipse([x + 2, -h * 0.08], [r * 0.26, r * 0.54], ink, 'pupil'),
    ),
    ellipse([x - 1, -h * 0.4], [r * 0.16, r * 0.24], hex('#ffffff'), 'glint'),
    fillPath(ink, 'lash')`${-a - 3},5! ${-a * 0.3},${-h * 0.7 - lash * 0.6} ${a * 0.6},${-h - lash}
      ${a * 0.6 + flick},${-h - lash - flick * 0.5}! ${a * 0.66},${-h + 1}
      ${-a * 0.3},${-h * 0.62}`,
    line(
      knots(`${-a * 0.8},${-h * 0.6 - lash - 3} 0,${-h - lash - 5} ${a * 0.5},${-h - lash - 7}`),
      2.2,
      skinLine,
      'lash alpha 0.7',
    ),
  ])
}

function brow(person: Person, kind: FaceKind, mien: Mien): Form {
  const { hair, ink } = person.colours
  const fill =
    person.age === 'elder' ? person.colours.beard : shade(hair, ink[0] < hair[0] ? -0.06 : 0)
  const t = kind.brow
  const leaf = fillPath(fill, 'brow')`30,${4 - mien.tilt * 0.6}! 48,${-6}
    76,${-3 + mien.tilt * 0.6}! 78,${2 + t * 0.5 + mien.tilt * 0.6} 50,${t - 5}`
  return mapForms([leaf], ([x, y]) => [x, kind.eyeY + kind.browY + mien.brow + y])[0] as Form
}

/** Lips are part of the outline: their colour lies in it, and the corner says the mood. */
function mouth(person: Person, kind: FaceKind, { mouth: shape }: Mien, y: number): Form[] {
  const { lip, mouth: hollow, skinLine } = person.colours
  const put = (forms: Form[]) => mapForms(forms, ([px, py]) => [px, y + py])
  const isOpen = /^(?:laugh|grin|sing|oh|wail)$/.test(shape)
  const lift = {
    smile: -7,
    grin: -7,
    laugh: -9,
    soft: -2,
    firm: 2,
    grit: 7,
    down: 7,
    wail: 6,
    sing: 0,
    oh: 0,
    pout: 2,
  }[shape]
  const corner = shape === 'oh' || shape === 'sing' || shape === 'pout' ? 84 : 68
  const isPainted = kind.lips && person.age !== 'elder'
  const deep = shape === 'grin' ? 12 : 22
  const parting = knots(`${corner},${lift} ${corner + 12},${lift * 0.3 + 1} 97,0`)
  if (isOpen)
    return put([
      inside(
        fillPath(hollow, 'mouth')`${corner},${lift}! ${corner + 10},-4 102,-4! 99,${deep}
          84,${deep + 3} ${corner + 4},${deep * 0.5}`,
        form(`${corner},${lift}! 104,-8! 104,5 ${corner},4`, hex('#fffaf2'), 'teeth'),
      ),
      ...(isPainted
        ? [line(knots(`${corner},${lift - 1} ${corner + 12},-6 103,-7`), 5, lip, 'lip soft')]
        : []),
    ])
  const colour = isPainted ? tone(lip, -0.14) : tone(skinLine, -0.08)
  return put([
    ...(isPainted
      ? [
          fillPath(tone(lip, -0.03), 'lip')`${corner + 6},${lift * 0.5}! 88,-8 98,-11 106,-9 106,-4
            97,0! ${corner + 14},1`,
          fillPath(tone(lip, 0.035), 'lip')`${corner + 8},${lift * 0.5}! 97,0! 105,6 103,12 92,13
            ${corner + 14},6`,
        ]
      : []),
    line(parting, isPainted ? 3.4 : 4.6, colour, 'mouth soft'),
  ])
}

function ear({ colours, worn }: Person, y: number): Form[] {
  const { skin, skinShade, skinLine } = colours
  const tip = worn.includes('elf-ears') ? '-44,-46!' : '-34,-34'
  const shell = form(`-2,-20 ${tip} -42,-12 -34,14 -18,36 -4,30 2,8`, skin, 'skin')
  const fold = fillPath(skinShade, 'detail alpha 0.8')`-8,-14 -26,-24 -32,-8 -24,14 -14,24 -12,6
    -18,0`
  const rim = line(
    knots('-2,-20 -24,-32 -38,-12 -30,14 -16,34 -4,28'),
    2.6,
    skinLine,
    'detail alpha 0.6',
  )
  return mapForms([shell, fold, rim], ([px, py]) => [-4 + px, y + py])
}

/** Follows the jaw from the temple to the chin. */
function beard({ beard: kind, colours }: Person, y: number): Form[] {
  if (kind === null) return []
  const put = (outline: string, alpha = 1): Form =>
    form(outline, colours.beard, { role: 'hair', plain: true, alpha })
  const lip = put(`74,${y - 6}! 90,${y - 20} 104,${y - 15} 106,${y - 6}! 92,${y - 4} 70,${y + 12}!`)
  const chin = (to: number): Form =>
    put(
      `-12,20! 0,66 30,96 62,${y + 6} 78,${y + 20} 96,${y + 22}! 104,${y + 44} ${92 - to * 0.1},${150 + to} ${60 - to * 0.2},${158 + to} 6,138 -30,100 -34,40!`,
    )
  if (kind === 'moustache') return [lip]
  if (kind === 'scholar') return [lip, put(`78,${y + 22}! 98,${y + 24}! 96,190 84,214! 72,180`)]
  if (kind === 'short')
    return [mapForms([chin(2)], (point) => point)[0] as Form].map((one) => ({
      ...one,
      alpha: 0.55,
    }))
  return [chin(kind === 'long' ? 150 : 24), lip]
}

function glasses({ worn }: Person, y: number): Form[] {
  const id = worn.find((one) => /glasses$/.test(one))
  if (id === undefined) return []
  const frame = id === 'gold-glasses' ? hex('#c9a14a') : hex('#2c2a33')
  const dark = id === 'sunglasses'
  const lens =
    id === 'square-glasses'
      ? '44,-22! 84,-22! 86,20! 46,22!'
      : '46,0 52,-24 74,-26 88,-2 78,22 54,22'
  const pane = form(lens, dark ? hex('#2a2733') : hex('#ffffff'), {
    role: 'light',
    alpha: dark ? 0.92 : 0.18,
  })
  const rim = line(knots(lens, lens.slice(0, lens.indexOf(' '))), 4.5, frame, 'detail')
  const arm = line(knots('48,-6! -16,-14!'), 4.5, frame, 'detail')
  return mapForms([pane, rim, arm], ([px, py]) => [px, y + py])
}

/** A shell over the ear and its band. */
function headphones({ worn, colours }: Person, y: number): Form[] {
  if (!worn.includes('headphones')) return []
  const { accent } = colours
  return [
    line(knots(`-20,${y}! -34,-110 -36,-188!`), 18, accent, 'cloth'),
    ellipse([-22, y], [40, 50], accent, 'cloth relief 8'),
    ellipse([-22, y], [22, 30], shade(accent, -0.12), 'cloth'),
  ]
}

const OWN = /glasses$|^headphones$|^elf-ears$/

/** Worn things that are drawn apart from the head. */
export const isApartFromHead = (id: string): boolean => !OWN.test(id)

/** Worn over the hair of a profile. */
export const profileOver = (person: Person): Form[] =>
  headphones(person, faceKind(person.sex, person.age, person.look).eyeY + 14)

/**
 * @param hasEar whether the hair leaves the ear free
 * @param nape end of the neck that is drawn with it
 */
export function profileFace(person: Person, hasEar: boolean, nape: number): Face {
  const kind = faceKind(person.sex, person.age, person.look)
  const mien = MIENS[person.expression]
  const { colours, softness } = person
  const build = chooseBuild(person)
  const lips = build === 'man' ? 95 : build === 'child' ? 86 : 93
  const skull = fillPath(colours.skin, 'skin relief 16')`${OUTLINES[build]} 12,${nape}! -72,${nape}!
    -80,100 ${BACK_OF_HEAD}`
  const jaw = form(
    '104,165! 84,146 40,138 0,112 -26,76 -30,20! -52,20! -58,104 -24,150 20,172!',
    colours.skinShade,
    {
      ...{ role: 'shade', alpha: 0.8, blur: softness },
    },
  )
  const cheek = ellipse([62, kind.eyeY + 46], [26, 18], colours.blush, {
    ...{ role: 'blush', alpha: Math.min(0.75, 0.38 * (mien.blush ?? 1)), blur: 9 },
  })
  const nostril = line(
    knots(`84,${lips - 34} 79,${lips - 26} 86,${lips - 21}`),
    3.2,
    colours.skinLine,
    'nose soft',
  )
  const hasEyes = !person.worn.includes('sunglasses')
  return {
    kind,
    ears: [],
    face: inside(skull, jaw, cheek, mouth(person, kind, mien, lips)),
    features: [
      ...beard(person, lips),
      ...(hasEar ? ear(person, kind.eyeY + 14) : []),
      ...(hasEyes ? eye(person, kind, mien) : []),
      brow(person, kind, mien),
      nostril,
      ...glasses(person, kind.eyeY),
    ],
  }
}
