/** Held up to the face with one arm: a fan that hides half of it, a magnifier before an eye. */
import { hex, type Oklch } from '../../../colour'
import { type Form, inside, place } from '../../build/form'
import { tone } from '../../build/fill'
import { handColour } from '../action/arms'
import { outline, type Sleeve } from '../body/sleeves'
import type { ClothKit } from '../body/kit'
import { clothTones } from '../colours'
import { still } from '../pen'
import type { Person } from '../person'
import type { HeldDrawing } from './kit'
import { silkFan } from './things'

/** The arm on the dark side, its hand at the height of the chin. */
export function raisedArm(kit: ClothKit, sleeve: Sleeve, fill: Oklch): Form[] {
  const { sw, drop, dark, pen, person } = kit
  const isBare = sleeve === 'none' || sleeve === 'short' || sleeve === 'puff'
  const main = isBare ? person.colours.skin : fill
  const arm = outline(
    `0.74,${drop * 0.62}! 0.96,${drop + 8} 1.2,160 1.34,300 1.32,392 1.16,420 0.9,300 0.66,120
      0.56,20! 0.36,44! 0.46,170 0.72,330 0.8,250 0.8,150!`,
    sw,
    dark,
  )
  const hanging = outline(
    '0.58,10! 0.34,40! 0.4,190 0.5,420 0.62,560! 1.1,600 1.36,520 1.36,380 1.0,260 0.74,120',
    sw,
    dark,
  )
  const [x, y] = RAISED_HAND
  const cuff =
    sleeve === 'short' || sleeve === 'puff'
      ? outline('0.7,20! 1.3,20! 1.4,230! 0.9,250 0.7,200!', sw, dark)
      : null
  return [
    ...(sleeve === 'wide' ? [kit.cloth(hanging, tone(fill, -0.02))] : []),
    inside(
      pen.form(arm, main, isBare ? 'skin relief 10' : 'cloth relief 10'),
      cuff ? pen.form(cuff, fill, 'cloth') : null,
      pen.line(outline('0.9,250 1.06,330 1.2,360', sw, dark), 4, clothTones(main).fold, 'detail'),
    ),
    ...[0, 1, 2].map((i) =>
      pen.ellipse([x * dark - i * 3 * dark, y - 26 + i * 24], [30, 15], handColour(person), {
        role: 'skin',
        turn: dark * -0.12,
        relief: 4,
      }),
    ),
  ]
}

/** In the space of the body, for a dark side at the right. */
export const RAISED_HAND = [74, 26] as const

/** Down from the eyes of a grown-up to those of a child. */
const lower = (person: Person): number => (person.age === 'child' ? 40 : 0)

/** 半遮面: the silk over mouth and chin. */
export const hideFace: HeldDrawing = (kit) => ({
  over: place(silkFan(kit), [26 * kit.dark, -112 + lower(kit.person)], {
    ...{ scale: 0.94, turn: -0.3 * kit.dark },
  }),
  ...{ fingers: false, raised: true },
})

/** 放大镜 before one eye, which it shows larger. */
export const lookThrough: HeldDrawing = ({ dark, person }) => {
  const { iris } = person.colours
  const rim = hex('#3f4a63')
  const glass = inside(
    still.ellipse([0, 0], [78, 78], [0.95, 0.02, 220], { role: 'glass', alpha: 0.35 }),
    still.ellipse([0, 6], [58, 50], hex('#ffffff'), 'eye'),
    still.ellipse([4, 8], [36, 38], iris, 'iris'),
    still.ellipse([4, 8], [19, 21], hex('#241a1c'), 'pupil'),
    still.ellipse([-10, -8], [11, 11], hex('#ffffff'), 'glint'),
    still.line('-58,-6 -30,-46 10,-54 44,-38 62,-4', 9, hex('#3a2a2a'), 'lash'),
  )
  const over = place(
    [
      still.line('0,84 0,210', 26, hex('#8a4a34'), 'body even relief 6'),
      glass,
      still.line('-80,0 -57,-57 0,-80 57,-57 80,0 57,57 0,80 -57,57 -80,0', 15, rim, 'metal even'),
    ],
    [52 * dark, -194 + lower(person)],
    { turn: -0.1 * dark },
  )
  return { over, fingers: false, raised: true }
}
