import { Text, View } from '@tarojs/components'
import { navigate, type InnerPath } from '@/domain/navigation/navigate'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import './Consent.scss'

interface Words {
  agree: string
  agreeLabel: string
  agreements: readonly { path: InnerPath; name: string }[]
}

interface ConsentProps {
  agreed: boolean
  onChange: (agreed: boolean) => void
  /** Rises when the tick was missed: it shakes once. */
  missed: number
  /** Agreements to accept; those of signing in by default. */
  words?: Words
}

/** The tick, never set beforehand, and the agreements it speaks of. */
export function Consent({ agreed, onChange, missed, words = texts }: ConsentProps) {
  return (
    <View key={missed} className={classes('consent', missed > 0 && !agreed && 'consent--missed')}>
      <View
        className="mg-press consent__tick"
        {...pressable({
          role: 'checkbox',
          label: words.agreeLabel,
          checked: agreed,
          onPress: () => onChange(!agreed),
        })}
      >
        <View className={classes('consent__box', agreed && 'consent__box--on')}>
          {agreed && <Icon name="check" size={14} />}
        </View>
        <Text>{words.agree}</Text>
      </View>
      {words.agreements.map(({ path, name }) => (
        <View
          key={path}
          className="mg-press consent__link"
          {...pressable({ role: 'link', onPress: () => void navigate(path) })}
        >
          {name}
        </View>
      ))}
    </View>
  )
}
