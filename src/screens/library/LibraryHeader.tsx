import { ScrollView, Text, View } from '@tarojs/components'
import { useApp } from '@/stores/app'
import { classes } from '@/ui/classes'
import { Chip } from '@/ui/Chip/Chip'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import type { LibraryFilter } from './items'
import { FILTERS, LIBRARY } from './texts'
import { useColumns } from './useColumns'
import './LibraryHeader.scss'
import './textButton.scss'

/** 2 → 3 → 4 → 2 */
export function nextColumns(columns: number): number {
  return columns >= 4 ? 2 : columns + 1
}

export interface LibraryHeaderProps {
  filter: LibraryFilter
  onFilter: (filter: LibraryFilter) => void
  /** Signed out: there is nothing to filter. */
  bare?: boolean
  /** Without it there is nothing to select from. */
  onSelect?: (() => void) | undefined
  /** 画集 is shown instead of the days. */
  albumList: boolean
  onAlbums: (albumList: boolean) => void
  /** A new album. */
  onAdd: () => void
}

function Modes({ albumList, onAlbums }: Pick<LibraryHeaderProps, 'albumList' | 'onAlbums'>) {
  const modes = [
    { text: LIBRARY.title, on: !albumList, to: false },
    { text: LIBRARY.albums, on: albumList, to: true },
  ]
  return (
    <View className="mg-libraryhead__modes" role="tablist" aria-label={LIBRARY.modes}>
      {modes.map(({ text, on, to }) => (
        <View
          key={text}
          className={classes('mg-press mg-libraryhead__mode', on && 'mg-libraryhead__mode--on')}
          {...pressable({ onPress: () => onAlbums(to), role: 'tab', selected: on })}
        >
          <Text>{text}</Text>
        </View>
      ))}
    </View>
  )
}

/** Title, columns, select, and the filters under them. */
export function LibraryHeader(props: LibraryHeaderProps) {
  const { filter, onFilter, bare, onSelect, albumList, onAlbums, onAdd } = props
  const chosen = useApp((app) => app.folderCols)
  const { columns } = useColumns()
  const setColumns = useApp((app) => app.setFolderCols)
  return (
    <View className="mg-libraryhead">
      <View className="mg-libraryhead__row">
        {bare ? (
          <View className="mg-libraryhead__title" role="heading" aria-level={1}>
            {LIBRARY.title}
          </View>
        ) : (
          <Modes albumList={albumList} onAlbums={onAlbums} />
        )}
        {!bare && albumList && (
          <View className="mg-libraryhead__acts">
            <View className="mg-press mg-textbutton" {...pressable({ onPress: onAdd })}>
              <Icon name="plus" />
              <Text>{LIBRARY.addAlbum}</Text>
            </View>
          </View>
        )}
        {onSelect && !albumList && (
          <View className="mg-libraryhead__acts">
            <View
              className="mg-press mg-textbutton"
              {...pressable({
                onPress: () => setColumns(nextColumns(chosen)),
                label: LIBRARY.columnsLabel(columns),
              })}
            >
              <Icon name="columns" />
              <Text>{LIBRARY.columns(columns)}</Text>
            </View>
            <View className="mg-press mg-textbutton" {...pressable({ onPress: onSelect })}>
              <Text>{LIBRARY.select}</Text>
            </View>
          </View>
        )}
      </View>
      {!bare && !albumList && (
        <ScrollView scrollX className="mg-libraryhead__filters" enhanced showScrollbar={false}>
          <View className="mg-libraryhead__chips" role="radiogroup" aria-label={LIBRARY.filters}>
            {FILTERS.map(({ key, text }) => (
              <Chip key={key} text={text} on={key === filter} onPress={() => onFilter(key)} />
            ))}
          </View>
        </ScrollView>
      )}
    </View>
  )
}
