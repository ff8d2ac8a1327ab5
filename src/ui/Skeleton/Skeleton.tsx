import { View } from '@tarojs/components'
import { classes } from '../classes'
import { length } from '../length'
import './Skeleton.scss'

export interface SkeletonProps {
  /** At 375 px width, or a percentage. */
  width?: number | `${number}%`
  height: number
  round?: boolean
  className?: string
}

/** A bar in the shape of what comes. It stays invisible for its first 200 ms. */
export function Skeleton({ width = '100%', height, round, className }: SkeletonProps) {
  return (
    <View
      className={classes('mg-skeleton', round && 'mg-skeleton--round', className)}
      style={{
        width: typeof width === 'number' ? length(width) : width,
        height: length(height),
      }}
      aria-hidden
    />
  )
}
