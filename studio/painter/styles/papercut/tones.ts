import { type Oklch, mixColour } from '../../colour'
import { clamp, mix, smoothstep } from '../../../lib/maths'
import type { Random, Scene } from '../../scene'
import type { TimeId } from '../../slots'

/** Lightness of the nearest and the farthest sheet: without such a ladder night is one dark sheet. */
const LADDERS: Readonly<Record<TimeId, readonly [near: number, far: number]>> = {
  dawn: [0.38, 0.83],
  day: [0.38, 0.85],
  sunset: [0.3, 0.84],
  dusk: [0.25, 0.74],
  night: [0.21, 0.64],
}

/** The window-flower's two papers. */
export const FLOWER_RED: Oklch = [0.5, 0.2, 27]
export const FLOWER_PAPER: Oklch = [0.955, 0.022, 82]

/** Which papers a picture is cut from. */
export interface Papers {
  /** Red window-flower: everything is red on pale paper, details are cut out. */
  readonly flower: boolean
  /** 0..1: how much lace is cut into the land. */
  readonly lace: number
  /** Multiplies every shadow's width. */
  readonly relief: number
  readonly night: boolean
  readonly frame: Oklch
  land(colour: Oklch, depth: number): Oklch
  sky(share: number): Oklch
  thing(colour: Oklch, depth: number): Oklch
}

function rich([lightness, chroma, hue]: Oklch, gain: number): Oklch {
  return [lightness, Math.min(0.17, chroma * gain), hue]
}

const isFestive = ({ slots, strength }: Scene): boolean => slots.tint === 'red' || strength >= 0.92

function flowerPapers(scene: Scene, relief: number): Papers {
  const night = scene.slots.time === 'night' || scene.slots.time === 'dusk'
  const sheet = (depth: number): Oklch => {
    const far: Oklch = [0.8, 0.09, 32]
    return mixColour([0.43, 0.175, 27], far, smoothstep(0, 1, depth))
  }
  return {
    flower: true,
    lace: 1,
    relief: relief * 0.7,
    night: false,
    frame: FLOWER_RED,
    land: (_, depth) => sheet(depth * 0.9),
    sky: (share) => mixColour(night ? [0.88, 0.055, 72] : [0.9, 0.045, 66], FLOWER_PAPER, share),
    thing: (_, depth) => mixColour(FLOWER_RED, sheet(1), depth * 0.6),
  }
}

export function choosePapers(scene: Scene, random: Random): Papers {
  const { palette, slots, strength } = scene
  const relief = mix(0.5, 1.35, strength)
  if (isFestive(scene)) return flowerPapers(scene, relief)
  const [near, far] = LADDERS[slots.time]
  const night = slots.time === 'night'
  const dark = night || slots.time === 'dusk'
  const [top, middle, horizon] = palette.sky
  const deep: Oklch = [dark ? 0.2 : 0.33, Math.max(0.05, palette.near[1]), palette.near[2]]
  const cream = !dark && random.chance(0.42)
  return {
    flower: false,
    lace: smoothstep(0.3, 0.9, strength),
    relief,
    night,
    frame: cream ? [0.95, 0.018, 82] : rich(deep, 1.1),
    land([lightness, chroma, hue], depth) {
      const rung = mix(near, far, clamp(depth))
      return rich([mix(lightness, rung, 0.82), Math.max(0.035, chroma), hue], 1.4)
    },
    sky(share) {
      const colour =
        share < 0.5 ? mixColour(top, middle, share * 2) : mixColour(middle, horizon, share * 2 - 1)
      return rich([colour[0] + (night ? 0.05 : 0), colour[1], colour[2]], 1.12)
    },
    thing(colour, depth) {
      // by moonlight distant things are paler, or a wood is one dark heap
      const lift = night && colour[0] < 0.6 ? 0.03 + 0.2 * depth : 0
      return rich([colour[0] + lift, colour[1], colour[2]], 1.1)
    },
  }
}
