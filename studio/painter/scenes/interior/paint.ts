import { type Oklch, mixColour, shade } from '../../colour'
import { materialsAt, toneAt } from '../../palette'
import type { Stage } from '../../scene'
import { triples } from '../../drawing/notation'

/** Colours of a room; the lamp inside makes it warmer and lighter than the night. */
export interface RoomPaint {
  readonly lit: boolean
  readonly wall: Oklch
  readonly wood: Oklch
  readonly table: Oklch
  readonly cloth: Oklch
  readonly paper: Oklch
  readonly leaf: Oklch
  readonly dark: Oklch
  readonly lamp: Oklch
  readonly metal: Oklch
  readonly cushion: Oklch
  readonly books: readonly [Oklch, ...Oklch[]]
  tone(colour: Oklch): Oklch
}

const WALLS: readonly [Oklch, ...Oklch[]] = triples(`0.87,0.045,80 0.8,0.035,150 0.76,0.04,232
  0.79,0.065,55 0.9,0.02,95 0.74,0.045,20`)
const WARM_WALLS: typeof WALLS = triples('0.87,0.045,80 0.82,0.06,60 0.9,0.035,90')
const CLOTHS: readonly [Oklch, ...Oklch[]] = triples(`0.6,0.12,30 0.55,0.08,240 0.72,0.1,85
  0.6,0.07,160 0.86,0.03,80`)
const WOODS: readonly [Oklch, ...Oklch[]] = triples(`0.46,0.07,48 0.62,0.085,65 0.36,0.05,38
  0.54,0.075,52`)

export function roomPaint(stage: Stage): RoomPaint {
  const { palette, slots } = stage
  const random = stage.random.fork('room')
  const lit = slots.time === 'night' || slots.time === 'dusk'
  const m = materialsAt(palette, 0)
  const dim = slots.time === 'night' ? 0.94 : lit ? 0.97 : 1
  const tone = (colour: Oklch): Oklch => {
    const own: Oklch = [colour[0] * dim, colour[1], colour[2]]
    const warm = lit ? mixColour(own, [own[0], 0.08, 62], 0.4) : own
    return toneAt(palette, 0, warm, lit ? 0.22 : 0.8)
  }
  const wood = tone(random.pick(WOODS))
  return {
    lit,
    wall: tone(random.pick(slots.moods.has('warm') ? WARM_WALLS : WALLS)),
    wood,
    table: shade(wood, random.range(-0.02, 0.1)),
    cloth: tone(random.pick(CLOTHS)),
    paper: tone([0.94, 0.025, 88]),
    leaf: tone([0.52, 0.09, 148]),
    dark: m.dark,
    lamp: m.lamp,
    cushion: tone([0.78, 0.11, 82]),
    metal: tone([0.42, 0.07, 245]),
    books: [
      tone([0.5, 0.13, 28]),
      tone([0.42, 0.07, 245]),
      tone([0.76, 0.11, 82]),
      tone([0.48, 0.07, 160]),
      tone([0.88, 0.03, 85]),
      tone([0.36, 0.05, 40]),
    ],
    tone,
  }
}
