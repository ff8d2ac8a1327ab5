import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Layer } from '@/ui/Layer/Layer'
import { pressable } from '@/ui/pressable'
import { NO_SELECTION, toggledAll, type SelectionStore } from './selection'
import { LIBRARY } from './texts'
import './SelectBars.scss'

export interface SelectBarsProps {
  selection: SelectionStore
  /** Ids of everything that is loaded and shown. */
  all: readonly string[]
  /** Actions for the selection. */
  children: (ids: ReadonlySet<string>) => ReactNode
}

/** The count above, the actions below, in place of the header and the tab bar. */
export function SelectBars({ selection, all, children }: SelectBarsProps) {
  const { ids } = useStore(selection)
  const complete = all.length > 0 && all.every((id) => ids.has(id))
  return (
    <Layer>
      <View className="mg-selecttop">
        <View
          className="mg-press mg-selecttop__button"
          {...pressable({ onPress: () => selection.setState(NO_SELECTION) })}
        >
          <Text>{LIBRARY.cancel}</Text>
        </View>
        <View className="mg-selecttop__count" role="status" aria-live="polite">
          {LIBRARY.picked(ids.size)}
        </View>
        <View
          className="mg-press mg-selecttop__button"
          {...pressable({ onPress: () => selection.setState((state) => toggledAll(state, all)) })}
        >
          <Text>{complete ? LIBRARY.none : LIBRARY.all}</Text>
        </View>
      </View>
      <View className="mg-selectdock">{children(ids)}</View>
    </Layer>
  )
}
