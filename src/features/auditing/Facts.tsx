import { Text, View } from '@tarojs/components'
import { ledgerTime } from '@/features/credits/time'
import { classes } from '@/ui/classes'
import { AUDITING, REPORT_WORDS } from './texts'
import type { ReviewItem } from './useDesk'

function reasonsOf({ reasons }: ReviewItem): string {
  return Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => AUDITING.times(REPORT_WORDS[reason] ?? reason, count))
    .join('、')
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <View className="mg-audit__line">
      <Text className="mg-audit__name">{name}</Text>
      <Text className="mg-audit__text">{text}</Text>
    </View>
  )
}

/** What its author wrote and what others say of it. Who made it is not known here. */
export function Facts({ item }: { item: ReviewItem }) {
  const { title, words, tags, prompt, kind, notes } = item
  const reasons = reasonsOf(item)
  return (
    <View className="mg-audit__facts">
      <View className="mg-audit__head">
        <Text className={classes('mg-audit__kind', `mg-audit__kind--${kind}`)}>
          {AUDITING.kind[kind]}
        </Text>
        <Text className="mg-audit__time">{ledgerTime(item.createdAt, new Date())}</Text>
      </View>
      <View className="mg-audit__title" role="heading" aria-level={2}>
        {title}
      </View>
      {reasons !== '' && <View className="mg-audit__reasons">{AUDITING.reported(reasons)}</View>}
      {notes.length > 0 && <Line name={AUDITING.notes} text={notes.join('\n')} />}
      {words !== '' && <Line name={AUDITING.words} text={words} />}
      {tags.length > 0 && <Line name={AUDITING.tags} text={tags.join(' · ')} />}
      {prompt !== null && <Line name={AUDITING.prompt} text={prompt} />}
    </View>
  )
}
