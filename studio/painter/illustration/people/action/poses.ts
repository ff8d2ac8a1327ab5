import { wordList } from '../../../../lib/words'

/** Action of a whole figure. */
export const ACTIONS = wordList(`
  stand walk run jump dance sit floor lotus squat fight fly swim lie ride horseback kick shoot
`)
export type ActionId = (typeof ACTIONS)[number]

/** Angles in degrees from straight down, rising towards the right; the figure faces right. */
export interface LegPose {
  readonly thigh: number
  readonly shin: number
  /** Angle of the toes below the horizon. */
  readonly foot?: number
  /** The foot points to the left. */
  readonly back?: true
  /** Visible share of thigh and shin where they come towards the viewer. */
  readonly short?: number
  readonly shinShort?: number
}

export type ArmPose =
  | { readonly upper: number; readonly fore: number }
  /** Place of the wrist, units of the body. */
  | { readonly wrist: readonly [number, number] }

export interface Pose {
  /** Of the trunk, degrees forward. */
  readonly lean: number
  /** The leg and arm on the viewer's left, which is nearer; then the others. */
  readonly near: LegPose
  readonly far: LegPose
  /** Absent: the arms lie as they do in portraits. */
  readonly arms?: readonly [near: ArmPose, far: ArmPose]
  /** Units between the lower foot and the ground. */
  readonly air?: number
  /** The legs lie before the trunk. */
  readonly seated?: true
  /** The whole figure turned about its hip, degrees clockwise; the head only follows half way. */
  readonly turn?: number
  /** The seat of the body touches the ground. */
  readonly down?: true
}

type Poses = readonly [Pose, ...Pose[]]

/** Degrees of the near arm's two halves, then of the far one's. */
function bent(upper: number, fore: number, farUpper: number, farFore: number): Pose['arms'] {
  return [
    { upper, fore },
    { upper: farUpper, fore: farFore },
  ]
}

/** @param foot degrees that the toes point below the horizon */
function leg(
  thigh: number,
  shin: number,
  foot?: number,
  more?: Pick<LegPose, 'back' | 'short' | 'shinShort'>,
): LegPose {
  return { thigh, shin, ...(foot !== undefined && { foot }), ...more }
}

const stand: Poses = [
  { lean: 0, near: leg(-4, -2), far: leg(8, 1) },
  { lean: 0, near: leg(-7, 1), far: leg(4, 2) },
  { lean: 0, near: leg(-2, -1), far: leg(11, -10, 16) },
]

const walk: Poses = [
  { lean: 3, near: leg(-15, -38, 34), far: leg(24, 12, -12), arms: bent(24, 46, -42, -32) },
  { lean: 3, near: leg(23, 13, -12), far: leg(-14, -37, 34), arms: bent(-22, 2, 26, 50) },
]

const run: Poses = [
  {
    lean: 10,
    near: leg(-26, -44, 42),
    far: leg(64, -14, 6),
    arms: bent(36, 122, -44, 40),
    air: 26,
  },
  {
    lean: 10,
    near: leg(44, 16, -14),
    far: leg(-30, -86, 70),
    arms: bent(-52, 34, 40, 124),
    air: 60,
  },
]

const jump: Poses = [
  {
    lean: 3,
    near: leg(-16, -72, 52),
    far: leg(46, -26, 30),
    arms: bent(-146, -164, 146, 164),
    air: 190,
  },
  {
    lean: 0,
    near: leg(-34, -60, 50),
    far: leg(30, -58, 52),
    arms: bent(-128, -158, 132, 158),
    air: 190,
  },
]

const dance: Poses = [
  { lean: -2, near: leg(-2, -1, 58), far: leg(40, -30, 46), arms: bent(-104, -158, 84, 122) },
  { lean: 5, near: leg(-40, -66, 62), far: leg(3, 0, 54), arms: bent(-76, -100, 116, 150) },
]

const sit: Poses = [
  {
    lean: 0,
    near: { thigh: 74, shin: -4, short: 0.76 },
    far: { thigh: 68, shin: 14, short: 0.74 },
    arms: bent(4, 52, 12, 48),
    seated: true,
  },
  {
    lean: -2,
    near: { thigh: 84, shin: 20, short: 0.8, foot: 30 },
    far: { thigh: 70, shin: -2, short: 0.74 },
    arms: bent(2, 54, 14, 44),
    seated: true,
  },
]

