/** Gestures of empty hands: 比心, 点赞, 托腮. Arms in half shoulders and units, hands from the wrist up. */
import { hex, type Oklch } from '../../../colour'
import { type Form, inside, place, polygonForm } from '../../build/form'
import { tone } from '../../build/fill'
import { armForms, handColour } from '../action/arms'
import { capsule } from '../action/limb'
import { loweredArm } from '../body/arms'
import type { ClothKit } from '../body/kit'
import type { Sleeve } from '../body/sleeves'
import { type Point, pairs, twoPairs } from '../../../drawing/notation'
import { readRows } from '../../../../lib/fields'
import { still } from '../pen'

const HEART = '0,34! -44,-6 -38,-40 -14,-40 0,-18! 14,-40 38,-40 44,-6'
const RED = hex('#e8506a')
/** Of a glow stick. */
const GLOW = hex('#ff6ad0')

const heart = ([x, y]: Point, scale: number): Form[] =>
  place([still.form(HEART, RED, 'detail plain')], [x, y], { scale })

/** Capsules from a root to a tip, `x,y x,y`, parted by semicolons. */
const fingers = (skin: Oklch, text: string, r = 11): Form[] =>
  text.split(';').map((one) => {
    const [from = [0, 0], to = from] = pairs(one.trim())
    return polygonForm([capsule(from, r, to, r * 0.88)], skin, 'skin relief 4')
  })

const palm = (skin: Oklch, outline: string, lines = ''): Form => {
  const knuckles = lines.split(';').filter((one) => one !== '')
  const own = knuckles.map((one) => still.line(one.trim(), 3, tone(skin, -0.14)))
  return inside(still.form(outline, skin, 'skin relief 6'), own)
}

const FIST = '-26,8! -36,-28 -32,-62 -6,-74 24,-68 36,-38 26,8!'
const KNUCKLES = '-14,-68 -15,-38;2,-70 1,-40;18,-66 17,-38'
const OPEN = '-22,8! -30,-30 -28,-66 -4,-78 24,-70 30,-34 22,8!'
const FLAT = '-22,8! -27,-60 -18,-126 2,-136 19,-122 25,-60 22,8!'

/** Hands with the wrist at (0, 0), fingers up; those of the left are mirrored. */
const HANDS: Readonly<Record<string, (skin: Oklch) => readonly Form[]>> = {
  fist: (skin) => [palm(skin, FIST, KNUCKLES), ...fingers(skin, '-26,-30 4,-44')],
  open: (skin) => [
    ...fingers(skin, '-21,-62 -40,-116; -7,-72 -13,-136; 9,-72 15,-134; 23,-62 42,-112'),
    ...fingers(skin, '-22,-22 -58,-54'),
    palm(skin, OPEN),
  ],
  victory: (skin) => [
    ...fingers(skin, '-10,-62 -28,-142; 10,-64 26,-144'),
    palm(skin, FIST, KNUCKLES),
    ...fingers(skin, '-26,-28 10,-46'),
  ],
  thumb: (skin) => [
    ...fingers(skin, '-12,-58 -16,-124', 14),
    palm(
      skin,
      '-30,8! -40,-26 -32,-66 0,-76 36,-66 44,-30 26,8!',
      '4,-52 42,-52;4,-34 44,-34;4,-16 38,-16',
    ),
  ],
  pinch: (skin) => [
    ...fingers(skin, '18,-58 -8,-106'),
    palm(skin, FIST, KNUCKLES),
    ...fingers(skin, '-22,-46 14,-104'),
    ...heart([2, -152], 0.74),
  ],
  index: (skin) => [
    ...fingers(skin, '-4,-60 -4,-142'),
    palm(skin, FIST, KNUCKLES),
    ...fingers(skin, '-26,-28 10,-46'),
  ],
  ok: (skin) => [
    ...fingers(skin, '-2,-72 0,-142; 12,-70 22,-136; 24,-60 44,-122'),
    palm(skin, OPEN),
    still.line('-20,-40! -46,-50 -56,-78 -38,-98 -16,-88 -12,-64!', 17, skin, 'skin even'),
  ],
  stick: (skin) => [
    still.line('0,-30 0,-250', 64, GLOW, { role: 'glow', alpha: 0.3, pressure: 'even' }),
    still.line('0,-60 0,-250', 24, tone(GLOW, 0.16), 'glow even'),
    still.line('0,-20 0,-70', 22, hex('#4a4658'), 'body even'),
    palm(skin, FIST, KNUCKLES),
  ],
  flat: (skin) => [
    palm(skin, FLAT, '-8,-122 -7,-62;7,-124 7,-62'),
    ...fingers(skin, '-20,-24 -34,-70', 10),
  ],
}

const half = (text: string, skin: Oklch): Form => still.line(text, 33, skin, 'skin even')

