/** Pressure of a finger or a pen; pressure.h5.ts is the twin. */
import type { PointerLike } from '@/lib/touch/points'

/** Called on every touch and move; 0 … 1, null where the device does not report it. */
export function pressureIn(event: PointerLike): number | null {
  const force = (event.touches?.[0] as { force?: number } | undefined)?.force
  // Phones without a sensor say 0, or always 1.
  return force !== undefined && force > 0 && force < 1 ? force : null
}

/** Nothing in addition to the touches themselves. */
export function watchPens(_id: string): () => void {
  return () => undefined
}
