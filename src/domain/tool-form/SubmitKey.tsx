import type { RefObject } from 'react'
import { isReached, useKeys } from '@/ui/useKeys'

interface SubmitKeyProps {
  /** The bar whose button it presses, while the bar is in sight. */
  bar: RefObject<unknown>
  open: boolean
  onPress: () => void
  onClose: () => void
}

/** Ctrl or ⌘ with Enter, also from within the text. */
export function SubmitKey({ bar, open, onPress }: SubmitKeyProps) {
  useKeys(open, (key) => {
    const pressed = key === 'mod+enter' && isReached(bar.current)
    if (pressed) onPress()
    return pressed
  })
  return null
}
