import { Text, View } from '@tarojs/components'
import type { DriftView } from '@contract/edits'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { pressable } from '@/ui/pressable'
import { cropStyle } from './crop'
import { DRIFT } from './texts'
import type { EditTarget } from './types'
import type { Editing } from './useEditing'
import { useDrift } from './useDrift'
import './DriftNotice.scss'

interface CropsProps {
  drift: DriftView
  picture: EditTarget
  /** Thumbnail of the version before. */
  beforeUrl: string | null
}

function Crops({ drift, picture, beforeUrl }: CropsProps) {
  const ratio = picture.width / picture.height
  const crop = (url: string) => cropStyle(mediaUrl(url), drift.bounds, ratio)
  return (
    <View className="drift__crops" role="img" aria-label={DRIFT.crops(drift.name)}>
      {beforeUrl !== null && <View className="drift__crop" style={crop(beforeUrl)} />}
      <View className="drift__crop" style={crop(picture.thumbUrl)} />
    </View>
  )
}

/** A part that was to stay has changed: what it is, and three ways. Nothing found, nothing said. */
export function DriftNotice({ editing }: { editing: Editing }) {
  const { job, target, versions } = editing
  const { putBack, refund, accept } = useDrift(job)
  const [first, ...others] = job.drift ?? []
  if (!first || !target) return null
  const names = [first, ...others].map(({ name }) => name).join('、')
  const lost = first.kind === 'missing' ? DRIFT.missing(first.name) : DRIFT.changed(first.name)
  return (
    <View className="drift" role="status">
      <View className="drift__head">
        <Crops drift={first} picture={target} beforeUrl={versions.parent?.thumbUrl ?? null} />
        <View className="drift__about">
          <View className="drift__said">{DRIFT.said(first.name)}</View>
          <View className="drift__what">{others.length > 0 ? DRIFT.where(names) : lost}</View>
        </View>
      </View>
      <View className="drift__acts">
        <View className="drift__main">
          <Button
            wide
            variant="primary"
            disabled={putBack.busy}
            onPress={() => void putBack.run(first.name)}
          >
            {DRIFT.putBack(first.name)}
          </Button>
        </View>
        {job.doubt === 'open' && job.spentCredits > 0 && (
          <Button disabled={refund.busy} onPress={() => void refund.run()}>
            {DRIFT.refund(job.spentCredits)}
          </Button>
        )}
      </View>
      <View className="drift__foot">
        <View
          className="mg-press drift__fine"
          {...pressable({ disabled: accept.busy, onPress: () => void accept.run() })}
        >
          {DRIFT.fine}
        </View>
        <Text className="drift__free">{DRIFT.free}</Text>
      </View>
    </View>
  )
}
