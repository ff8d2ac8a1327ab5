/** Tone of a finished picture: light, warmth, colour and contrast, applied after painting. */
import { z } from 'zod'
import { applyLike, likeSchema } from './like'

const amount = z.number().min(-1).max(1)

export const toneSchema = z.strictObject({
  /** Negative: darker, cooler, paler, softer. */
  light: amount.optional(),
  warmth: amount.optional(),
  colour: amount.optional(),
  contrast: amount.optional(),
  /** 0..1: towards the brown of an old photograph. */
  age: z.number().min(0).max(1).optional(),
  /** Colours of another picture, taken before the others. */
  like: likeSchema.optional(),
})

export type Tone = z.infer<typeof toneSchema>

/** Levels by which full warmth raises red and lowers blue. */
const WARM_LEVELS = 34
const SEPIA = [1.07, 0.95, 0.74] as const

const clampLevel = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value)

/** In place. White and black stay, as with a curve: nothing is clipped by light alone. */
export function applyTone(rgba: Uint8ClampedArray, tone: Tone): void {
  const { light = 0, warmth = 0, colour = 0, contrast = 0, age = 0, like } = tone
  if (like) applyLike(rgba, like)
  const gamma = 2 ** (-light * 0.9)
  const curve = Float32Array.from({ length: 256 }, (_, level) => {
    const lit = (level / 255) ** gamma
    // a smooth step around the middle; negative contrast flattens
    const bent = contrast >= 0 ? lit * lit * (3 - 2 * lit) : 0.25 + lit * 0.5
    return 255 * (lit + (bent - lit) * Math.min(1, Math.abs(contrast)))
  })
  for (let i = 0; i < rgba.length; i += 4) {
    let [red, green, blue] = [curve[rgba[i]], curve[rgba[i + 1]], curve[rgba[i + 2]]]
    red += warmth * WARM_LEVELS
    green += warmth * WARM_LEVELS * 0.25
    blue -= warmth * WARM_LEVELS
    const grey = 0.299 * red + 0.587 * green + 0.114 * blue
    const keep = colour < 0 ? 1 + colour : 1 + colour * 0.8
    const aged = [red, green, blue].map((level, channel) => {
      const own = grey + (level - grey) * keep
      return own + (grey * (SEPIA[channel] ?? 1) - own) * age
    })
    for (let channel = 0; channel < 3; channel++) rgba[i + channel] = clampLevel(aged[channel] ?? 0)
  }
}
