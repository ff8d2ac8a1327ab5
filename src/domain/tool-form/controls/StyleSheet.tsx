import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'

interface StyleSheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** All styles at once; its cards are those of the row. */
export function StyleSheet({ open, onClose, title, children }: StyleSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={title}>
      <View className="styles-grid" role="radiogroup" aria-label={title}>
        {children}
      </View>
    </BottomSheet>
  )
}
