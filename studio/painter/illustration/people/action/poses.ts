/** What a whole figure does. */
export const ACTIONS = [
  'stand',
  'walk',
  'run',
  'jump',
  'dance',
  'sit',
  'floor',
  'lotus',
  'squat',
  'fight',
  'fly',
  'swim',
  'lie',
  'ride',
  'horseback',
  'kick',
  'shoot',
] as const
export type ActionId = (typeof ACTIONS)[number]

/** Angles in degrees from straight down, rising towards the right; the figure faces right. */
export interface LegPose {
  readonly thigh: number
  readonly shin: number
  /** How far the toes point below the horizon. */
  readonly foot?: number
  /** The foot points to the left. */
  readonly back?: true
  /** How much of thigh and shin is seen where they come towards the viewer. */
  readonly short?: number
  readonly shinShort?: number
}

export type ArmPose =
  | { readonly upper: number; readonly fore: number }
  /** Where the wrist is, units of the body. */
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

const stand: Poses = [
  { lean: 0, near: { thigh: -4, shin: -2 }, far: { thigh: 8, shin: 1 } },
  { lean: 0, near: { thigh: -7, shin: 1 }, far: { thigh: 4, shin: 2 } },
  { lean: 0, near: { thigh: -2, shin: -1 }, far: { thigh: 11, shin: -10, foot: 16 } },
]

const walk: Poses = [
  {
    lean: 3,
    near: { thigh: -15, shin: -38, foot: 34 },
    far: { thigh: 24, shin: 12, foot: -12 },
    arms: bent(24, 46, -42, -32),
  },
  {
    lean: 3,
    near: { thigh: 23, shin: 13, foot: -12 },
    far: { thigh: -14, shin: -37, foot: 34 },
    arms: bent(-22, 2, 26, 50),
  },
]

const run: Poses = [
  {
    lean: 10,
    near: { thigh: -26, shin: -44, foot: 42 },
    far: { thigh: 64, shin: -14, foot: 6 },
    arms: bent(36, 122, -44, 40),
    air: 26,
  },
  {
    lean: 10,
    near: { thigh: 44, shin: 16, foot: -14 },
    far: { thigh: -30, shin: -86, foot: 70 },
    arms: bent(-52, 34, 40, 124),
    air: 60,
  },
]

const jump: Poses = [
  {
    lean: 3,
    near: { thigh: -16, shin: -72, foot: 52 },
    far: { thigh: 46, shin: -26, foot: 30 },
    arms: bent(-146, -164, 146, 164),
    air: 190,
  },
  {
    lean: 0,
    near: { thigh: -34, shin: -60, foot: 50 },
    far: { thigh: 30, shin: -58, foot: 52 },
    arms: bent(-128, -158, 132, 158),
    air: 190,
  },
]

const dance: Poses = [
  {
    lean: -2,
    near: { thigh: -2, shin: -1, foot: 58 },
    far: { thigh: 40, shin: -30, foot: 46 },
    arms: bent(-104, -158, 84, 122),
  },
  {
    lean: 5,
    near: { thigh: -40, shin: -66, foot: 62 },
    far: { thigh: 3, shin: 0, foot: 54 },
    arms: bent(-76, -100, 116, 150),
  },
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
  {
    lean: 6,
    near: { thigh: -40, shin: -36 },
    far: { thigh: 54, shin: 4 },
    arms: bent(-74, -92, 84, 96),
  },
  {
    lean: -4,
    near: { thigh: -8, shin: -16 },
    far: { thigh: 44, shin: 24, foot: 8 },
    arms: bent(-48, -104, 128, 146),
  },
]

/** Aslant through the air, the legs behind. */
const fly: Poses = [
  {
    ...{ lean: 0, turn: 54, air: 160 },
    near: { thigh: -16, shin: -58, foot: 66 },
    far: { thigh: 12, shin: -26, foot: 66 },
    arms: bent(-112, -84, 96, 138),
  },
  {
    ...{ lean: 0, turn: 38, air: 160 },
    near: { thigh: 6, shin: -40, foot: 66 },
    far: { thigh: 34, shin: -44, foot: 66 },
    arms: bent(-96, -140, 76, 120),
  },
]

/** On the back, one knee up, a hand behind the head. */
const lie: Poses = [
  {
    ...{ lean: 0, turn: -82 },
    near: { thigh: -4, shin: -2, foot: 50 },
    far: { thigh: 40, shin: -34, foot: 40 },
    arms: bent(-128, -226, 20, -36),
  },
]

/** With a tail: on a rock, and in the water. */
const swim: Poses = [
  {
    lean: 0,
    near: { thigh: 40, shin: 60 },
    far: { thigh: 40, shin: 60 },
    arms: [{ wrist: [-236, 512] }, { wrist: [196, 486] }],
    seated: true,
  },
  {
    ...{ lean: 4, turn: 8 },
    near: { thigh: 0, shin: 0 },
    far: { thigh: 0, shin: 0 },
    arms: bent(-62, -96, 70, 112),
    air: 60,
  },
]

/** The joints follow the bicycle. */
const ride: Poses = [{ lean: 17, near: { thigh: 0, shin: 0 }, far: { thigh: 0, shin: 0 } }]

/** The far foot swings at a football. */
const kick: Poses = [
  {
    lean: -7,
    near: { thigh: -10, shin: -16, foot: -4 },
    far: { thigh: 56, shin: 40, foot: 4 },
    arms: bent(-62, -30, 58, 96),
  },
  {
    lean: -4,
    near: { thigh: -16, shin: -30, foot: 12 },
    far: { thigh: 40, shin: 34, foot: 10 },
    arms: bent(-74, -116, 44, 70),
  },
]

/** Off the ground, a basketball over both hands. */
const shoot: Poses = [
  {
    lean: 3,
    near: { thigh: -8, shin: -22, foot: 40 },
    far: { thigh: 26, shin: -18, foot: 34 },
    arms: bent(-146, -204, 150, 204),
    air: 110,
  },
  {
    lean: 2,
    near: { thigh: -14, shin: -44, foot: 48 },
    far: { thigh: 40, shin: -34, foot: 40 },
    arms: bent(-138, -208, 142, 208),
    air: 170,
  },
]

/** On a horse that stands, and on one that gallops. */
const horseback: Poses = [
  { lean: 2, near: { thigh: 56, shin: -10, foot: -4 }, far: { thigh: 56, shin: -10, foot: -4 } },
  { lean: 15, near: { thigh: 66, shin: -26, foot: 6 }, far: { thigh: 66, shin: -26, foot: 6 } },
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
