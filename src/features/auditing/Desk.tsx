import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Act } from '@/ui/Act/Act'
import { Button } from '@/ui/Button/Button'
import { Dock } from '@/ui/Dock/Dock'
import { useKeys } from '@/ui/useKeys'
import { Facts } from './Facts'
import { ReasonSheet } from './ReasonSheet'
import { Stage } from './Stage'
import { AUDITING } from './texts'
import type { Desk as DeskData, ReviewItem, Ruling } from './useDesk'
import './Desk.scss'

interface DeskProps {
  desk: DeskData
  isDeciding: boolean
  decide: (item: ReviewItem, ruling: Ruling) => void
}

interface WorkProps extends DeskProps {
  item: ReviewItem
}

/** One work on the desk. Left asks for a reason, right lets it through. */
function Work({ desk, item, isDeciding, decide }: WorkProps) {
  const [asking, setAsking] = useState(false)
  const [featured, setFeatured] = useState(false)
  const isReport = item.kind === 'report'
  const pass = () => {
    if (!isDeciding) decide(item, { pass: true, featured: featured && !isReport })
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
    <View className="mg-audit">
      <View className="mg-audit__top" role="status">
        <Text>{AUDITING.waiting(desk.waiting)}</Text>
        <Text className="mg-audit__held">{AUDITING.held}</Text>
      </View>
      <Stage
        item={item}
        next={desk.items[1]}
        onSwipe={(side) => (side === 'right' ? pass() : reject())}
      />
      <Facts item={item} />
      <View className="mg-audit__swipe">{AUDITING.swipe}</View>
      <Dock>
        {!isReport && (
          <Act
            icon="star"
            word={AUDITING.feature}
            label={AUDITING.featureLabel}
            tone={featured ? 'on' : 'off'}
            selected={featured}
            onPress={() => setFeatured(!featured)}
          />
        )}
        <View className="mg-audit__acts">
          <Button wide disabled={isDeciding} onPress={reject}>
            {isReport ? AUDITING.remove : AUDITING.reject}
          </Button>
          <Button variant="primary" wide disabled={isDeciding} onPress={pass}>
            {isReport ? AUDITING.keep : AUDITING.pass}
          </Button>
        </View>
      </Dock>
      <ReasonSheet item={item} open={asking} onClose={() => setAsking(false)} onChoose={choose} />
    </View>
  )
}

/** The first item that is held, with the next one waiting behind it. */
export function Desk(props: DeskProps) {
  const [item] = props.desk.items
  return item ? <Work key={item.id} {...props} item={item} /> : null
}
