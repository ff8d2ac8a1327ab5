import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Icon, type IconName } from '@/ui/Icon/Icon'
import { Switch } from '@/ui/Switch/Switch'

interface RowProps {
  readonly text: string
  readonly icon?: IconName
  readonly note?: string
  readonly tone?: 'plain' | 'on' | 'warn'
  readonly children?: ReactNode
}

/** A name with a line about it, and what can be done at its right. */
export function Row({ text, icon, note, tone = 'plain', children }: RowProps) {
  return (
    <View className="notify-row">
      {icon && <Icon name={icon} className="notify-row__icon" />}
      <View className="notify-row__main">
        <Text>{text}</Text>
        {note && (
          <View className={classes('notify-row__note', `notify-row__note--${tone}`)}>{note}</View>
        )}
      </View>
      {children && <View className="notify-row__acts">{children}</View>}
    </View>
  )
}

interface SwitchRowProps extends Pick<RowProps, 'text' | 'note'> {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export function SwitchRow({ text, note, on, onChange }: SwitchRowProps) {
  return (
    <Row text={text} {...(note && { note })}>
      <Switch on={on} onChange={onChange} label={text} />
    </Row>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View className="notify-part">
      <View className="notify-part__head" role="heading" aria-level={2}>
        {title}
      </View>
      {children}
    </View>
  )
}
