import { type Form, inside, polygonForm } from '../../build/form'
import { type Oklch, tone } from '../../build/fill'
import type { ClothKit } from '../body/kit'
import type { Sleeve } from '../body/sleeves'
import { clothTones } from '../colours'
import { still } from '../pen'
import type { Person } from '../person'
import { HIP } from './legwear'
import { bend, between, capsule, hull, limb, reach, drawEllipse, turned } from './limb'
import type { ArmPose } from './poses'
import { type Point, polyline } from '../../../drawing/notation'

export type Arm = { readonly shoulder: Point; readonly elbow: Point; readonly wrist: Point }

/** Lengths of upper arm and forearm. */
export function armBones({ sw, person }: ClothKit): readonly [number, number] {
  const k = person.age === 'child' ? 0.74 : Math.min(1.06, 0.5 + sw / 340)
  return [282 * k, 246 * k]
}

/** Root of an arm on a body that leans. */
export const locateShoulder = ({ sw, drop }: ClothKit, side: -1 | 1, lean: number): Point =>
  turned([side * sw * 0.82, drop + 42], [0, HIP], lean)

export function drawArm(kit: ClothKit, side: -1 | 1, lean: number, pose: ArmPose): Arm {
  const [upper, fore] = armBones(kit)
  const shoulder = locateShoulder(kit, side, lean)
  if ('wrist' in pose) {
    const { joint, end } = bend(shoulder, pose.wrist, [upper, fore], -1)
    return { shoulder, elbow: joint, wrist: end }
  }
  const elbow = reach(shoulder, upper, pose.upper)
  return { shoulder, elbow, wrist: reach(elbow, fore, pose.fore) }
}

/** A mitten with a thumb: enough at this size. @param side where the thumb lies, seen down the arm */
function hand({ elbow, wrist }: Arm, skin: Oklch, side: 1 | -1, k: number): Form[] {
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const to = ([x, y]: Point): Point => [
    wrist[0] + (ux * y - uy * x * side) * k,
    wrist[1] + (uy * y + ux * x * side) * k,
  ]
  const at = (list: readonly Point[]): Point[] => list.map(to)
  const palm = still.form(
    at(polyline('-20,-10 -26,26 -20,62 -2,74 18,60 22,24 18,-10')),
    skin,
    'skin relief 6',
  )
  const thumb = polygonForm(
    [capsule(to([16, 14]), 12 * k, to([34, 40]), 9.5 * k)],
    skin,
    'skin relief 4',
  )
  const fingers = [-8, 6].map((x) =>
    still.line(at(polyline([x, 46], [x, 70])), 3, tone(skin, -0.14)),
  )
  return [thumb, inside(palm, fingers)]
}

/** Cuff of a glove over the end of the sleeve. */
function gloveCuff({ elbow, wrist }: Arm, fill: Oklch, k: number): Form {
  const [from, to] = [between(elbow, wrist, 0.86), between(elbow, wrist, 1)]
  return polygonForm([capsule(from, 38 * k, to, 34 * k)], tone(fill, 0.06), 'cloth relief 6')
}

/** Of hands: the skin, or gloves. */
export const handColour = ({ worn, colours }: Person): Oklch =>
  worn.includes('gloves') ? colours.accent : colours.skin

/** A sleeve that hangs: cloth drawn over the arm and what falls from the wrist. */
function wideSleeve(kit: ClothKit, { shoulder, elbow, wrist }: Arm, fill: Oklch, k: number): Form {
  const tones = clothTones(fill)
  const { trim } = kit.person.colours
  const fall = 210 * k
  const tip: Point = [wrist[0] - (wrist[0] - elbow[0]) * 0.12, wrist[1] + fall]
  const under: Point = [elbow[0], elbow[1] + fall * 0.62]
  const outline = hull([
    ...drawEllipse(shoulder, 42 * k),
    ...drawEllipse(elbow, 48 * k),
    ...drawEllipse(wrist, 34 * k),
    ...drawEllipse(tip, 30 * k),
    ...drawEllipse(under, 40 * k),
  ])
  return inside(
    polygonForm([outline], fill, 'cloth relief 12'),
    still.line([wrist, between(wrist, tip, 0.5), tip], 34 * k, trim, { pressure: 'even' }),
    still.line([between(shoulder, elbow, 0.7), elbow, under], 4.4, tones.fold),
    still.line([elbow, between(elbow, tip, 0.5), between(under, tip, 0.7)], 4.4, tones.fold),
  )
}

/** One arm in its sleeve with its hand. */
export function armForms(
  kit: ClothKit,
  arm: Arm,
  {
    sleeve,
    fill,
    away,
    hand: own,
  }: {
    readonly sleeve: Sleeve
    readonly fill: Oklch
    readonly away: boolean
    /** Instead of the plain one. */
    readonly hand?: readonly Form[]
  },
): Form[] {
  const { shoulder, elbow, wrist } = arm
  const { colours, age } = kit.person
  const k = (age === 'child' ? 0.8 : 1) * Math.min(1.1, 0.4 + kit.sw / 285)
  const skin = away ? tone(colours.skin, -0.03) : colours.skin
  const cloth = away ? tone(fill, -0.035) : fill
  const tones = clothTones(cloth)
  const colour = handColour(kit.person)
  const palm = own ?? hand(arm, away ? tone(colour, -0.03) : colour, away ? 1 : -1, k)
  const cuffs = kit.person.worn.includes('gloves') ? [gloveCuff(arm, colour, k)] : []
  if (sleeve === 'wide') return [...palm, ...cuffs, wideSleeve(kit, arm, cloth, k)]
  const bare = polygonForm(
    limb([
      [shoulder, 37 * k],
      [elbow, 28 * k],
      [wrist, 20 * k],
    ]),
    skin,
    { role: 'skin', union: true, relief: 8 },
  )
  if (sleeve === 'none') return [...palm, bare, ...cuffs]
  if (sleeve === 'long') {
    const cuff = between(elbow, wrist, 0.98)
    const rings = limb([
      [shoulder, 44 * k],
      [elbow, 37 * k],
      [cuff, 29 * k],
    ])
    const fold = (at: Point, d: number): Form =>
      still.strokePath(3.6, tones.fold)`${at[0] - 26},${at[1] + d} ${at[0] + 2},${at[1] + 6}
        ${at[0] + 26},${at[1] - d}`
    return [
      ...palm,
      inside(
        polygonForm(rings, cloth, { role: 'cloth', union: true, relief: 9 }),
        fold(elbow, 4),
        fold(between(elbow, wrist, 0.14), 6),
        polygonForm(
          [capsule(between(elbow, wrist, 0.88), 40 * k, wrist, 40 * k)],
          tones.shade,
          'detail',
        ),
      ),
      ...cuffs,
    ]
  }
  const end = between(shoulder, elbow, sleeve === 'puff' ? 0.38 : 0.56)
  const cover = polygonForm(
    [capsule(shoulder, (sleeve === 'puff' ? 62 : 47) * k, end, (sleeve === 'puff' ? 46 : 44) * k)],
    cloth,
    'cloth relief 9',
  )
  return [...palm, bare, cover, ...cuffs]
}
