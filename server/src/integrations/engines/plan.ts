/**
 * Plans of painted pictures: what is where in them, as JSON of the engine that painted them. Stored
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

/** Throws for bytes that `packPlan` did not make. */
export function unpackPlan(bytes: Uint8Array): PicturePlan {
  return picturePlan.parse(JSON.parse(Buffer.from(bytes).toString()))
}
