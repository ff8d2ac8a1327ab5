import { ScrollView, Text, View } from '@tarojs/components'
import { useApp } from '@/stores/app'
import { Chip } from '@/ui/Chip/Chip'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import type { FolderFilter } from './items'
import { FILTERS, FOLDER } from './texts'
import './FolderHeader.scss'

/** 2 → 3 → 4 → 2 */
export function nextColumns(columns: number): number {
  return columns >= 4 ? 2 : columns + 1
}

export interface FolderHeaderProps {
  filter: FolderFilter
  onFilter: (filter: FolderFilter) => void
  /** Nobody is signed in: there is nothing to filter. */
  bare?: boolean
  /** Without it there is nothing to select from. */
  onSelect?: (() => void) | undefined
}

/** Title, columns, select, and the filters under them. */
export function FolderHeader({ filter, onFilter, bare, onSelect }: FolderHeaderProps) {
  const columns = useApp((app) => app.folderCols)
  const setColumns = useApp((app) => app.setFolderCols)
  return (
    <View className="mg-folderhead">
      <View className="mg-folderhead__row">
        <View className="mg-folderhead__title" role="heading" aria-level={1}>
          {FOLDER.title}
        </View>
        {onSelect && (
          <View className="mg-folderhead__acts">
            <View
              className="mg-press mg-textbutton"
              {...pressable({
                onPress: () => setColumns(nextColumns(columns)),
                label: FOLDER.columnsLabel(columns),
              })}
            >
              <Icon name="columns" />
              <Text>{FOLDER.columns(columns)}</Text>
            </View>
            <View className="mg-press mg-textbutton" {...pressable({ onPress: onSelect })}>
              <Text>{FOLDER.select}</Text>
            </View>
          </View>
        )}
      </View>
      {!bare && (
        <ScrollView scrollX className="mg-folderhead__filters" enhanced showScrollbar={false}>
          <View className="mg-folderhead__chips" role="radiogroup" aria-label={FOLDER.filters}>
            {FILTERS.map(({ key, text }) => (
              <Chip key={key} text={text} on={key === filter} onPress={() => onFilter(key)} />
            ))}
          </View>
        </ScrollView>
      )}
    </View>
  )
}
