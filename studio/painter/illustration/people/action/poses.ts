import { readFields } from '../../../../lib/fields'
import { wordList } from '../../../../lib/words'
import { pairs, strokePoints } from '../../../drawing/notation'

/** Action of a whole figure. */
export const ACTIONS = wordList(`
  stand walk run jump dance sit floor lotus squat fight fly swim lie ride horseback kick shoot
  badminton tennis ski skip kungfu hug fish surf skate skateboard float
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

const FIELDS = wordList('lean turn near far arms air seated down')

/** Degrees of thigh, shin and foot, then `short=`, `shin=` and `back`. */
function readLeg(text = ''): LegPose {
  const [[thigh, shin, foot]] = strokePoints(text.split(' ')[0] ?? '')
  const [, short] = /short=(\S+)/.exec(text) ?? []
  const [, shinShort] = /shin=(\S+)/.exec(text) ?? []
  return {
    ...{ thigh, shin, ...(foot !== undefined && { foot }) },
    ...(short !== undefined && { short: Number(short) }),
    ...(shinShort !== undefined && { shinShort: Number(shinShort) }),
    ...(text.endsWith(' back') && { back: true }),
  }
}

/** Degrees of the two halves, or the place of the wrist after `@`. */
function readArm(text: string): ArmPose {
  const [[first, second]] = pairs(text.replace('@', ''))
  return text.startsWith('@') ? { wrist: [first, second] } : { upper: first, fore: second }
}

/** A pose as text: numbers by name; legs and arms as `readLeg` and `readArm` have them. */
function readPose(text: string): Pose {
  const { lean, turn, near, far, arms, air, seated, down } = readFields(text, FIELDS)
  const [nearArm, farArm] = arms?.split(' ').map(readArm) ?? []
  return {
    ...{ lean: Number(lean), near: readLeg(near), far: readLeg(far) },
    ...(nearArm && farArm && { arms: [nearArm, farArm] }),
    ...(turn !== undefined && { turn: Number(turn) }),
    ...(air !== undefined && { air: Number(air) }),
    ...(seated !== undefined && { seated: true }),
    ...(down !== undefined && { down: true }),
  }
}

const poses = (first: string, ...others: readonly string[]): Poses => [
  readPose(first),
  ...others.map(readPose),
]

const CROSSED = `lean: 0; near: -66,79,4 short=0.52 shin=0.74;
  far: 66,-79,4 short=0.52 shin=0.74 back; arms: -16,20 16,-20; seated; down`

/** A racket in the far hand, raised for a stroke. */
const STROKE = poses(
  'lean: -4; near: -20,-32,10; far: 34,8; arms: -54,-96 132,160',
  'lean: 4; near: -34,-46,26; far: 36,4; arms: -40,-70 120,150; air: 40',
)

const balance = (air: number): Poses =>
  poses(`lean: 9; near: -46,-14; far: 54,8; arms: -84,-104 92,112; air: ${air}`)

export const POSES: Readonly<Record<ActionId, Poses>> = {
  stand: poses(
    'lean: 0; near: -4,-2; far: 8,1',
    'lean: 0; near: -7,1; far: 4,2',
    'lean: 0; near: -2,-1; far: 11,-10,16',
  ),
  // around another one, who stands close
  hug: poses('lean: 5; near: -6,-3; far: 10,2; arms: @345,290 @330,400'),
  walk: poses(
    'lean: 3; near: -12,-33,33; far: 20,10,-11; arms: -17,-2 16,42',
    'lean: 3; near: 19,11,-11; far: -11,-32,33; arms: -20,-34 13,24',
  ),
  run: poses(
    'lean: 10; near: 64,-14,6; far: -26,-44,42; arms: -46,30 38,122; air: 26',
    'lean: 10; near: 44,16,-14; far: -30,-86,70; arms: -52,34 40,124; air: 60',
  ),
  jump: poses(
    'lean: 3; near: -16,-72,52; far: 46,-26,30; arms: -146,-164 146,164; air: 190',
    'lean: 0; near: -34,-60,50; far: 30,-58,52; arms: -128,-158 132,158; air: 190',
  ),
  dance: poses(
    'lean: -2; near: -2,-1,58; far: 40,-30,46; arms: -104,-158 84,122',
    'lean: 5; near: -40,-66,62; far: 3,0,54; arms: -76,-100 116,150',
  ),
  sit: poses(
    'lean: 0; near: 74,-4 short=0.76; far: 68,14 short=0.74; arms: 4,52 12,48; seated',
    'lean: -2; near: 84,20,30 short=0.8; far: 70,-2 short=0.74; arms: 2,54 14,44; seated',
  ),
  floor: poses(
    CROSSED,
    'lean: 8; near: 130,-10 shin=0.8; far: 124,-4 shin=0.8; arms: @268,372 @318,330; seated; down',
  ),
  lotus: poses(CROSSED),
  squat: poses(
    `lean: 12; near: 106,-34 short=0.86 shin=0.9; far: 94,-44 short=0.86 shin=0.86;
      arms: @300,440 @352,400; seated`,
  ),
  // with a sword in the far hand
  fight: poses(
    'lean: 6; near: -40,-36; far: 54,4; arms: -74,-92 84,96',
    'lean: -4; near: -8,-16; far: 44,24,8; arms: -48,-104 128,146',
  ),
  // aslant through the air, the legs behind
  fly: poses(
    'lean: 0; turn: 54; near: -16,-58,66; far: 12,-26,66; arms: -112,-84 96,138; air: 160',
    'lean: 0; turn: 38; near: 6,-40,66; far: 34,-44,66; arms: -96,-140 76,120; air: 160',
  ),
  // without weight, the limbs away from the body
  float: poses(
    'lean: 0; turn: -24; near: -30,-62,40; far: 40,-22,40; arms: -108,-136 86,118; air: 150',
    'lean: 0; turn: 22; near: -34,-20,40; far: 34,-50,40; arms: -96,-140 100,134; air: 150',
  ),
  // with a tail: on a rock, and in the water
  swim: poses(
    'lean: 0; near: 40,60; far: 40,60; arms: @-236,512 @196,486; seated',
    'lean: 4; turn: 8; near: 0,0; far: 0,0; arms: -62,-96 70,112; air: 60',
  ),
  // on the back, one knee up, a hand behind the head
  lie: poses('lean: 0; turn: -82; near: -4,-2,50; far: 40,-34,40; arms: -128,-226 20,-36'),
  // the joints follow the bicycle
  ride: poses('lean: 17; near: 0,0; far: 0,0'),
  // on a horse at rest, and on one that gallops
  horseback: poses(
    'lean: 2; near: 56,-10,-4; far: 56,-10,-4',
    'lean: 15; near: 66,-26,6; far: 66,-26,6',
  ),
  // the far foot swings at a football
  kick: poses(
    'lean: -7; near: -10,-16,-4; far: 56,40,4; arms: -62,-30 58,96',
    'lean: -4; near: -16,-30,12; far: 40,34,10; arms: -74,-116 44,70',
  ),
  // down a slope, a pole in each hand
  ski: poses('lean: 24; near: 62,-26,-4; far: 50,-30,-4; arms: 10,74 34,96'),
  // over a rope that both hands turn
  skip: poses('lean: 2; near: -6,-40,46; far: 14,-26,46; arms: -44,-78 44,78; air: 150'),
  // in a low stance, one palm before the other
  kungfu: poses(
    'lean: 2; near: -52,-40; far: 62,6; arms: -70,-150 84,94',
    'lean: -3; near: -6,-10; far: 84,20,-4; arms: -80,-140 60,120',
  ),
  ...{ badminton: STROKE, tennis: STROKE },
  // on a seat, a rod in both hands
  fish: poses(`lean: 0; near: 74,-4 short=0.76; far: 68,14 short=0.74; arms: @196,330 @236,296;
    seated`),
  // across a board, the arms spread
  surf: balance(230),
  skateboard: balance(104),
  skate: poses('lean: 14; near: 34,-20,8; far: -34,-62,20; arms: -70,-40 76,104; air: 30'),
  // off the ground, a basketball over both hands
  shoot: poses(
    'lean: 3; near: -8,-22,40; far: 26,-18,34; arms: -146,-204 150,204; air: 110',
    'lean: 2; near: -14,-44,48; far: 40,-34,40; arms: -138,-208 142,208; air: 170',
  ),
}
