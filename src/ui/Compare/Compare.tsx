import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { Icon } from '../Icon/Icon'
import { Picture } from '../Picture/Picture'
import { Rail } from './Rail'
import { texts } from './texts'
import './Compare.scss'

export interface CompareProps {
  before: string
  after: string
  alt: string
  fit: 'cover' | 'contain'
}

/** Before left and after right of one line that follows the finger. */
export function Compare({ before, after, alt, fit }: CompareProps) {
  const [share, setShare] = useState(50)
  return (
    <View className="mg-compare">
      <Picture src={after} alt={alt} fit={fit} />
      <View
        className="mg-compare__before"
        // What lies right of the line is cut away; the picture itself does not move.
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        aria-hidden
      >
        <Picture src={before} alt="" fit={fit} />
      </View>
      <View className="mg-compare__line" style={{ left: `${share}%` }} aria-hidden>
        <View className="mg-compare__knob">
          <Icon name="compare" size={20} />
        </View>
      </View>
      <Text className="mg-compare__tag" aria-hidden>
        {texts.before}
      </Text>
      <Text className="mg-compare__tag mg-compare__tag--after" aria-hidden>
        {texts.after}
      </Text>
      <Rail share={share} onShare={setShare} label={texts.label} />
    </View>
  )
}
