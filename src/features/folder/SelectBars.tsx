import { Text, View } from '@tarojs/components'
import { useStore } from 'zustand'
import { Act } from '@/ui/Act/Act'
import { Layer } from '@/ui/Layer/Layer'
import { pressable } from '@/ui/pressable'
import { NO_SELECTION, toggledAll, type SelectionStore } from './selection'
import { FOLDER } from './texts'
import './SelectBars.scss'

export interface SelectBarsProps {
  selection: SelectionStore
  /** Ids of everything that is loaded and shown. */
  all: readonly string[]
  /** Whether something picked has a picture to save. */
  canSave: (ids: ReadonlySet<string>) => boolean
  onSave: (ids: ReadonlySet<string>) => void
  onRemove: (ids: ReadonlySet<string>) => void
}

/** The count above, the acts below, in place of the header and the tab bar. */
export function SelectBars({ selection, all, canSave, onSave, onRemove }: SelectBarsProps) {
  const { ids } = useStore(selection)
  const complete = all.length > 0 && all.every((id) => ids.has(id))
  return (
    <Layer>
      <View className="mg-selecttop">
        <View
          className="mg-press mg-selecttop__button"
          {...pressable({ onPress: () => selection.setState(NO_SELECTION) })}
        >
          <Text>{FOLDER.cancel}</Text>
        </View>
        <View className="mg-selecttop__count" role="status" aria-live="polite">
          {FOLDER.picked(ids.size)}
        </View>
        <View
          className="mg-press mg-selecttop__button"
          {...pressable({ onPress: () => selection.setState((state) => toggledAll(state, all)) })}
        >
          <Text>{complete ? FOLDER.none : FOLDER.all}</Text>
        </View>
      </View>
      <View className="mg-selectdock">
        <Act
          icon="download"
          word={FOLDER.save}
          tone="on"
          disabled={!canSave(ids)}
          onPress={() => onSave(ids)}
        />
        <Act
          icon="trash"
          word={FOLDER.remove}
          tone="danger"
          disabled={ids.size === 0}
          onPress={() => onRemove(ids)}
        />
      </View>
    </Layer>
  )
}
