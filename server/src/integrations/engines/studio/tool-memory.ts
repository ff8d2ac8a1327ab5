/** Whether a tool fits into the memory that is left: refused in words instead of killed by the system. */
import { collectGarbage } from '@nets/runtime/garbage'
import { freeBytes } from '@nets/runtime/memory'
import { ToolRefusal } from '@studio/tools/refusal'
import type { ToolTask } from '@studio/tools/run'
import sharp from 'sharp'
import { lowMemory } from './texts'

const MB = 1024 * 1024
/** Of a thread with any tool at work, measured (docs/BENCH.md, memory under limits). */
const BASE_MB = 150
/** For each megapixel of the largest picture, measured at 12. */
const PER_MEGAPIXEL_MB = 25
const HUNGRY: Readonly<Record<string, number>> = { variation: 52, gridVariation: 52, cleaner: 30 }
/** Larger pictures are reduced before most of the work. */
const MOST_MEGAPIXELS = 16

/** Megabytes that a tool takes on a picture, in addition to the process itself. */
export function memoryNeeded(tool: string, megapixels: number): number {
  const each = HUNGRY[tool] ?? PER_MEGAPIXEL_MB
  return Math.round(BASE_MB + each * Math.min(MOST_MEGAPIXELS, megapixels))
}

async function measureMegapixels(file: Uint8Array): Promise<number> {
  try {
    const { width = 0, height = 0 } = await sharp(file).metadata()
    return (width * height) / 1e6
  } catch {
    // No picture: a video, which is processed frame by frame.
    return 1
  }
}

/** Throws ToolRefusal. @param free bytes left to this process */
export async function requireToolMemory(
  { id, media }: Pick<ToolTask, 'id' | 'media'>,
  free: () => number = freeBytes,
): Promise<void> {
  const sizes = await Promise.all([...media.values()].map(measureMegapixels))
  const needed = memoryNeeded(id, Math.max(0, ...sizes))
  if (free() >= needed * MB) return
  // Uncollected garbage of the last run would count as used.
  collectGarbage()
  await new Promise((resolve) => setImmediate(resolve))
  const megabytes = Math.floor(free() / MB)
  if (megabytes >= needed) return
  throw new ToolRefusal(lowMemory(needed, megabytes))
}
