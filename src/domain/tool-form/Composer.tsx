import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { textLength } from '@contract/tools/check'
import { classes } from '@/ui/classes'
import type { Marks } from '@/ui/TextArea/marks'
import { TextArea } from '@/ui/TextArea/TextArea'
import { texts } from './texts'
import './Composer.scss'

interface ComposerProps {
  label: string
  /** The label is also above the text. */
  labelled?: boolean
  value: string
  onChange: (value: string) => void
  placeholder: string
  /** In characters as a person counts them. */
  maxLength: number
  rows: 1 | 4
  marks?: Marks | undefined
  onComposing?: (composing: boolean) => void
  onCaret?: ((start: number, end: number) => void) | undefined
  /** Above the text. */
  head?: ReactNode
  /** Between the text and the foot. */
  note?: ReactNode
  /** Left side of the foot. */
  tools: ReactNode
}

/** The one boxed thing on the page: what you type into. */
export function Composer(props: ComposerProps) {
  const { label, value, maxLength } = props
  const length = textLength(value)
  return (
    <View className="composer">
      {props.head}
      <View className={classes('composer__text', props.labelled && 'composer__text--labelled')}>
        {props.labelled && <View className="composer__label">{label}</View>}
        <TextArea
          label={label}
          value={value}
          onChange={props.onChange}
          placeholder={props.placeholder}
          rows={props.rows}
          marks={props.marks}
          onComposing={props.onComposing}
          onCaret={props.onCaret}
        />
      </View>
      {props.note}
      <View className="composer__foot">
        {props.tools}
        <Text
          className={classes('composer__count', length > maxLength && 'composer__count--over')}
          aria-label={texts.counterLabel(length, maxLength)}
        >
          {texts.counter(length, maxLength)}
        </Text>
      </View>
    </View>
  )
}
