import { Random, hashText } from '../../lib/random'
import type { Whim } from '../slots'

export const NO_WHIM: Whim = { hue: 0, rhythm: 0, texture: 0 }

/** Joint effect of the unknown words; none have no effect. */
export function drawWhim(unknown: readonly string[]): Whim {
  if (unknown.length === 0) return NO_WHIM
  const random = new Random(hashText(`whim ${unknown.join(' ')}`))
  const [hue, rhythm, texture] = ['hue', 'rhythm', 'texture'].map((name) =>
    random.fork(name).range(-1, 1),
  ) as [number, number, number]
  return { hue, rhythm, texture }
}
