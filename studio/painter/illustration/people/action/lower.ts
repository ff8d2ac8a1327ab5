import { hex, type Oklch } from '../../../colour'
import { type Form, inside, place, polygonForm } from '../../build/form'
import { tone } from '../../build/fill'
import type { ClothKit } from '../body/kit'
import { type Colours, clothTones } from '../colours'
import { still } from '../pen'
import { between, capsule, hull, limb, reach, drawEllipse } from './limb'
import { ANKLE, HIP, type Legwear, legLength } from './legwear'
import type { LegPose, Pose } from './poses'
import { type Point, polyline } from '../../../drawing/notation'
import { named } from '../../../parts'

export type Leg = Readonly<{ hip: Point; knee: Point; ankle: Point; foot: number; back: boolean }>

/** Lengths of thigh and shin. */
export function legBones(kit: Pick<ClothKit, 'person'>): readonly [number, number] {
  const length = legLength(kit.person) - ANKLE
  return [length * 0.52, length * 0.48]
}

function drawLeg(kit: ClothKit, side: -1 | 1, pose: LegPose): Leg {
  const [thigh, shin] = legBones(kit)
  const hip: Point = [side * kit.hip * 0.4, HIP]
  const knee = reach(hip, thigh * (pose.short ?? 1), pose.thigh)
  const ankle = reach(knee, shin * (pose.shinShort ?? 1), pose.shin)
  return { hip, knee, ankle, foot: pose.foot ?? 0, back: pose.back ?? false }
}

export function drawLegs(kit: ClothKit, pose: Pose): readonly [near: Leg, far: Leg] {
  return [drawLeg(kit, -1, pose.near), drawLeg(kit, 1, pose.far)]
}

/** Height of the ground under the feet, or under the seat of a person who sits on it. */
export function computeGround(legs: readonly Leg[], pose: Pose): number {
  const soles = legs.map(({ ankle, foot }) => ankle[1] + ANKLE + Math.max(0, foot) * 0.7)
  return Math.max(...soles, pose.down ? HIP + 92 : 0) + (pose.air ?? 0)
}

/** A point down the leg, share 0..1 of its length. */
export const along = ({ hip, knee, ankle }: Leg, share: number): Point =>
  share < 0.52
    ? between(hip, knee, share / 0.52)
    : between(knee, ankle, Math.min(1, (share - 0.52) / 0.48))

type Tones = { readonly main: Oklch; readonly deep: Oklch }

const JEANS = hex('#51698c')

/** Colour of trousers or a skirt. */
export function pickLegwearColour({ person }: ClothKit, fill: Legwear['fill']): Oklch {
  if (fill === 'jeans') return JEANS
  return fill === 'cloth' ? person.colours.cloth : person.colours.sash
}

function bareLeg({ hip, knee, ankle }: Leg, { main, deep }: Tones, k: number): Form {
  const calf = between(knee, ankle, 0.3)
  const rings = limb([
    [hip, 72 * k],
    [knee, 45 * k],
    [calf, 46 * k],
    [ankle, 26 * k],
    [[ankle[0], ankle[1] + 24], 26 * k],
  ])
  return inside(
    polygonForm(rings, main, { role: 'skin', union: true, relief: 10 }),
    still.strokePath(4, deep, { alpha: 0.6 })`${knee[0] - 14},${knee[1] + 16}
      ${knee[0] + 20},${knee[1] + 14}`,
  )
}

function trouserLeg({ hip, knee, ankle }: Leg, { main, deep }: Tones, k: number): Form {
  const end = between(knee, ankle, 0.97)
  const rings = limb([
    [hip, 84 * k],
    [knee, 59 * k],
    [end, 44 * k],
  ])
  const fold = (at: Point, dx: number, dy: number): Form =>
    still.strokePath(4, deep)`${at[0] - dx},${at[1] - dy} ${at[0]},${at[1] + 8}
      ${at[0] + dx},${at[1] - dy * 0.4}`
  return inside(
    polygonForm(rings, main, { role: 'cloth', union: true, relief: 10 }),
    fold([knee[0] - 8, knee[1] - 14], 34, 4),
    fold([knee[0] - 4, knee[1] + 22], 30, -6),
    fold(between(end, knee, 0.09), 34, 2),
  )
}

