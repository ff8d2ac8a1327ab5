import { Text, View } from '@tarojs/components'
import { navigate } from '@/features/navigation/navigate'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import './Consent.scss'

interface ConsentProps {
  agreed: boolean
  onChange: (agreed: boolean) => void
  /** Rises when the tick was missed: it shakes once. */
  missed: number
}

/** The tick, never set beforehand, and the agreements it speaks of. */
export function Consent({ agreed, onChange, missed }: ConsentProps) {
  return (
    <View key={missed} className={classes('consent', missed > 0 && !agreed && 'consent--missed')}>
      <View
        className="mg-press consent__tick"
        {...pressable({
          role: 'checkbox',
          label: texts.agreeLabel,
          checked: agreed,
          onPress: () => onChange(!agreed),
        })}
      >
        <View className={classes('consent__box', agreed && 'consent__box--on')}>
          {agreed && <Icon name="check" size={14} />}
        </View>
        <Text>{texts.agree}</Text>
      </View>
      {texts.agreements.map(({ path, name }) => (
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
