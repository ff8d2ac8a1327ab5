import { useRef, type RefObject } from 'react'
import { pullCloses, pullMoved, pullStart, type Pull } from '@/ui/BottomSheet/sheetPull'
import { readWindowInfo } from '@/platform/windowInfo'

interface TouchLike {
  timeStamp: number
  changedTouches?: readonly { clientY: number }[]
}

/**
 * Props of a sheet's top by which it is pulled down and closes. In mini-programs it does not follow
 * the finger: each step of the way would cross to the view and back. Twin: useSheetPull.h5.ts.
 */
export function useSheetPull(
  _box: RefObject<unknown>,
  active: boolean,
  onClose: () => void,
): object {
  const pull = useRef<Pull | null>(null)
  if (!active) return {}
  return {
    onTouchStart({ changedTouches, timeStamp }: TouchLike) {
      const y = changedTouches?.[0]?.clientY
      pull.current = y === undefined ? null : pullStart(y, timeStamp)
    },
    onTouchEnd({ changedTouches, timeStamp }: TouchLike) {
      const y = changedTouches?.[0]?.clientY
      const start = pull.current
      pull.current = null
      if (!start || y === undefined) return
      if (pullCloses(pullMoved(start, y, timeStamp), readWindowInfo().height / 2, timeStamp)) {
        onClose()
      }
    },
    onTouchCancel() {
      pull.current = null
    },
  }
}
