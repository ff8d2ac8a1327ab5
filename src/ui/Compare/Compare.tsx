import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { classes } from '../classes'
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
  /** The line moves to and fro by itself until it is touched. */
  sweeps?: boolean
  /** Accessible name of the line. */
  label?: string
  /** Names of both sides. */
  tags?: { readonly before: string; readonly after: string }
}

/** Position of the line at rest, in percent. */
const REST = 50

/** Before left and after right of one line that follows the finger. */
export function Compare(props: CompareProps) {
  const { before, after, alt, fit, sweeps, label = texts.label, tags = texts } = props
  const [chosen, setShare] = useState<number | null>(sweeps ? null : REST)
  const share = chosen ?? REST
  // Two boxes moved against each other: the edge moves, the picture does not. During the sweep the
  // style sheet moves them.
  const by = (percent: number) =>
    chosen === null ? {} : { style: { transform: `translateX(${percent}%)` } }
  return (
    <View className={classes('mg-compare', chosen === null && 'mg-compare--sweeps')}>
      <Picture src={after} alt={alt} fit={fit} />
      <View className="mg-compare__before" aria-hidden {...by(share - 100)}>
        <View className="mg-compare__still" {...by(100 - share)}>
          <Picture src={before} alt="" fit={fit} />
        </View>
      </View>
      <View className="mg-compare__carrier" aria-hidden {...by(share - 100)}>
        <View className="mg-compare__line" />
        {chosen !== null && (
          <View className="mg-compare__knob">
            <Icon name="compare" size={20} />
          </View>
        )}
      </View>
      <Text className="mg-compare__tag" aria-hidden>
        {tags.before}
      </Text>
      <Text className="mg-compare__tag mg-compare__tag--after" aria-hidden>
        {tags.after}
      </Text>
      <Rail share={share} onShare={setShare} label={label} />
    </View>
  )
}
