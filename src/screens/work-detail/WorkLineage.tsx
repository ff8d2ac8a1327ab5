import { Text, View } from '@tarojs/components'
import { Fragment } from 'react'
import { redirect } from '@/domain/navigation/navigate'
import type { WorkView } from '@/domain/works/types'
import { mediaUrl } from '@/platform/media'
import { LineageArrow, LineageStep, LineageStrip } from '@/ui/LineageStrip/LineageStrip'
import { DETAIL } from './texts'
import './WorkLineage.scss'

type Relative = WorkView['ancestors'][number]

/** More than these are shown as a number. */
const SHOWN = 8

/** Ancestors of a work, each credited, and its descendants; a tap opens one. */
export function WorkLineage({ work }: { work: WorkView }) {
  const { ancestors, remakes, remakeCount } = work
  const [first] = ancestors
  if (!first && remakes.length === 0) return null
  const step = ({ id, title, thumbUrl }: Relative) => (
    <LineageStep
      key={id}
      src={mediaUrl(thumbUrl)}
      word={title}
      onPress={() => void redirect('pagesD/works-detail/works-detail', { id })}
    />
  )
  const shown = remakes.slice(0, SHOWN)
  return (
    <View className="mg-origin">
      <View className="mg-origin__head">
        <View className="mg-origin__title" role="heading" aria-level={2}>
          {DETAIL.lineage}
        </View>
        {first && (
          <Text className="mg-origin__begun">
            {DETAIL.begun(first.author.nickname, first.title)}
          </Text>
        )}
      </View>
      <LineageStrip label={DETAIL.lineage}>
        {ancestors.map((ancestor) => (
          <Fragment key={ancestor.id}>
            {step(ancestor)}
            <LineageArrow />
          </Fragment>
        ))}
        <LineageStep src={mediaUrl(work.thumbUrl)} word={work.title} on onPress={() => undefined} />
        {shown.length > 0 && <LineageArrow />}
        {shown.map(step)}
        {remakeCount > shown.length && shown.length > 0 && (
          <View className="mg-origin__rest">{DETAIL.all(remakeCount)}</View>
        )}
      </LineageStrip>
    </View>
  )
}
