import { View } from '@tarojs/components'
import { useRef, type ReactNode } from 'react'
import { Layer } from '../Layer/Layer'
import { useModal } from './useModal'

interface FullScreenProps {
  className: string
  /** Accessible name. */
  label: string
  /** Escape; a button for it is the screen's own. */
  onClose: () => void
  children: ReactNode
}

/** A dialog that is a screen of its own. */
export function FullScreen({ className, label, onClose, children }: FullScreenProps) {
  const box = useRef<HTMLElement>(null)
  useModal(box, true, onClose)
  return (
    <Layer>
      <View
        ref={box}
        className={className}
        role="dialog"
        aria-modal
        aria-label={label}
        {...{ tabIndex: -1 }}
      >
        {children}
      </View>
    </Layer>
  )
}
