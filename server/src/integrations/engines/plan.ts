/**
 * Plans of painted pictures: their things and places, as JSON of the engine that painted them. Stored
 * as a file next to the picture; only that engine reads more of it than its kernel version.
 */
import { z } from 'zod'

/** A larger one is not stored: its picture is then treated as a photograph. */
export const MAX_PLAN_BYTES = 64 * 1024

const picturePlan = z.looseObject({ kernel: z.string().max(40) })

export type PicturePlan = Readonly<z.output<typeof picturePlan>>

/** Null: it is too large to be stored. */
export function packPlan(plan: PicturePlan): Buffer | null {
  const bytes = Buffer.from(JSON.stringify(plan))
  return bytes.length > MAX_PLAN_BYTES ? null : bytes
}

const words = z.array(z.string()).default([])
/** Parts of a plan that repeat words of its prompt. */
const wordedPlan = picturePlan.extend({
  reading: z.looseObject({ understood: words, ignored: words, manner: words }).optional(),
  things: z.array(z.looseObject({ words })).optional(),
})

/** Without words of the prompt that `filter` leaves out; what they mean stays. */
export function filterWords(
  plan: PicturePlan,
  filter: (words: readonly string[]) => string[],
): PicturePlan {
  const { reading, things, ...rest } = wordedPlan.parse(plan)
  return {
    ...rest,
    ...(reading && {
      reading: {
        understood: filter(reading.understood),
        ignored: filter(reading.ignored),
        ...(reading.manner.length > 0 && { manner: filter(reading.manner) }),
      },
    }),
    ...(things && { things: things.map((thing) => ({ ...thing, words: filter(thing.words) })) }),
  }
}

/** Throws for bytes that `packPlan` did not make. */
export function unpackPlan(bytes: Uint8Array): PicturePlan {
  return picturePlan.parse(JSON.parse(Buffer.from(bytes).toString()))
}