const floor: Poses = [
  {
    lean: 0,
    near: { thigh: -66, shin: 79, short: 0.52, shinShort: 0.74, foot: 4 },
    far: { thigh: 66, shin: -79, short: 0.52, shinShort: 0.74, foot: 4, back: true },
    arms: bent(-16, 20, 16, -20),
    seated: true,
    down: true,
  },
  {
    lean: 8,
    near: { thigh: 130, shin: -10, shinShort: 0.8 },
    far: { thigh: 124, shin: -4, shinShort: 0.8 },
    arms: [{ wrist: [268, 372] }, { wrist: [318, 330] }],
    seated: true,
    down: true,
  },
]

const [crossed] = floor

const squat: Poses = [
  {
    lean: 12,
    near: { thigh: 106, shin: -34, short: 0.86, shinShort: 0.9 },
    far: { thigh: 94, shin: -44, short: 0.86, shinShort: 0.86 },
    arms: [{ wrist: [300, 440] }, { wrist: [352, 400] }],
    seated: true,
  },
]

/** With a sword in the far hand. */
const fight: Poses = [
  { lean: 6, near: leg(-40, -36), far: leg(54, 4), arms: bent(-74, -92, 84, 96) },
  { lean: -4, near: leg(-8, -16), far: leg(44, 24, 8), arms: bent(-48, -104, 128, 146) },
]

/** Aslant through the air, the legs behind. */
const fly: Poses = [
  {
    ...{ lean: 0, turn: 54, air: 160 },
    near: leg(-16, -58, 66),
    far: leg(12, -26, 66),
    arms: bent(-112, -84, 96, 138),
  },
  {
    ...{ lean: 0, turn: 38, air: 160 },
    near: leg(6, -40, 66),
    far: leg(34, -44, 66),
    arms: bent(-96, -140, 76, 120),
  },
]

/** On the back, one knee up, a hand behind the head. */
const lie: Poses = [
  {
    ...{ lean: 0, turn: -82 },
    near: leg(-4, -2, 50),
    far: leg(40, -34, 40),
    arms: bent(-128, -226, 20, -36),
  },
]

/** With a tail: on a rock, and in the water. */
const swim: Poses = [
  {
    lean: 0,
    near: leg(40, 60),
    far: leg(40, 60),
    arms: [{ wrist: [-236, 512] }, { wrist: [196, 486] }],
    seated: true,
  },
  {
    ...{ lean: 4, turn: 8 },
    near: leg(0, 0),
    far: leg(0, 0),
    arms: bent(-62, -96, 70, 112),
    air: 60,
  },
]

/** The joints follow the bicycle. */
const ride: Poses = [{ lean: 17, near: leg(0, 0), far: leg(0, 0) }]

/** The far foot swings at a football. */
const kick: Poses = [
  { lean: -7, near: leg(-10, -16, -4), far: leg(56, 40, 4), arms: bent(-62, -30, 58, 96) },
  { lean: -4, near: leg(-16, -30, 12), far: leg(40, 34, 10), arms: bent(-74, -116, 44, 70) },
]

/** Off the ground, a basketball over both hands. */
const shoot: Poses = [
  {
    lean: 3,
    near: leg(-8, -22, 40),
    far: leg(26, -18, 34),
    arms: bent(-146, -204, 150, 204),
    air: 110,
  },
  {
    lean: 2,
    near: leg(-14, -44, 48),
    far: leg(40, -34, 40),
    arms: bent(-138, -208, 142, 208),
    air: 170,
  },
]

/** On a horse at rest, and on one that gallops. */
const horseback: Poses = [
  { lean: 2, near: leg(56, -10, -4), far: leg(56, -10, -4) },
  { lean: 15, near: leg(66, -26, 6), far: leg(66, -26, 6) },
]

export const POSES: Readonly<Record<ActionId, Poses>> = {
  stand,
  walk,
  run,
  jump,
  dance,
  sit,
  floor,
  lotus: [crossed],
  squat,
  fight,
  fly,
  swim,
  lie,
  ride,
  horseback,
  kick,
  shoot,
}
