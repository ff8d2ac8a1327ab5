import { ScrollView, Text, View } from '@tarojs/components'
import { useApp } from '@/stores/app'
import { classes } from '@/ui/classes'
import { Chip } from '@/ui/Chip/Chip'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import type { FolderFilter } from './items'
import { FILTERS, FOLDER } from './texts'
import './FolderHeader.scss'
import './textButton.scss'

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
  /** 画集 is shown instead of the days. */
  albumList: boolean
  onAlbums: (albumList: boolean) => void
  /** A new album. */
  onAdd: () => void
}

function Modes({ albumList, onAlbums }: Pick<FolderHeaderProps, 'albumList' | 'onAlbums'>) {
  const modes = [
    { text: FOLDER.title, on: !albumList, to: false },
    { text: FOLDER.albums, on: albumList, to: true },
  ]
  return (
    <View className="mg-folderhead__modes" role="tablist" aria-label={FOLDER.modes}>
      {modes.map(({ text, on, to }) => (
        <View
          key={text}
          className={classes('mg-press mg-folderhead__mode', on && 'mg-folderhead__mode--on')}
          {...pressable({ onPress: () => onAlbums(to), role: 'tab', selected: on })}
        >
          <Text>{text}</Text>
        </View>
      ))}
    </View>
  )
}

/** Title, columns, select, and the filters under them. */
export function FolderHeader(props: FolderHeaderProps) {
  const { filter, onFilter, bare, onSelect, albumList, onAlbums, onAdd } = props
  const columns = useApp((app) => app.folderCols)
  const setColumns = useApp((app) => app.setFolderCols)
  return (
    <View className="mg-folderhead">
      <View className="mg-folderhead__row">
        {bare ? (
          <View className="mg-folderhead__title" role="heading" aria-level={1}>
            {FOLDER.title}
          </View>
        ) : (
          <Modes albumList={albumList} onAlbums={onAlbums} />
        )}
        {!bare && albumList && (
          <View className="mg-folderhead__acts">
            <View className="mg-press mg-textbutton" {...pressable({ onPress: onAdd })}>
              <Icon name="plus" />
              <Text>{FOLDER.addAlbum}</Text>
            </View>
          </View>
        )}
        {onSelect && !albumList && (
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
      {!bare && !albumList && (
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
