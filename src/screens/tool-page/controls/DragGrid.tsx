import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useDragOrder } from '@/domain/media/useDragOrder'
import { texts as mediaTexts } from '@/domain/media/texts'
import { classes } from '@/ui/classes'
import './DragGrid.scss'

interface DragGridProps {
  /** Unique on the page. */
  id: string
  cells: readonly ReactNode[]
  onMove: (from: number, to: number) => void
}

const COLUMNS = 5

/**
 * Thumbnails in their order, to be dragged after a long press. Screen readers and keys have the
 * buttons of the rows instead.
 */
export function DragGrid({ id, cells, onMove }: DragGridProps) {
  const drag = useDragOrder(id, { columns: COLUMNS, count: cells.length }, onMove)
  return (
    <View className="drag-grid" aria-hidden>
      <View id={id} className="drag-grid__cells" catchMove {...(drag.grid as object)}>
        {drag.order.map((cell, position) => (
          <View key={cell} className="drag-grid__cell">
            <View
              className={classes(
                'drag-grid__face',
                position === drag.heldAt && 'drag-grid__face--held',
              )}
            >
              {cells[cell]}
              <View className="drag-grid__number">{position + 1}</View>
            </View>
          </View>
        ))}
      </View>
      <View className="drag-grid__hint">{mediaTexts.dragHint}</View>
    </View>
  )
}
