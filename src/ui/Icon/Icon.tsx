import { View } from '@tarojs/components'
import { classes } from '../classes'
import { length } from '../length'
import type { IconName } from './paths'
import './Icon.scss'

export type { IconName }

interface IconProps {
  name: IconName
  /** At 375 px width; 24 by default. At 18 and below the stroke is drawn heavier. */
  size?: number
  className?: string
}

/** A glyph in the colour of the text around it. Says nothing by itself: the control names it. */
export function Icon({ name, size = 24, className }: IconProps) {
  const side = length(size)
  return (
    <View
      className={classes('mg-icon', `mg-icon--${name}`, size <= 18 && 'mg-icon--small', className)}
      style={size === 24 ? undefined : { width: side, height: side }}
      aria-hidden
    />
  )
}
