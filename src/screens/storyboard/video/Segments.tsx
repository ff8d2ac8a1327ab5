import { Text, View } from '@tarojs/components'
import { IS_H5 } from '@/platform/env'
import { measure } from '@/platform/measure'
import { PLAYER } from '../texts'
import { findPlace, placeAtShare, shareOver, totalSeconds, type Place } from './places'
import './Segments.scss'

interface SegmentsProps {
  id: string
  places: readonly Place[]
  /** Seconds. */
  at: number
  /** 0-based shot to go to. */
  onJump: (place: number) => void
}

interface Tapped {
  detail?: { x?: number }
  clientX?: number
}

/** The video as one segment a shot: a tap jumps to the shot under it, arrow keys to its neighbours. */
export function Segments({ id, places, at, onJump }: SegmentsProps) {
  const now = findPlace(places, at)
  const all = totalSeconds(places)
  const jump = async (event: unknown) => {
    const { detail, clientX } = event as Tapped
    const x = clientX ?? detail?.x
    const box = await measure(id)
    if (box && x !== undefined) onJump(placeAtShare(places, (x - box.left) / box.width))
  }
  const press = (event: unknown) => {
    const { key } = event as { key?: string }
    const to = key === 'ArrowRight' ? now + 1 : key === 'ArrowLeft' ? now - 1 : now
    if (to !== now && places[to]) onJump(to)
  }
  return (
    <View className="segments">
      <View
        id={id}
        className="segments__row"
        aria-label={PLAYER.progress(now + 1, at, all)}
        aria-valuemin={1}
        aria-valuemax={places.length}
        aria-valuenow={now + 1}
        onClick={(event) => void jump(event)}
        {...(IS_H5 ? { role: 'slider', tabIndex: 0, onKeyDown: press } : {})}
      >
        {places.map((place) => (
          <View
            key={place.id}
            className="segments__one"
            style={{ flexGrow: place.to - place.from }}
          >
            <View
              className="segments__over"
              style={{ width: `${(shareOver(place, at) * 100).toFixed(1)}%` }}
            />
          </View>
        ))}
      </View>
      <View className="segments__times">
        <Text>{PLAYER.clock(at)}</Text>
        <Text>{PLAYER.clock(all)}</Text>
      </View>
    </View>
  )
}