const LEATHER = hex('#4a3a3c')
export const WELLIES = hex('#efb52f')

interface ShoeLook {
  readonly fill: Oklch
  readonly sole: Oklch
  /** Height over the ankle. */
  readonly shaft: number
}

function shoeLook(kind: Legwear['shoes'], kit: ClothKit): ShoeLook {
  const { skin, trim } = kit.person.colours
  const named = kit.person.doing?.shoes?.fill
  if (kind === 'wellies') {
    const fill = named ?? WELLIES
    return { fill, sole: tone(fill, -0.16), shaft: 150 }
  }
  const look = usualShoe(kind, { skin, trim })
  return named ? { ...look, fill: named } : look
}

function usualShoe(
  kind: Legwear['shoes'],
  { skin, trim }: Pick<Colours, 'skin' | 'trim'>,
): ShoeLook {
  if (kind === 'none') return { fill: skin, sole: skin, shaft: 0 }
  if (kind === 'boots') return { fill: LEATHER, sole: hex('#2f2628'), shaft: 120 }
  if (kind === 'slippers') return { fill: hex('#3d3640'), sole: hex('#efe8da'), shaft: 8 }
  if (kind === 'leather') return { fill: LEATHER, sole: hex('#2f2628'), shaft: 4 }
  const pale = trim[0] > 0.75 ? trim : hex('#f4efe6')
  return { fill: pale, sole: hex('#ffffff'), shaft: 18 }
}

function shoe(leg: Leg, kind: Legwear['shoes'], kit: ClothKit, k: number): Form[] {
  const { fill, sole, shaft } = shoeLook(kind, kit)
  const top = -20 - shaft
  const bare = kind === 'none'
  const upper = inside(
    still.fillPath(fill, { role: bare ? 'skin' : 'cloth', relief: 8 })`-34,${top}! -40,20
      -44,${ANKLE}! 116,${ANKLE}! 122,44 92,22 44,4 32,${top}!`,
    bare
      ? null
      : still.form(`-60,${ANKLE - 15}! 140,${ANKLE - 15}! 140,80! -60,80!`, sole, 'detail'),
    kind === 'sneakers'
      ? [
          still.line('30,4 52,20', 5, tone(fill, -0.2), { pressure: 'even' }),
          still.line('46,0 70,16', 5, tone(fill, -0.2), { pressure: 'even' }),
        ]
      : null,
  )
  const turn = (leg.foot * Math.PI) / 180
  const marked = bare ? [upper] : named('shoes', upper)
  return place(marked, leg.ankle, { scale: k, turn: leg.back ? -turn : turn, flip: leg.back })
}

/** Legs, trousers and shoes; the far leg first. */
export function legForms(kit: ClothKit, [near, far]: readonly [Leg, Leg], wear: Legwear): Form[] {
  const { skin, skinDeep } = kit.person.colours
  const k = kit.hip / 144
  const cloth = pickLegwearColour(kit, wear.fill)
  const tones = clothTones(cloth)
  const dim = tone(cloth, -0.035)
  const one = (leg: Leg, away: boolean): Form[] => {
    const limbTones = { main: away ? tone(skin, -0.03) : skin, deep: skinDeep }
    const forms = shoe(leg, wear.shoes, kit, k)
    if (wear.legs === 'trousers') {
      const trousers = trouserLeg(leg, { main: away ? dim : cloth, deep: tones.fold }, k)
      const socks = wear.shoes === 'none' ? [bareLeg(leg, limbTones, k)] : []
      return /^(?:boots|wellies)$/.test(wear.shoes)
        ? [trousers, ...forms]
        : [...socks, ...forms, trousers]
    }
    const bare = bareLeg(leg, limbTones, k)
    if (wear.legs === 'bare') return [bare, ...forms]
    const end = along(leg, 0.34)
    const shorts = polygonForm([capsule(leg.hip, 86 * k, end, 74 * k)], away ? dim : cloth, {
      ...{ role: 'cloth', relief: 10 },
    })
    return [bare, ...forms, shorts]
  }
  const seat =
    wear.legs === 'bare'
      ? []
      : [polygonForm([capsule(near.hip, 86 * k, far.hip, 86 * k)], cloth, 'cloth plain')]
  return [...one(far, true), ...seat, ...one(near, false)]
}

