import { Text, View } from '@tarojs/components'
import { Fragment } from 'react'
import { redirect } from '@/domain/navigation/navigate'
import type { WorkView } from '@/domain/works/types'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { DETAIL } from './texts'
import './WorkLineage.scss'

type Relative = WorkView['ancestors'][number]

/** More than these are shown as a number. */
const SHOWN = 8

function Step({ step, on, onPress }: { step: Relative; on?: boolean; onPress: () => void }) {
  return (
    <View
      className={classes('mg-press mg-origin__step', on && 'mg-origin__step--on')}
      {...pressable({ role: 'option', selected: on === true, onPress })}
    >
      <View className="mg-origin__thumb">
        <Picture src={mediaUrl(step.thumbUrl)} alt="" />
      </View>
      <Text className="mg-origin__word">{step.title}</Text>
    </View>
  )
}

function Arrow() {
  return (
    <View className="mg-origin__arrow" aria-hidden>
      <Icon name="right" size={18} />
    </View>
  )
}

/** Ancestors of a work, each credited, and its descendants; a tap opens one. */
export function WorkLineage({ work }: { work: WorkView }) {
  const { ancestors, remakes, remakeCount } = work
  const [first] = ancestors
  if (!first && remakes.length === 0) return null
  const open = ({ id }: Relative) => void redirect('pagesD/works-detail/works-detail', { id })
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
      <View className="mg-origin__strip" role="listbox" aria-label={DETAIL.lineage}>
        {ancestors.map((step) => (
          <Fragment key={step.id}>
            <Step step={step} onPress={() => open(step)} />
            <Arrow />
          </Fragment>
        ))}
        <Step step={work} on onPress={() => undefined} />
        {shown.length > 0 && <Arrow />}
        {shown.map((step) => (
          <Step key={step.id} step={step} onPress={() => open(step)} />
        ))}
        {remakeCount > shown.length && shown.length > 0 && (
          <View className="mg-origin__rest">{DETAIL.all(remakeCount)}</View>
        )}
      </View>
    </View>
  )
}
