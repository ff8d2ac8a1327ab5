/** How hard a finger or a pen presses; pressure.h5.ts is the twin. */
import type { PointerLike } from '@/lib/touch/points'

/** Told of every touch and move; 0 … 1, null where the device does not know. */
export function pressureIn(event: PointerLike): number | null {
  const force = (event.touches?.[0] as { force?: number } | undefined)?.force
  // Phones without a sensor say 0, or always 1.
  return force !== undefined && force > 0 && force < 1 ? force : null
}

/** Nothing beside the touches themselves. */
export function watchPens(_id: string): () => void {
  return () => undefined
}
