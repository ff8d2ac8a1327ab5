import { useEffect, useRef, useState, type ComponentType } from 'react'
import { warn } from '@/platform/log'
import { showErrorToast } from '@/platform/toast'
import type { StudioProps } from './StudioScreen'
import { texts } from './texts'

/**
 * Full screen: says what of a picture is meant, by painting, tapping and hinting. On H5 its script
 * is fetched when it is opened; without a network it says so and closes.
 */
export function MaskStudio(props: StudioProps) {
  const [screen, setScreen] = useState<{ Screen: ComponentType<StudioProps> } | null>(null)
  const close = useRef(props.onClose)
  close.current = props.onClose
  useEffect(() => {
    let gone = false
    import('./StudioScreen').then(
      ({ StudioScreen }) => {
        if (!gone) setScreen({ Screen: StudioScreen })
      },
      (error: unknown) => {
        warn('the mask studio did not load', error)
        if (gone) return
        showErrorToast(texts.unreachable)
        close.current()
      },
    )
    return () => {
      gone = true
    }
  }, [])
  return screen && <screen.Screen {...props} />
}
