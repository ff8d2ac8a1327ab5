import { View } from '@tarojs/components'
import { useRef, type ReactNode } from 'react'
import { classes } from '../classes'
import { Layer } from '../Layer/Layer'
import { usePresence } from '../usePresence'
import { useModal } from './useModal'
import { useSheetPull } from './useSheetPull'
import './BottomSheet.scss'

export interface BottomSheetProps {
  open: boolean
  onClose: () => void
  /** Named on top, and to screen readers. */
  title: string
  /** Instead of the title, which screen readers read. */
  head?: ReactNode
  /** At the right of the title. */
  action?: ReactNode
  /** A broader dialog in wide windows. */
  broad?: boolean
  children: ReactNode
}

/**
 * A panel from below; closed by the scrim, by the grab zone, by pulling down its top, by Escape, by
 * the way back or by its own content.
 */
export function BottomSheet(props: BottomSheetProps) {
  const { open, onClose, title, head, action, broad, children } = props
  const presence = usePresence(open)
  const box = useRef<HTMLElement>(null)
  useModal(box, presence === 'here', onClose)
  const pull = useSheetPull(box, presence === 'here', onClose)
  if (presence === 'gone') return null
  const leaving = presence === 'leaving'
  return (
    <Layer>
      <View
        className={classes('mg-bottom-sheet__scrim', leaving && 'mg-bottom-sheet__scrim--leaving')}
        onClick={onClose}
        catchMove
        aria-hidden
      />
      <View
        ref={box}
        className={classes(
          'mg-bottom-sheet',
          broad && 'mg-bottom-sheet--broad',
          leaving && 'mg-bottom-sheet--leaving',
        )}
        // A second sheet may open under the same name while this one leaves.
        role={leaving ? undefined : 'dialog'}
        aria-modal={!leaving}
        aria-hidden={leaving}
        aria-label={title}
        {...{ tabIndex: -1 }}
      >
        <View className="mg-bottom-sheet__grab" onClick={onClose} aria-hidden {...pull} />
        <View className="mg-bottom-sheet__head" {...pull}>
          {head ?? <View className="mg-bottom-sheet__title">{title}</View>}
          {action}
        </View>
        <View className="mg-bottom-sheet__body">{children}</View>
      </View>
    </Layer>
  )
}
