import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { JobView } from '@contract/jobs'
import { Action } from '@/ui/Action/Action'
import { Layer } from '@/ui/Layer/Layer'
import { pressable } from '@/ui/pressable'
import { NO_SELECTION, toggledAll, type SelectionStore } from './selection'
import { saveSelected } from './selectionActions'
import { LIBRARY } from './texts'
import './SelectBars.scss'

export interface SelectBarsProps {
  selection: SelectionStore
  /** Everything that is loaded and shown. */
  jobs: readonly JobView[]
  /** Further actions for the selection and its jobs that have pictures, after saving. */
  children: (picked: ReadonlySet<string>, pictured: readonly JobView[]) => ReactNode
}

/** The count above, the actions below, in place of the header and the tab bar. */
export function SelectBars({ selection, jobs, children }: SelectBarsProps) {
  const ids = jobs.map(({ id }) => id)
  const { ids: picked } = useStore(selection)
  const complete = ids.length > 0 && ids.every((id) => picked.has(id))
  const pictured = jobs.filter((job) => picked.has(job.id) && job.pictures.length > 0)
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
          {LIBRARY.picked(picked.size)}
        </View>
        <View
          className="mg-press mg-selecttop__button"
          {...pressable({ onPress: () => selection.setState((state) => toggledAll(state, ids)) })}
        >
          <Text>{complete ? LIBRARY.none : LIBRARY.all}</Text>
        </View>
      </View>
      <View className="mg-selectdock">
        <Action
          icon="download"
          word={LIBRARY.save}
          tone="on"
          disabled={pictured.length === 0}
          onPress={() => void saveSelected(pictured, selection)}
        />
        {children(picked, pictured)}
      </View>
    </Layer>
  )
}