/** Forms of two hands that are one, by gesture, or that fly from them. */
const JOINED: Readonly<Record<string, (skin: Oklch) => readonly Form[]>> = {
  'heart-hands': (skin) => [
    half('0,214! -62,158 -76,108 -44,72 -2,106!', skin),
    half('0,214! 62,158 76,108 44,72 2,106!', skin),
    ...heart([0, 146], 0.62),
  ],
  'palms-together': (skin) => [
    palm(skin, '-34,250! -30,150 -14,92 0,84! 0,252!'),
    palm(tone(skin, -0.03), '34,250! 30,150 14,92 0,84! 0,252!'),
    still.line('0,88 0,240', 3, tone(skin, -0.14)),
  ],
  'fist-palm': (skin) => [
    palm(skin, '-54,236! -66,190 -48,150 -8,142 30,160 34,228!'),
    palm(tone(skin, -0.03), '58,236! 62,176 40,138 14,130 -6,150 4,200 16,240!'),
  ],
  'blown-kiss': () => [
    ...heart([176, -66], 0.8),
    ...heart([248, -130], 0.56),
    ...heart([204, -176], 0.36),
  ],
}

interface Gesture {
  readonly arm: readonly [elbow: Point, wrist: Point]
  readonly hand: string
  readonly turn: number
  readonly isBoth: boolean
}

/**
 * Elbow and wrist at the right, x in half shoulders; the hand, and the direction of its fingers, degrees
 * clockwise from up; `both` where both arms do it. The other arm hangs.
 */
const GESTURES = readRows(
  {
    'heart-hands': '1.2,318 0.36,222 joined 0 both',
    'finger-heart': '1.24,290 0.98,66 pinch 6',
    victory: '1.3,270 1.0,30 victory 8',
    'thumbs-up': '1.26,320 0.66,210 thumb 0',
    'wave-hand': '1.4,240 1.3,10 open 14',
    'chin-rest': '1.0,360 0.5,6 fist -10',
    'cheeks-held': '1.06,320 0.54,-8 flat 2 both',
    'palms-together': '1.2,326 0.18,236 joined 0 both',
    'fist-palm': '1.2,300 0.3,216 joined 0 both',
    salute: '1.66,60 1.06,-142 flat -58',
    'hands-on-hips': '1.62,300 0.94,420 fist -120 both',
    'arms-crossed': '1.16,316 -0.42,286 fist -80 both',
    'mouth-covered': '1.0,290 0.5,14 flat -42',
    'blown-kiss': '1.16,280 0.66,60 flat -16',
    'hand-up': '1.3,-20 1.12,-240 open 2',
    'hands-up': '1.36,-10 1.3,-230 open 8 both',
    cheer: '1.3,270 0.92,60 fist 0',
    'glow-stick': '1.34,60 1.1,-150 stick 10',
    'ok-sign': '1.3,270 1.02,40 ok 6',
    hush: '0.98,290 0.28,34 index -12',
  },
  (text): Gesture => {
    const [elbow = '', wrist = '', hand = '', turn = '0', both] = text.split(' ')
    const arm = twoPairs(`${elbow} ${wrist}`)
    return { arm, hand, turn: (Number(turn) * Math.PI) / 180, isBoth: both === 'both' }
  },
)
/** The right arm over the left one, units. */
const CROSSED = 28

export const isGesture = (held: string | null | undefined): held is keyof typeof GESTURES =>
  typeof held === 'string' && Object.hasOwn(GESTURES, held)

/** Units over the pit of the neck that a raised hand needs. */
const RISES: Readonly<Record<string, number>> = {
  ...{ 'hand-up': 400, 'hands-up': 400, 'glow-stick': 420 },
}
export const measureRise = (held: string): number => RISES[held] ?? 0

/** The arms of a gesture, before the body and the face. */
export function gestureForms(
  kit: ClothKit,
  id: keyof typeof GESTURES,
  sleeve: Sleeve,
  fill: Oklch,
): Form[] {
  const { arm, hand, turn, isBoth } = GESTURES[id]
  const { sw, drop, dark, person } = kit
  const isChild = person.age === 'child'
  const skin = handColour(person)
  const one = (side: 1 | -1, lower = 0): Form[] => {
    const [elbow, wrist] = arm.map(([x, y]): Point => [
      x * sw * side,
      (y > 0 ? y * (isChild ? 0.84 : 1) : y) + lower,
    ]) as [Point, Point]
    const forms = place(HANDS[hand]?.(skin) ?? [], [0, 0], { flip: side < 0 })
    const own = place(forms, wrist, { scale: isChild ? 0.86 : 1, turn: turn * side })
    const bones = { shoulder: [side * sw * 0.82, drop + 42] as Point, elbow, wrist }
    return armForms(kit, bones, { sleeve, fill, away: false, hand: own })
  }
  // a chin is before a profile, whatever the light
  const near = person.profile ? 1 : dark
  const more = place(JOINED[id]?.(skin) ?? [], [0, 0], { flip: near < 0 })
  if (!isBoth) return [...loweredArm(kit, sleeve, fill, near), ...one(near), ...more]
  return [...one(-1), ...one(1, id === 'arms-crossed' ? -CROSSED : 0), ...more]
}
