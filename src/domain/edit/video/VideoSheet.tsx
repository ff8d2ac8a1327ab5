import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { ThreadVersionView } from '@contract/edits'
import { EDIT_VIDEO_MAX, editVideo } from '@contract/tools/edit-video'
import { navigate } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { Picture } from '@/ui/Picture/Picture'
import { Switch } from '@/ui/Switch/Switch'
import { listShown, type Pace, type Picking, pickVersions } from './choose'
import { VIDEO } from './texts'
import { useVideoOrder } from './useVideoOrder'
import './VideoSheet.scss'

/** Thumbnails in a row; a longer video shows some of its versions. */
const THUMBS = 6

interface ChoiceProps<V extends string> {
  label: string
  options: readonly { value: V; name: string }[]
  value: V
  onChange: (value: V) => void
}

function Choice<V extends string>({ label, options, value, onChange }: ChoiceProps<V>) {
  return (
    <View className="edit-video__row">
      <Text className="edit-video__label">{label}</Text>
      <View className="edit-video__chips" role="radiogroup" aria-label={label}>
        {options.map((one) => (
          <Chip
            key={one.value}
            text={one.name}
            on={one.value === value}
            onPress={() => onChange(one.value)}
          />
        ))}
      </View>
    </View>
  )
}

const listOptions = <V extends string>(names: Record<V, string>) =>
  (Object.keys(names) as V[]).map((value) => ({ value, name: names[value] }))

function Thumbs({ picked }: { picked: readonly ThreadVersionView[] }) {
  const step = (picked.length - 1) / (THUMBS - 1)
  const shown =
    picked.length <= THUMBS
      ? picked
      : Array.from({ length: THUMBS }, (_, nth) => picked[Math.round(nth * step)])
  return (
    <View className="edit-video__thumbs" role="img" aria-label={VIDEO.thumbs(picked.length)}>
      {shown.map(
        (version) =>
          version && (
            <View key={version.id} className="edit-video__thumb">
              {version.thumbUrl !== null && <Picture src={mediaUrl(version.thumbUrl)} alt="" />}
            </View>
          ),
      )}
    </View>
  )
}

interface VideoSheetProps {
  open: boolean
  /** In order; two of them at least have a picture. */
  branch: readonly ThreadVersionView[]
  onClose: () => void
}

/** 存短片: what a video of the versions shows, its price, and its order. */
export function VideoSheet({ open, branch, onClose }: VideoSheetProps) {
  const [picking, setPicking] = useState<Picking>('even')
  const [pace, setPace] = useState<Pace>('usual')
  const [crossing, setCrossing] = useState<string>(editVideo.params.crossing.initial)
  const [captions, setCaptions] = useState<boolean>(editVideo.params.captions.initial)
  const shown = listShown(branch)
  const picked = pickVersions(shown, picking)
  const order = useVideoOrder({ picked, pace, crossing, captions }, (job) => {
    onClose()
    void navigate('pagesD/job-detail/job-detail', { id: job.id })
  })
  const skipped = branch.length - shown.length
  const { credits, short, isBusy } = order
  return (
    <BottomSheet open={open} onClose={onClose} title={VIDEO.title}>
      <View className="edit-video">
        <Thumbs picked={picked} />
        <View className="edit-video__sum">
          {(captions ? VIDEO.sum : VIDEO.silent)(picked.length, order.seconds)}
        </View>
        {skipped > 0 && <View className="edit-video__note">{VIDEO.skipped(skipped)}</View>}
        {shown.length > EDIT_VIDEO_MAX && (
          <>
            <View className="edit-video__note">{VIDEO.long(shown.length, EDIT_VIDEO_MAX)}</View>
            <Choice
              label={VIDEO.picking}
              options={listOptions(VIDEO.pickings(EDIT_VIDEO_MAX))}
              value={picking}
              onChange={setPicking}
            />
          </>
        )}
        <Choice
          label={VIDEO.crossing}
          options={editVideo.params.crossing.options}
          value={crossing}
          onChange={setCrossing}
        />
        <Choice
          label={VIDEO.pace}
          options={listOptions(VIDEO.paces)}
          value={pace}
          onChange={setPace}
        />
        <View className="edit-video__row">
          <Text className="edit-video__label edit-video__label--wide">{VIDEO.captions}</Text>
          <Switch label={VIDEO.captions} on={captions} onChange={setCaptions} />
        </View>
        {order.isUnserved && <View className="edit-video__note">{VIDEO.unserved}</View>}
        {order.isUnreachable ? (
          <>
            <View className="edit-video__note">{VIDEO.unreachable}</View>
            <Button wide onPress={order.retry}>
              {VIDEO.retry}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            wide
            disabled={isBusy || credits === null || order.isUnserved || short > 0}
            onPress={() => void order.start()}
          >
            {isBusy ? VIDEO.ordering : short > 0 ? VIDEO.short(short) : VIDEO.order(credits)}
          </Button>
        )}
      </View>
    </BottomSheet>
  )
}
