import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { getErrorMessage } from '@/api/error'
import { useWrite } from '@/api/useWrite'
import { showToast } from '@/platform/toast'
import { Button } from '@/ui/Button/Button'
import { Cell } from '@/ui/Cell/Cell'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { addJobs, addToAlbums, createAlbum, moveOut } from './actions'
import { Cover } from './Cover'
import { AlbumNameSheet } from './AlbumNameSheet'
import { ADD } from './addTexts'
import { NAME, ALBUM_LIST } from './texts'
import type { AlbumListPage } from './types'
import { useAlbumList } from './useAlbumList'
import './AddSheet.scss'

type Row = AlbumListPage['list'][number]

export interface AddSheetProps {
  open: boolean
  /** One goes into many albums; many go into one. */
  jobIds: readonly string[]
  onClose: () => void
  /** After it worked. */
  onAdded?: () => void
}

interface AlbumRowProps {
  album: Row
  /** Undefined: a tap is the choice. */
  checked: boolean | undefined
  onPress: () => void
}

function AlbumRow({ album, checked, onPress }: AlbumRowProps) {
  const { name, count, covers } = album
  const role = checked === undefined ? 'button' : 'checkbox'
  return (
    <View
      className="mg-press mg-addalbum__row"
      {...pressable({ onPress, role, checked, label: ADD.row(name, count) })}
    >
      <Cover covers={covers} small />
      <View className="mg-addalbum__words">
        <Text className="mg-addalbum__name">{name}</Text>
        <Text className="mg-addalbum__count">{ALBUM_LIST.count(count)}</Text>
      </View>
      {checked !== undefined && (
        <View className={classes('mg-addalbum__tick', checked && 'mg-addalbum__tick--on')}>
          {checked && <Icon name="check" size={16} />}
        </View>
      )}
    </View>
  )
}

/** Changes of the ticks over the server's state, by album. */
function useTicks(albums: readonly Row[]) {
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({})
  const isOn = (album: Row) => ticks[album.id] ?? album.holdsJob
  return {
    isOn,
    toggle: (album: Row) => setTicks({ ...ticks, [album.id]: !isOn(album) }),
    changed: albums.filter((album) => isOn(album) !== album.holdsJob),
    clear: () => setTicks({}),
  }
}

/** Puts one job into the ticked albums, and out of those unticked. */
async function applyTicks(jobId: string, changed: readonly Row[]): Promise<void> {
  const added = changed.filter(({ holdsJob }) => !holdsJob).map(({ id }) => id)
  if (added.length > 0) await addToAlbums(jobId, added)
  for (const { id } of changed.filter(({ holdsJob }) => holdsJob)) await moveOut(id, [jobId])
}

interface Adding {
  work: () => Promise<void>
  /** Message after the change. */
  words: string
}

/** 加入画集 */
export function AddSheet({ open, jobIds, onClose, onAdded }: AddSheetProps) {
  const [naming, setNaming] = useState(false)
  const single = jobIds.length === 1 ? jobIds[0] : undefined
  const albumList = useAlbumList({
    enabled: open,
    ...(single === undefined ? {} : { jobId: single }),
  })
  const ticks = useTicks(albumList.albums)
  const finish = (words: string) => {
    ticks.clear()
    onClose()
    showToast(words)
    onAdded?.()
  }
  const { run, busy } = useWrite({
    mutationFn: ({ work }: Adding) => work(),
    onSuccess: (_, { words }) => finish(words),
  })
  const add = async (name: string) => {
    const album = await createAlbum(name)
    await addJobs(album.id, jobIds)
    finish(ADD.added(album.name))
  }
  const close = () => {
    ticks.clear()
    onClose()
  }
  return (
    <>
      <BottomSheet
        open={open && !naming}
        onClose={close}
        title={jobIds.length > 1 ? ADD.titleMany(jobIds.length) : ADD.title}
      >
        <Cell icon="plus" text={ALBUM_LIST.add} onPress={() => setNaming(true)} />
        {albumList.isError && albumList.albums.length === 0 && (
          <View className="mg-addalbum__note" role="status">
            {getErrorMessage(albumList.error)}
          </View>
        )}
        {albumList.albums.map((album) => (
          <AlbumRow
            key={album.id}
            album={album}
            checked={single === undefined ? undefined : ticks.isOn(album)}
            onPress={() =>
              single === undefined
                ? void run({
                    work: () => addJobs(album.id, jobIds),
                    words: ADD.added(album.name),
                  })
                : ticks.toggle(album)
            }
          />
        ))}
        {albumList.hasNextPage && <Cell text={ADD.more} onPress={albumList.onNearEnd} />}
        {single !== undefined && albumList.albums.length > 0 && (
          <View className="mg-addalbum__done">
            <Button
              variant="primary"
              wide
              disabled={busy || ticks.changed.length === 0}
              onPress={() =>
                void run({ work: () => applyTicks(single, ticks.changed), words: ADD.saved })
              }
            >
              {ticks.changed.length === 0 ? ADD.doneNone : ADD.done}
            </Button>
          </View>
        )}
      </BottomSheet>
      <AlbumNameSheet
        open={open && naming}
        title={NAME.create}
        onClose={() => setNaming(false)}
        onSave={add}
      />
    </>
  )
}
