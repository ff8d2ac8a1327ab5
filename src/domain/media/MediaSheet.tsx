import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { SourceView } from '@contract/jobs'
import { openTab } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { pickImages, type PickedImage } from '@/platform/pickImage'
import { CAN_PICK_SOUND, pickSound, SOUNDS_FROM_CHAT } from '@/platform/pickSound'
import { pickVideo } from '@/platform/pickVideo'
import { HOME } from '@/routes'
import { useSources } from '@/stores/sources'
import { Cell } from '@/ui/Cell/Cell'
import { Chip } from '@/ui/Chip/Chip'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { emptyLine } from '@/ui/Empty/texts'
import { texts } from './texts'
import { useMine, useUploaded, type Choices, type Kind } from './useChoices'
import './MediaSheet.scss'

interface MediaSheetProps {
  kind: Kind
  open: boolean
  onClose: () => void
  /** Maximum number chosen at once. */
  limit?: number
  /** 画夹 alone. */
  ownOnly?: boolean
  /** From the phone: still to be uploaded. */
  onFiles: (files: readonly PickedImage[]) => void
  /** From 画夹 or uploaded before: ready to use. */
  onSource: (source: SourceView) => void
}

/** Spoken name of a tile. */
function nameChoice({ kind, durationMs, name }: SourceView, index: number): string {
  if (kind !== 'sound') return texts.picked(index + 1)
  const seconds = Math.round((durationMs ?? 0) / 1000)
  // Contains what is shown of it, as it is shown.
  return name === undefined
    ? texts.pickedSound(index + 1, seconds)
    : `${name} ${texts.soundLength(seconds)}`
}

interface GridProps {
  state: Choices
  empty: string
  /** Leads to where the first one is made. */
  onCreate?: (() => void) | false
  onChoose: (source: SourceView) => void
}

function Grid({ state, empty, onCreate = false, onChoose }: GridProps) {
  const { choices } = state
  if (choices.length === 0 && state.isError) {
    return <Cell text={texts.listFailed} onPress={() => void state.refetch()} />
  }
  return (
    <>
      {choices.length === 0 && !state.isFetching && (
        <>
          <View className="media__empty">{emptyLine(empty)}</View>
          {onCreate && (
            <Cell icon="spark" text={texts.create} value={texts.createNote} onPress={onCreate} />
          )}
        </>
      )}
      <View className="media__grid">
        {choices.map(({ source, thumbhash }, index) => (
          <View
            key={source.ref}
            className="mg-press media__tile"
            {...pressable({ label: nameChoice(source, index), onPress: () => onChoose(source) })}
          >
            <Picture src={mediaUrl(source.thumbUrl)} alt="" thumbhash={thumbhash} />
            {source.name !== undefined && (
              <>
                <Text className="media__name">{source.name}</Text>{' '}
              </>
            )}
            {source.kind === 'sound' && source.durationMs !== null && (
              <Text className="media__length">
                {texts.soundLength(Math.round(source.durationMs / 1000))}
              </Text>
            )}
          </View>
        ))}
      </View>
      {state.hasNextPage && <Cell text={texts.more} onPress={() => void state.fetchNextPage()} />}
    </>
  )
}

/** Title of the sheet, and the hint about the phone's own pictures. */
function getSheetTexts(kind: Kind, limit: number) {
  if (kind === 'video') {
    return { title: texts.chooseVideo, from: texts.fromVideos, hint: texts.fromVideosHint }
  }
  if (kind === 'sound') {
    const from = SOUNDS_FROM_CHAT ? texts.fromChats : texts.fromSounds
    return { title: texts.chooseSound, from, hint: texts.fromSoundsHint }
  }
  return limit > 1
    ? { title: texts.addPhotos, from: texts.fromAlbum, hint: texts.addPhotosHint(limit) }
    : { title: texts.choose, from: texts.fromAlbum, hint: texts.fromAlbumHint }
}

/** Those chosen on the phone; none when nothing was. */
async function pickFiles(kind: Kind, limit: number): Promise<PickedImage[]> {
  if (kind === 'image') return pickImages(limit)
  const file = await (kind === 'video' ? pickVideo() : pickSound())
  return file ? [file] : []
}

const ICONS = { image: 'image', video: 'video', sound: 'folder' } as const

/** Sources of a picture: the phone, own results, or earlier uploads. */
export function MediaSheet(props: MediaSheetProps) {
  const { kind, open, onClose, limit = 1, ownOnly = false, onFiles, onSource } = props
  const words = getSheetTexts(kind, limit)
  // Sounds are never made here.
  const [uploads, setUploads] = useState(kind === 'sound')
  const mine = useMine(kind, open && !uploads)
  const uploaded = useUploaded(kind, open && uploads)
  const chooseFiles = async () => {
    const files = await pickFiles(kind, limit)
    if (files.length === 0) return
    onClose()
    onFiles(files)
  }
  const choose = (source: SourceView) => {
    useSources.getState().remember([source])
    onClose()
    onSource(source)
  }
  const create = () => {
    onClose()
    void openTab(HOME)
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={words.title}>
      {!ownOnly && (kind !== 'sound' || CAN_PICK_SOUND) && (
        <Cell
          icon={ICONS[kind]}
          text={words.from}
          value={words.hint}
          onPress={() => void chooseFiles()}
        />
      )}
      {kind === 'sound' && !CAN_PICK_SOUND && (
        <View className="media__empty">{texts.noSounds}</View>
      )}
      {!ownOnly && kind !== 'sound' && (
        <View className="media__head" role="radiogroup" aria-label={texts.from}>
          <Chip text={texts.fromLibrary} on={!uploads} onPress={() => setUploads(false)} />
          <Chip text={texts.fromUploads} on={uploads} onPress={() => setUploads(true)} />
        </View>
      )}
      <View className="media__list">
        <Grid
          state={uploads ? uploaded : mine}
          empty={
            kind === 'sound' ? texts.soundsEmpty : uploads ? texts.uploadsEmpty : texts.libraryEmpty
          }
          onCreate={ownOnly && create}
          onChoose={choose}
        />
      </View>
    </BottomSheet>
  )
}
