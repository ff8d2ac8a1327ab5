import { useRef, useState } from 'react'
import type { MaskValue } from '@contract/tools/mask'
import { restoreHistory, type History } from './history'
import { saveHistory, storedHistory } from './storedHistory'

export interface MaskHistory {
  history: History
  /** The newest, also for a finger that moves faster than the screen. */
  now: () => History
  /** Nothing happens when it is the same. */
  become: (next: History) => void
}

/** A mask with its history; every step is reported and stored. */
export function useMask(
  src: string,
  value: MaskValue,
  onChange: (value: MaskValue) => void,
): MaskHistory {
  const [history, setHistory] = useState(() => restoreHistory(storedHistory(src), value))
  const latest = useRef(history)
  return {
    history,
    now: () => latest.current,
    become(next) {
      if (next === latest.current) return
      latest.current = next
      setHistory(next)
      saveHistory(src, next)
      onChange(next.value)
    },
  }
}
