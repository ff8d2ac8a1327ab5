import { sportsGear } from './gear'
import { type Form, type Layer, type Point, layer, mapForms, place } from '../../build/form'
import { type Parts, drawParts, markCloth } from '../figure'
import type { HeldDrawing } from '../held/kit'
import { staff, sword } from '../held/poles'
import { STRUCK, racketForms } from '../held/tools'
import { ball, football } from '../held/treats'
import type { Person, RiddenId } from '../person'
import { type Arm, armBones, armForms, drawArm, locateShoulder } from './arms'
import { bend, turned } from './limb'
import { ANKLE, HIP, type Legwear, isWhole, chooseLegwear } from './legwear'
import { carried, carryingWrist } from './carrying'
import { type Leg, drapeForms, computeGround, legBones, legForms, drawLegs } from './lower'
import { mounted } from './mount'
import { type ActionId, type ArmPose, POSES, type Pose } from './poses'
import { ribbons } from './ribbons'
import { ridden } from './ridden'
import { SEAT_FORMS, type SeatForms } from './seats'
import { tailForms } from './tail'

/** A whole figure and where the ground lies under it, units of the body. */
export type Acting = { readonly layers: readonly Layer[]; readonly ground: number }

/** Action of a person, decided. */
export type Acted = Person & { readonly doing: NonNullable<Person['doing']> }

interface Body {
  readonly pose: Pose
  readonly legs: readonly [Leg, Leg]
  readonly arms: readonly [Arm | null, Arm | null]
  readonly ground: number
  readonly seat: SeatForms | null
}

/** The pose that chance has picked for it. */
export function findActionPose({ action, variant }: Acted['doing']): Pose {
  const list = POSES[action]
  return list[variant % list.length] ?? list[0]
}

/** Feet on the pedals, hands at the bar. */
function riding({ kit }: Parts, pose: Pose, on: RiddenId): Body {
  const paint = kit.person.doing?.paint ?? kit.person.colours.accent
  const { feet, grip: bar, ground, forms } = ridden(on, paint)
  const leg = (side: -1 | 1, pedal: Point): Leg => {
    const hip: Point = [side * kit.hip * 0.2, HIP]
    const { joint, end } = bend(hip, [pedal[0] - 24, pedal[1] - ANKLE + 40], legBones(kit), 1)
    return { hip, knee: joint, ankle: end, foot: 6, back: false }
  }
  const arm = (side: -1 | 1): Arm => {
    const shoulder = locateShoulder(kit, side, pose.lean)
    const grip: Point = [bar[0] - 50, bar[1] - 24]
    const { joint, end } = bend(shoulder, grip, armBones(kit), -1)
    return { shoulder, elbow: joint, wrist: end }
  }
  return {
    pose,
    legs: [leg(-1, feet[0]), leg(1, feet[1])],
    arms: [arm(-1), arm(1)],
    ground,
    seat: forms,
  }
}

/** A person who gives a hand to another lets the other arm hang. */
const HANGING: ArmPose = { upper: -8, fore: 4 }
const BACKWARD: ArmPose = { upper: -26, fore: 2 }
/** Portraits end above the hands of arms that hang. */
const AT_EASE: readonly [ArmPose, ArmPose] = [
  { upper: -9, fore: -2 },
  { upper: 10, fore: 4 },
]

/** The near arm of who has something in the far hand: swung forward it would cross that one. */
const backward = (own: ArmPose): ArmPose => ('upper' in own && own.upper > 0 ? BACKWARD : own)

function drawPosedArms({ kit, garment }: Parts, person: Acted, pose: Pose): Body['arms'] {
  const { doing, held } = person
  const wrist = garment.sleeve === 'wide' || person.away ? null : carryingWrist(kit, held)
  if (wrist) {
    const [own = HANGING] = pose.seated ? [] : (pose.arms ?? [])
    return [drawArm(kit, -1, pose.lean, backward(own)), drawArm(kit, 1, pose.lean, { wrist })]
  }
  if (held) return [null, null]
  if (doing.hand) {
    const given = { wrist: doing.hand }
    const [own = HANGING, far = HANGING] = pose.arms ?? []
    const gives = doing.hand[0] > 0
    const near = gives ? backward(own) : own
    return [
      drawArm(kit, -1, pose.lean, gives ? near : given),
      drawArm(kit, 1, pose.lean, gives ? given : far),
    ]
  }
  const hangs = doing.action === 'stand' && person.pose === 'down' && garment.sleeve !== 'wide'
  const [near, far] = pose.arms ?? (hangs ? AT_EASE : [])
  if (!near || !far) return [null, null]
  return [drawArm(kit, -1, pose.lean, near), drawArm(kit, 1, pose.lean, far)]
}

