import { Text, View } from '@tarojs/components'
import type { EditPlan, EditReading } from '@contract/edits'
import { mediaUrl } from '@/platform/media'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { cropStyle } from './crop'
import { CANNOT } from './texts'
import type { EditTarget } from './types'
import './Cannot.scss'

interface CannotProps {
  reading: EditReading
  target: EditTarget
  /** A way that is ready to run: its plan is shown. */
  onChoose: (plan: EditPlan) => void
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

function Way({ plan, target, onChoose }: { plan: EditPlan } & Omit<CannotProps, 'reading'>) {
  const region = plan.regions.find(({ role }) => role === 'change')
  const price = plan.quote > 0 ? CANNOT.credits(plan.quote) : CANNOT.free
  return (
    <View className="mg-press cannot__way" {...pressable({ onPress: () => onChoose(plan) })}>
      <View
        className="cannot__crop"
        style={cropStyle(
          mediaUrl(target.thumbUrl),
          region?.bounds ?? WHOLE,
          target.width / target.height,
        )}
        aria-hidden
      />
      <View className="cannot__about">{plan.summary}</View>
      <Text className={plan.quote > 0 ? 'cannot__price' : 'cannot__free'}>{price}</Text>
    </View>
  )
}

/** The reason a sentence cannot be done, of two kinds, and ways that can be. */
export function Cannot({ reading, target, onChoose }: CannotProps) {
  const { declined, notUnderstood } = reading
  if (!declined) return null
  const { reason, words, message, alternatives } = declined
  const others = notUnderstood.filter((piece) => piece !== words)
  return (
    <View className="cannot">
      <View className="cannot__why">
        <Icon name="alert" size={18} />
        <View>
          {words !== undefined && <Text className="cannot__words">{words}</Text>}
          <Text>
            {reason === 'not-understood' && words !== undefined ? CANNOT.unread : message}
          </Text>
        </View>
      </View>
      {others.map((piece) => (
        <View key={piece} className="cannot__why">
          <Icon name="search" size={18} />
          <View>
            <Text className="cannot__words">{piece}</Text>
            <Text>{CANNOT.unread}</Text>
          </View>
        </View>
      ))}
      <View className="cannot__safe">
        <Icon name="check" size={18} />
        <Text>{CANNOT.nothingTaken}</Text>
      </View>
      {alternatives.length > 0 && (
        <View className="cannot__ways" role="group" aria-label={CANNOT.ways}>
          <View className="cannot__head">{CANNOT.ways}</View>
          {alternatives.map((plan) => (
            <Way key={plan.id} plan={plan} target={target} onChoose={onChoose} />
          ))}
        </View>
      )}
    </View>
  )
}
