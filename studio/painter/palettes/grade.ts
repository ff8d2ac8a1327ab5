import { clamp, mix } from '../../lib/maths'
import { mixColour, type Oklch } from '../colour'

/** Effect of a mood or a material on the colour of every single thing. */
export interface Grade {
  /** Chroma is multiplied by this. */
  readonly chroma: number
  /** 0..1: how far lightness is drawn to the middle grey of `middle`. */
  readonly flat?: number
  readonly middle?: number
  /** One pigment for everything: its chroma in the dark and in the light, and how far it wins. */
  readonly cast?: {
    readonly hue: number
    readonly deep: number
    readonly pale: number
    readonly share: number
  }
  /** Hues that must not appear. */
  readonly shuns?: readonly number[]
}

/** A hue this near to a shunned one turns grey, degrees. */
const SHUNNED_REACH = 42

const away = (from: number, to: number): number => Math.abs(((from - to + 540) % 360) - 180)

/** A colour without the hues that must not appear. */
export function shun(colour: Oklch, hues: readonly number[]): Oklch {
  const near = hues.some((hue) => away(colour[2], hue) < SHUNNED_REACH)
  return near ? [colour[0], colour[1] * 0.22, colour[2]] : colour
}

export function graded(colour: Oklch, grade: Grade): Oklch {
  const { flat = 0, middle = 0.7, cast, shuns } = grade
  let out: Oklch = [mix(colour[0], middle, flat), colour[1] * grade.chroma, colour[2]]
  if (cast) {
    const chroma = mix(cast.deep, cast.pale, clamp((out[0] - 0.3) / 0.65))
    out = mixColour(out, [out[0], chroma, cast.hue], cast.share)
  }
  return shuns ? shun(out, shuns) : out
}

/** Two grades one after the other, as one. */
export function joined(first: Grade, second: Grade): Grade {
  return { ...first, ...second, chroma: first.chroma * second.chroma }
}