function drawPosedBody(parts: Parts, person: Acted): Body {
  const pose = findActionPose(person.doing)
  const { kit } = parts
  const { action, seat, variant } = person.doing
  if (action === 'ride') return riding(parts, pose, person.doing.on ?? 'bicycle')
  const { mount, isHorned } = person.doing
  if (mount) {
    const gallops = pose !== POSES.horseback[0]
    const colour = person.colours.accent
    return { pose, ...mounted({ kit, pose, coat: mount, isHorned, gallops, colour }) }
  }
  const legs = drawLegs(kit, pose)
  const arms = drawPosedArms(parts, person, pose)
  const colour = person.colours.accent
  const base = { pose, legs, arms }
  if (action === 'swim') {
    const onRock = variant % 2 === 0
    const ground = onRock ? HIP + 370 : 1330
    const rock = { top: HIP + 62, ground, colour }
    return { ...base, ground, seat: onRock ? SEAT_FORMS.rock(rock) : null }
  }
  const ground = computeGround(legs, pose)
  if (seat === 'cloud')
    return {
      ...base,
      ground: ground + 150,
      seat: SEAT_FORMS.cloud({ top: ground, ground, colour }),
    }
  if (!/^(?:sit|fish)$/.test(action) || seat === null) return { ...base, ground, seat: null }
  return { ...base, ground, seat: SEAT_FORMS[seat]({ top: HIP + 72, ground, colour }) }
}

type Turn = (forms: readonly Form[]) => Form[]

function about(centre: Point, angle: number): Turn {
  if (angle === 0) return (forms) => [...forms]
  return (forms) =>
    mapForms(forms, (point) => turned(point, centre, angle), 1, (angle * Math.PI) / 180)
}

/** Cloth and legs in the order in which they cover each other. */
function trunkForms(parts: Parts, { pose, legs, ground }: Body, wear: Legwear, lean: Turn): Form[] {
  const { kit, garment, neck } = parts
  const { doing } = kit.person
  const trunk = lean([...neck, ...garment.trunk])
  if (doing?.action === 'swim') return [...tailForms(kit, doing.variant), ...trunk]
  const legsDrawn = legForms(kit, legs, wear)
  const seated = pose.seated ?? false
  const whole = doing !== null && isWhole(wear, doing.action)
  // who flies has no ground that a hem could lie on
  const floor = pose.turn === undefined ? ground : Infinity
  const drape = whole ? [] : drapeForms(kit, legs, wear, { seated, ground: floor })
  // from behind the lap is hidden
  if (seated && kit.person.away) return [...legsDrawn, ...drape, ...trunk]
  if (seated) return [...trunk, ...legsDrawn, ...drape]
  if (wear.drape?.under) return [...legsDrawn, ...drape, ...trunk]
  return [...legsDrawn, ...trunk, ...drape]
}

/** Forms that point up from a grip, along the arm that holds them by it. */
function alongArm(forms: readonly Form[], [gx, gy]: Point, { elbow, wrist }: Arm): Form[] {
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const at: Point = [wrist[0] + ux * 40, wrist[1] + uy * 40]
  return mapForms(forms, ([x, y]) => {
    const [px, py] = [x - gx, y - gy]
    // from up along (0, -1) to along the arm
    return [at[0] - uy * px * 0.9 - ux * py, at[1] + ux * px * 0.9 - uy * py]
  })
}

/** The middle of a staff that is turned upright. */
const STAFF_GRIP: Point = [95, 231]

/** The weapon in the far hand; the hilt of a sword is drawn for two hands about (0, 310). */
function drawnWeapon({ kit }: Parts, arm: Arm): Form[] {
  if (kit.person.doing?.weapon) {
    const { under: rod = [] } = staff({ ...kit, dark: 1 })
    return alongArm(place(rod, [0, 0], { turn: -0.36 }), STAFF_GRIP, arm)
  }
  const { under = [] } = sword({ ...kit, dark: 1 })
  const upright = place(under, [0, 0], { turn: -0.34 })
  return alongArm(upright, [0.94 * -6 + 0.333 * 310, -0.333 * -6 + 0.943 * 310 + 70], arm)
}

/** A racket in the far hand; over that of the first player the ball or shuttlecock. */
function drawnRacket(game: string, arm: Arm, isFirst: boolean): Form[] {
  const ball = STRUCK[game]?.() ?? []
  if (ball.length === 0) return []
  const { wrist } = arm
  return [
    ...alongArm(racketForms(), [0, 330], arm),
    ...(isFirst ? place(ball, [wrist[0] + 330, wrist[1] - 330]) : []),
  ]
}

/** The ball of each action that has one. */
const PLAYED: Readonly<Partial<Record<ActionId, HeldDrawing>>> = { kick: football, shoot: ball }
/** Place of a held ball, units of the body, and its radius. */
const BALL = { at: [0, 372], radius: 100 } as const