/** A skirt or the skirts of a coat, from the waist around both legs. */
export function drapeForms(
  kit: ClothKit,
  [near, far]: readonly [Leg, Leg],
  wear: Legwear,
  { seated, ground }: { readonly seated: boolean; readonly ground: number },
): Form[] {
  const { drape } = wear
  if (!drape) return []
  const k = kit.hip / 144
  const { waist, hip, dark, person } = kit
  const fill = pickLegwearColour(kit, drape.fill)
  const tones = clothTones(fill)
  const top = seated ? 440 : drape.under ? 400 : 338
  const wide = seated ? hip * 0.98 : waist * 1.02
  const [a, b] = [along(near, drape.hem), along(far, drape.hem)]
  const radius = drape.flare * k * (seated ? 0.72 : 1)
  const low = ([x, y]: Point): Point => [x, Math.min(y, ground - 10)]
  const hem = [...drawEllipse(a, radius, 0.22), ...drawEllipse(b, radius, 0.22)].map(low)
  const knees = drape.hem > 0.5 || seated ? [near.knee, far.knee] : []
  const outline = hull([
    [-wide, top],
    [wide, top],
    ...drawEllipse([-hip * 0.36, HIP - 10], hip * 0.66),
    ...drawEllipse([hip * 0.36, HIP - 10], hip * 0.66),
    ...knees.flatMap((knee) => drawEllipse(knee, (drape.hem > 0.5 ? 70 : 60) * k)),
    ...hem,
  ])
  const shift = dark * 96
  const away = polygonForm(
    [
      polyline('-2000,-2000 2000,-2000 2000,3000 -2000,3000'),
      outline.map(([x, y]): Point => [x - shift, y - 24]),
    ],
    tones.shade,
    { role: 'shade', blur: person.softness },
  )
  const folds = [-0.72, -0.3, 0.16, 0.62].map((u) => {
    const t = (u + 1) / 2
    const middle = between(along(near, drape.hem * 0.55), along(far, drape.hem * 0.55), t)
    const end = between([a[0] - radius * 0.7, a[1]], [b[0] + radius * 0.7, b[1]], t)
    return still.line([[u * wide * 0.8, top + 40], middle, low(end)], 4.4, tones.fold, {
      pressure: 'start',
    })
  })
  const edge = drape.hem > 0.6 ? person.colours.trim : null
  const band = edge
    ? polygonForm(
        [
          polyline('-2000,-2000 2000,-2000 2000,3000 -2000,3000'),
          outline.map(([x, y]): Point => [x, y - 26]),
        ],
        edge,
        'detail',
      )
    : null
  const lowest = Math.max(...outline.map(([, y]) => y))
  const below = band && !seated ? onlyBelow(band, lowest - 150) : null
  return [
    inside(
      polygonForm([outline], fill, 'cloth relief 14'),
      away,
      below,
      seated && drape.hem < 0.7 ? folds.slice(0, 2) : folds,
    ),
  ]
}

/** Of a form what lies under a height. */
const onlyBelow = (form: Form, top: number): Form => ({
  ...form,
  rings: form.rings.map((ring) => ring.map(([x, y]): Point => [x, Math.max(y, top)])),
})
