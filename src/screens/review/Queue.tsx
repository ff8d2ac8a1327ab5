import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { Dock } from '@/ui/Dock/Dock'
import { useKeys } from '@/ui/useKeys'
import { Facts } from './Facts'
import { ReasonSheet } from './ReasonSheet'
import { ReviewPicture } from './ReviewPicture'
import { REVIEW } from './texts'
import type { ReviewQueue, ReviewItem, Ruling } from './useReviewQueue'
import './Queue.scss'

interface QueueProps {
  queue: ReviewQueue
  isDeciding: boolean
  decide: (item: ReviewItem, ruling: Ruling) => void
}

interface WorkProps extends QueueProps {
  item: ReviewItem
}

/** One work of the queue. Left asks for a reason, right lets it through. */
function Work({ queue, item, isDeciding, decide }: WorkProps) {
  const [asking, setAsking] = useState(false)
  const [featured, setFeatured] = useState(false)
  const isReport = item.kind === 'report'
  const mayFeature = item.kind === 'new'
  const pass = () => {
    if (!isDeciding) decide(item, { pass: true, featured: featured && mayFeature })
  }
  const reject = () => setAsking(true)
  const choose = (reason: string) => {
    setAsking(false)
    decide(item, { pass: false, reason })
  }
  useKeys(!asking && !isDeciding, (key) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
    if (key === 'ArrowRight') pass()
    else reject()
    return true
  })
  return (
    <View className="mg-review">
      <View className="mg-review__top" role="status">
        <Text>{REVIEW.waiting(queue.waiting)}</Text>
        <Text className="mg-review__held">{REVIEW.held}</Text>
      </View>
      <ReviewPicture
        item={item}
        next={queue.items[1]}
        onSwipe={(side) => (side === 'right' ? pass() : reject())}
      />
      <Facts item={item} />
      <View className="mg-review__swipe">{REVIEW.swipe}</View>
      <Dock>
        {mayFeature && (
          <Action
            icon="star"
            word={REVIEW.feature}
            label={REVIEW.featureLabel}
            tone={featured ? 'on' : 'off'}
            selected={featured}
            onPress={() => setFeatured(!featured)}
          />
        )}
        <View className="mg-review__acts">
          <Button wide disabled={isDeciding} onPress={reject}>
            {isReport ? REVIEW.remove : REVIEW.reject}
          </Button>
          <Button variant="primary" wide disabled={isDeciding} onPress={pass}>
            {isReport ? REVIEW.keep : REVIEW.pass}
          </Button>
        </View>
      </Dock>
      <ReasonSheet item={item} open={asking} onClose={() => setAsking(false)} onChoose={choose} />
    </View>
  )
}

/** The first item that is held, with the next one waiting behind it. */
export function Queue(props: QueueProps) {
  const [item] = props.queue.items
  return item ? <Work key={item.id} {...props} item={item} /> : null
}
