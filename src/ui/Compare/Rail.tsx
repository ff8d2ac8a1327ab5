import { View } from '@tarojs/components'
import { useRef } from 'react'
import type { PointerLike } from '@/lib/touch/points'
import { measure } from '@/platform/measure'

export interface RailProps {
  /** 0..100 */
  share: number
  onShare: (share: number) => void
  label: string
}

/** The whole picture is the handle; mini-programs. Rail.h5.tsx is the twin. */
export function Rail({ onShare, label }: RailProps) {
  const box = useRef<{ left: number; width: number } | null>(null)
  const follow = (event: PointerLike) => {
    const touch = event.touches?.[0]
    if (!touch || !box.current) return
    const share = ((touch.clientX - box.current.left) / box.current.width) * 100
    onShare(Math.min(100, Math.max(0, share)))
  }
  return (
    <View
      id="mg-compare-rail"
      className="mg-compare__rail"
      aria-label={label}
      onTouchStart={(event) => {
        void measure('mg-compare-rail').then((rect) => {
          box.current = rect
          follow(event)
        })
      }}
      onTouchMove={follow}
    />
  )
}
