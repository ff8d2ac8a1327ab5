import { Text, View } from '@tarojs/components'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import { length } from '../length'
import { RING } from '../texts'
import { Arc } from './Arc'
import './Ring.scss'

export interface RingProps {
  /** 44 in a queue row, 72 on a tile, 96 on a page. */
  size: 44 | 72 | 96
  /** queued: the place, no arc · running: arc and percentage · failed: a retry glyph. */
  state: 'queued' | 'running' | 'failed'
  /** 0..1; the real figure, never ahead of it. */
  progress?: number
  /** 1-based place while queued; unknown without it. */
  place?: number | null
}

/** Label of the ring for screen readers. */
function spoken({ state, progress = 0, place }: RingProps): string {
  if (state === 'failed') return RING.failed
  if (state === 'running') return RING.progress(Math.floor(progress * 100))
  return place ? RING.place(place) : RING.queued
}

/** The job ring: a 2 px dawn arc, the number in it. */
export function Ring(props: RingProps) {
  const { size, state, progress = 0, place } = props
  const side = length(size)
  return (
    <View
      className={classes('mg-ring', `mg-ring--${size}`, `mg-ring--${state}`)}
      style={{ width: side, height: side }}
      role="progressbar"
      aria-label={spoken(props)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={state === 'running' ? Math.floor(progress * 100) : undefined}
    >
      <Arc size={size} progress={state === 'running' ? progress : 0} />
      {state === 'running' && (
        <View className="mg-ring__number">
          <Text>{Math.floor(progress * 100)}</Text>
          <Text className="mg-ring__percent">%</Text>
        </View>
      )}
      {state === 'queued' && (
        <Text className={place ? 'mg-ring__number' : 'mg-ring__word'}>{place ?? RING.waiting}</Text>
      )}
      {state === 'failed' && <Icon name="retry" />}
    </View>
  )
}
