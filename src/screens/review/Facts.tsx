import { Text, View } from '@tarojs/components'
import { ledgerTime } from '@/domain/credits/time'
import { classes } from '@/ui/classes'
import { REVIEW, REPORT_WORDS } from './texts'
import type { ReviewItem } from './useReviewQueue'

function formatReasons({ reasons }: ReviewItem): string {
  return Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => REVIEW.times(REPORT_WORDS[reason] ?? reason, count))
    .join('、')
}

/** A work's title; of a profile what is new of it, of a comment where it is. */
function formatHeading({ kind, title, media }: ReviewItem): string {
  if (kind === 'comment') return REVIEW.commentOn(title)
  if (kind !== 'profile') return title
  if (title !== '') return REVIEW.nickname(title)
  return media === null ? REVIEW.profile : REVIEW.avatar
}

/** Names of the text by kind; of works its description. */
const WORDS: Partial<Record<ReviewItem['kind'], string>> = {
  profile: REVIEW.bio,
  comment: REVIEW.comment,
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <View className="mg-review__line">
      <Text className="mg-review__name">{name}</Text>
      <Text className="mg-review__text">{text}</Text>
    </View>
  )
}

/** The author's text and the reporters'. The author's identity is hidden here. */
export function Facts({ item }: { item: ReviewItem }) {
  const { words, tags, prompt, kind, notes, appeal } = item
  const reasons = formatReasons(item)
  return (
    <View className="mg-review__facts">
      <View className="mg-review__head">
        <Text className={classes('mg-review__kind', `mg-review__kind--${kind}`)}>
          {REVIEW.kind[kind]}
        </Text>
        <Text className="mg-review__time">{ledgerTime(item.createdAt, new Date())}</Text>
      </View>
      <View className="mg-review__title" role="heading" aria-level={2}>
        {formatHeading(item)}
      </View>
      {reasons !== '' && (
        <View className="mg-review__reasons">
          {kind === 'report' ? REVIEW.reported(reasons) : REVIEW.remarked(reasons)}
        </View>
      )}
      {appeal !== null && <Line name={REVIEW.appeal} text={appeal} />}
      {notes.length > 0 && <Line name={REVIEW.notes} text={notes.join('\n')} />}
      {words !== '' && <Line name={WORDS[kind] ?? REVIEW.words} text={words} />}
      {tags.length > 0 && <Line name={REVIEW.tags} text={tags.join(' · ')} />}
      {prompt !== null && <Line name={REVIEW.prompt} text={prompt} />}
    </View>
  )
}
