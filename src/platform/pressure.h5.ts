/** Pressure on H5: of touches by their force, of pens by their pointer events. */
import type { PointerLike } from '@/lib/touch/points'

let pen: number | null = null

export function pressureIn(event: PointerLike): number | null {
  const touch = event.touches?.[0] as { force?: number; touchType?: string } | undefined
  // A finger's force is guessed from its width by some browsers; a pen's is measured.
  if (touch?.touchType === 'stylus' && touch.force) return touch.force
  return pen
}

/** Listens on the element with this id to what a pen presses. Returns how to stop. */
export function watchPens(id: string): () => void {
  const element = document.getElementById(id)
  const note = ({ pointerType, pressure }: PointerEvent) => {
    pen = pointerType === 'pen' && pressure > 0 ? pressure : null
  }
  element?.addEventListener('pointerdown', note)
  element?.addEventListener('pointermove', note)
  return () => {
    pen = null
    element?.removeEventListener('pointerdown', note)
    element?.removeEventListener('pointermove', note)
  }
}