/** The ball at the foot that kicks it, or over the hands that throw it. */
function playedBall({ kit }: Parts, { legs, arms }: Body, action: ActionId): Form[] {
  const drawn = PLAYED[action]?.({ ...kit, dark: 1 }).under ?? []
  const [near, far] = arms
  const scale = action === 'kick' ? 0.82 : 0.94
  const radius = BALL.radius * scale
  const { ankle } = legs[1]
  const kicked: Point = [ankle[0] + radius + 92, ankle[1] - 6]
  const thrown: Point = [
    ((near?.wrist[0] ?? 0) + (far?.wrist[0] ?? 0)) / 2,
    Math.min(near?.wrist[1] ?? 0, far?.wrist[1] ?? 0) - radius - 40,
  ]
  const [x, y] = action === 'kick' ? kicked : thrown
  return place(drawn, [x - BALL.at[0] * scale, y - BALL.at[1] * scale], { scale })
}

/** Counter-rotation of the head when the whole figure is turned. */
const RIGHTED = -0.6

/** Everything about one figure that turns with its trunk, in layers from back to front. */
function buildLayers(
  person: Acted,
  name: string,
  parts: Parts,
  body: Body,
  wear: Legwear,
): Layer[] {
  const { kit, garment, limbs, held, worn, head } = parts
  const { pose } = body
  const lean = about([0, HIP], pose.lean)
  const right = about([0, -30], person.doing.action === 'lie' ? 0 : (pose.turn ?? 0) * RIGHTED)
  const onHead: Turn = (forms) => lean(right(forms))
  const { action } = person.doing
  const fill = garment.sleeveFill ?? person.colours.cloth
  const arm = (one: Arm | null, away: boolean): Form[] =>
    one ? markCloth(armForms(kit, one, { sleeve: garment.sleeve, fill, away })) : []
  const [near, far] = body.arms
  const blade = action === 'fight' && far ? drawnWeapon(parts, far) : []
  const posed = near !== null
  const load = person.held && far ? carried(kit, person.held, far) : null
  const seated = pose.seated ?? false
  // from behind, hands that lie on the knees are hidden
  const hidden = seated && person.away && load === null
  const before = !hidden && (seated || person.doing.hand !== null || load !== null)
  const farArm = [
    ...blade,
    ...playedBall(parts, body, action),
    ...(far ? drawnRacket(action, far, /^(?:1 )?$/.test(name)) : []),
    ...arm(far, load === null),
    ...(load ? [...load.under, ...load.over] : []),
  ]
  return [
    layer(
      `${name}behind`,
      'masses',
      load?.behind ?? [],
      lean([...(load ? [] : held.behind), ...worn.behind]),
      action === 'fly' ? ribbons(kit) : [],
    ),
    layer(`${name}hair behind`, 'masses', onHead(head.behind), lean(garment.behind ?? [])),
    layer(
      `${name}far arm`,
      'masses',
      before ? [] : farArm,
      hidden ? arm(near, true) : [],
      posed ? [] : lean(limbs.behind),
    ),
    layer(`${name}body`, 'masses', trunkForms(parts, body, wear, lean)),
    layer(
      `${name}sleeves`,
      'forms',
      lean([...(posed || person.held ? [] : limbs.over), ...(garment.over ?? []), ...worn.body]),
    ),
    layer(`${name}near arm`, 'forms', before ? farArm : [], hidden ? [] : arm(near, false)),
    layer(`${name}hair beside`, 'forms', onHead(head.beside)),
    layer(`${name}face`, 'forms', onHead(head.face)),
    layer(`${name}features`, 'features', onHead(head.features)),
    layer(`${name}hair`, 'details', onHead(head.hair)),
    layer(`${name}worn`, 'details', onHead(head.worn)),
    layer(`${name}held`, 'details', load ? [] : lean(held.forms)),
  ]
}

/**
 * One figure from head to foot, doing something.
 *
 * @param name distinguishes parts of several figures
 */
export function actingFigure(person: Acted, name = ''): Acting {
  const parts = drawParts(person)
  const { action } = person.doing
  const wear = chooseLegwear(person.clothes, person.sex, person.doing)
  const body = drawPosedBody(parts, person)
  const { turn = 0, air = 0 } = body.pose
  const whole = about([0, HIP], turn)
  const [near, far] = body.legs
  const gear = sportsGear({ action, ankles: [near.ankle, far.ankle], arms: body.arms })
  const drawn = buildLayers(person, name, parts, body, wear).map((item) => ({
    ...item,
    forms: whole(item.forms),
  }))
  const layers = [
    layer(`${name}seat`, 'masses', body.seat?.behind ?? [], gear.behind),
    ...drawn,
    layer(`${name}before`, 'masses', body.seat?.before ?? [], gear.before),
  ].filter(({ forms }) => forms.length > 0)
  const ys = drawn.flatMap(({ forms }) =>
    forms.flatMap(({ rings }) => rings.flat().map(([, y]) => y)),
  )
  const lowest = Math.max(...ys)
  // a wide sleeve may lie lower than the feet
  if (turn === 0) return { layers, ground: Math.max(body.ground, lowest - 20) }
  // who lies rests on the back, whatever an elbow does
  return { layers, ground: action === 'lie' ? HIP + 190 : lowest + air }
}
