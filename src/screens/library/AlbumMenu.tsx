import { useState } from 'react'
import { write } from '@/api/write'
import { removeAlbum, renameAlbum } from '@/domain/albums/actions'
import { AlbumNameSheet } from '@/domain/albums/AlbumNameSheet'
import { ALBUM, NAME } from '@/domain/albums/texts'
import type { Album } from '@/domain/albums/types'
import { back } from '@/domain/navigation/navigate'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { Cell } from '@/ui/Cell/Cell'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'

interface AlbumMenuProps {
  album: Album
  open: boolean
  onClose: () => void
  onOrder: () => void
}

async function remove({ id, name }: Album): Promise<void> {
  const confirmed = await confirmModal({
    title: ALBUM.removeTitle(name),
    content: ALBUM.removeBody,
    confirm: ALBUM.confirm,
    cancel: ALBUM.cancel,
    danger: true,
  })
  if (!confirmed) return
  await write(async () => {
    await removeAlbum(id)
    showToast(ALBUM.removed)
    await back()
  })
}

/** Actions for the album itself. */
export function AlbumMenu({ album, open, onClose, onOrder }: AlbumMenuProps) {
  const [naming, setNaming] = useState(false)
  const then = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <>
      <BottomSheet open={open} onClose={onClose} title={album.name}>
        <Cell icon="pencil" text={ALBUM.rename} onPress={then(() => setNaming(true))} />
        {album.count > 1 && <Cell icon="swap" text={ALBUM.order} onPress={then(onOrder)} />}
        <Cell
          icon="trash"
          tone="danger"
          text={ALBUM.remove}
          onPress={then(() => void remove(album))}
        />
      </BottomSheet>
      <AlbumNameSheet
        open={naming}
        title={NAME.rename}
        name={album.name}
        onClose={() => setNaming(false)}
        onSave={(name) => renameAlbum(album.id, name)}
      />
    </>
  )
}
