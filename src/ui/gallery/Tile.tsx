import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { length } from '../length'
import type { TileBox } from './layout'
import { usePress } from './usePress'
import './Tile.scss'

/** Inline style of a box of a gallery's layout. */
export const boxStyle = ({ topPx, leftPx, widthPx, heightPx }: Omit<TileBox, 'id' | 'dayKey'>) => ({
  top: length(topPx),
  left: length(leftPx),
  width: length(widthPx),
  height: length(heightPx),
})

interface TileProps {
  box: TileBox
  className: string
  role: 'button' | 'checkbox' | 'link'
  label?: string | undefined
  /** Of a checkbox. */
  checked?: boolean
  onTap: () => void
  onLongPress: () => void
  /** The space key; without it that key taps too. */
  onSpace?: () => void
  children: ReactNode
}

/** One thing of a gallery, at its place: tapped, pressed long, or reached by the keyboard. */
export function Tile({ box, className, role, label, checked, children, ...actions }: TileProps) {
  const { onTap, onLongPress, onSpace = onTap } = actions
  const press = usePress({ onTap, onLongPress })
  const onKeyDown = (event: { key?: string; preventDefault?: () => void }) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault?.()
    if (event.key === ' ') onSpace()
    else onTap()
  }
  return (
    <View
      className={classes('mg-press mg-gallerytile', className)}
      style={boxStyle(box)}
      role={role}
      {...(label !== undefined && { 'aria-label': label })}
      {...(checked !== undefined && { 'aria-checked': checked })}
      {...{ tabIndex: 0, onKeyDown }}
      {...press}
    >
      {children}
    </View>
  )
}
