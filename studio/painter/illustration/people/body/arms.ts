import type { Oklch } from '../../../colour'
import { type Form, inside } from '../../build/form'
import { clothTones } from '../colours'
import type { KnotList } from '../pen'
import type { Pose } from '../person'
import type { ClothKit } from './kit'
import { type Sleeve, armShade, meetingSleeves, outline, puffSleeve, shortSleeve } from './sleeves'

/** Right arms, from the shoulder down the outside and up the inside; x in half shoulders. */
const ARMS: Readonly<
  Record<'down' | 'behind' | 'pockets' | 'front' | 'hug' | 'wide', (drop: number) => KnotList>
> = {
  down: (drop) => `0.74,${drop * 0.62}! 0.95,${drop + 8} 1.13,${drop + 80} 1.2,230 1.22,360 1.16,560
      1.13,660! 0.92,660! 0.9,540 0.94,360 0.88,230 0.8,150!`,
  behind: (drop) => `0.6,${drop * 0.42} 0.96,${drop + 6} 1.14,${drop + 84} 1.24,220 1.3,320 1.2,410
      0.8,500 0.3,560! 0.2,470! 0.7,420 1.0,330 0.86,210`,
  pockets: (
    drop,
  ) => `0.74,${drop * 0.62}! 0.95,${drop + 8} 1.15,${drop + 84} 1.27,230 1.33,340 1.22,426
      0.92,520! 0.62,476! 0.9,396 1.02,320 0.9,210 0.8,146!`,
  front: (
    drop,
  ) => `0.74,${drop * 0.62}! 0.95,${drop + 8} 1.15,${drop + 84} 1.24,230 1.28,350 1.16,440
      0.84,468 0.34,440! 0.3,346! 0.62,366 0.9,330 0.86,210 0.8,150!`,
  hug: (drop) => `0.74,${drop * 0.62}! 0.95,${drop + 8} 1.15,${drop + 84} 1.24,230 1.28,360 1.14,470
      0.7,520 0.02,506! 0.04,416! 0.56,414 0.88,340 0.86,210 0.8,150!`,
  wide: (drop) => `0.74,${drop * 0.62}! 0.95,${drop + 8} 1.16,${drop + 80} 1.3,260 1.5,460 1.6,640
      1.58,720! 1.0,740! 0.92,560 0.9,360 0.84,160!`,
}

function armFolds(kit: ClothKit, s: number, pose: Pose, fill: Oklch): Form[] {
  const { sw } = kit
  const at = (list: KnotList) => outline(list, sw, s)
  const armpit = kit.fold(at('0.83,158 0.9,210 0.9,270'), fill, 4)
  if (pose === 'down') return [armpit, kit.fold(at('1.2,330 1.08,350 1,344'), fill, 3.4)]
  return [
    armpit,
    kit.fold(at('1.26,322 1.12,330 1.02,322'), fill, 3.6),
    kit.fold(at('1.26,350 1.14,366 1.06,362'), fill, 3.2),
  ]
}

export interface Arms {
  /** Drawn before the trunk. */
  readonly behind: Form[]
  readonly over: Form[]
}

/** Both arms in their sleeves. */
export function arms(kit: ClothKit, sleeve: Sleeve, fill: Oklch, pose: Pose): Arms {
  if (sleeve === 'wide' && pose === 'sleeves')
    return { behind: [], over: meetingSleeves(kit, fill) }
  const { sw, drop, person } = kit
  const { skin, skinShade } = person.colours
  const bare = sleeve === 'short' || sleeve === 'none' || sleeve === 'puff'
  const tones = clothTones(fill)
  const kind = sleeve === 'wide' ? 'wide' : pose === 'sleeves' ? 'front' : pose
  const one = (s: number): Form[] => {
    const shape = outline(ARMS[kind](drop), sw, s)
    if (bare) {
      const arm = inside(
        kit.pen.form(shape, skin, 'skin relief 10'),
        armShade(kit, s, skinShade),
        sleeve === 'short' ? shortSleeve(kit, s, fill, tones.fold) : null,
        sleeve === 'short' && s === kit.dark ? armShade(kit, s, tones.shade) : null,
      )
      // the shade of a short sleeve must not darken the skin below it
      return [arm, ...(sleeve === 'puff' ? [puffSleeve(kit, s, fill)] : [])]
    }
    return [
      kit.cloth(shape, fill, armShade(kit, s, tones.shade), armFolds(kit, s, pose, tones.fold)),
    ]
  }
  const both = [...one(-1), ...one(1)]
  return pose === 'behind' && kind === 'behind'
    ? { behind: both, over: [] }
    : { behind: [], over: both }
}

/** Forearms that come together before the body, in front of what lies behind them. */
export function frontArms(
  kit: ClothKit,
  sleeve: Sleeve,
  fill: Oklch,
  how: 'front' | 'hug',
): Form[] {
  if (sleeve === 'wide') return meetingSleeves(kit, fill)
  const { sw, drop, person } = kit
  const { skin, skinShade } = person.colours
  const tones = clothTones(fill)
  const bare = sleeve === 'short' || sleeve === 'none' || sleeve === 'puff'
  return [-1, 1].flatMap((s) => {
    const shape = outline(ARMS[how](drop), sw, s)
    const main = bare ? skin : fill
    const shadeFill = bare ? skinShade : tones.shade
    const look = { role: bare ? 'skin' : 'cloth', relief: 10 } as const
    const arm = inside(
      kit.pen.form(shape, main, look),
      armShade(kit, s, shadeFill),
      bare ? [] : armFolds(kit, s, 'front', tones.fold),
      sleeve === 'short' ? shortSleeve(kit, s, fill, tones.fold) : null,
    )
    return [arm, ...(sleeve === 'puff' ? [puffSleeve(kit, s, fill)] : [])]
  })
}

/** The arm on the lit side alone, which hangs. @param raised the side of the other one */
export function loweredArm(
  kit: ClothKit,
  sleeve: Sleeve,
  fill: Oklch,
  raised: 1 | -1 = kit.dark,
): Form[] {
  const { over } = arms(kit, sleeve, fill, 'down')
  return raised > 0 ? over.slice(0, over.length / 2) : over.slice(over.length / 2)
}
