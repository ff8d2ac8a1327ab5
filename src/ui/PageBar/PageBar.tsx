import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { IconButton } from '../IconButton/IconButton'
import type { IconName } from '../Icon/paths'
import { PAGE_BAR_BACK } from '../texts'
import './PageBar.scss'

export interface PageBarProps {
  title?: string
  /** Left control; leave out on tab pages. */
  onBack?: () => void
  backIcon?: IconName
  backLabel?: string
  /** Right side, 44 px controls. */
  right?: ReactNode
  /** Lies over a picture: discs behind the icons, a soft scrim. */
  over?: boolean
}

/** 48 px header under the safe area. */
export function PageBar(props: PageBarProps) {
  const { title, onBack, backIcon = 'back', backLabel = PAGE_BAR_BACK, right, over } = props
  return (
    <View className={classes('mg-bar', over && 'mg-bar--over')}>
      <View className="mg-bar__row">
        <View className="mg-bar__side">
          {onBack && <IconButton icon={backIcon} label={backLabel} disc={over} onPress={onBack} />}
        </View>
        {title ? (
          <View className="mg-bar__title" role="heading" aria-level={1}>
            {title}
          </View>
        ) : (
          <View className="mg-bar__title" />
        )}
        <View className="mg-bar__side mg-bar__side--right">{right}</View>
      </View>
    </View>
  )
}
