import { Text, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { echoGuard, type PointerLike } from '@/lib/touch/points'
import { measure } from '@/platform/measure'
import { classes } from '../classes'
import { Picture } from '../Picture/Picture'
import { pressable } from '../pressable'
import { useHeldKey } from '../useHeldKey'
import { useOwnMoves } from '../useOwnMoves'
import './Compare.scss'

export interface HoldCompareProps {
  id: string
  before: string
  after: string
  alt: string
  fit: 'cover' | 'contain'
  develop: boolean
  /** A tap. */
  onPress: () => void
  label: string
  tags: Readonly<Record<'before' | 'after' | 'hold' | 'release', string>>
}

/** Longer than a tap, shorter than a system menu. */
const HOLD_MS = 180
/** A finger that moves this far before that scrolls or turns. */
const SLOP_PX = 10
/** Belongs to the system's swipe back. */
const EDGE_PX = 24

const readX = ({ touches, clientX }: PointerLike): number | undefined =>
  touches ? touches[0]?.clientX : clientX

interface Hold {
  startX: number
  timer: ReturnType<typeof setTimeout>
}

/** The line is under the finger that holds the picture; without one the result alone is shown. */
function useHold(id: string) {
  const [share, setShare] = useState<number | null>(null)
  const hold = useRef<Hold | null>(null)
  const box = useRef<{ left: number; width: number } | null>(null)
  const held = useRef(false)
  const [isEcho] = useState(echoGuard)
  useOwnMoves(id, () => held.current)

  const follow = (x: number) => {
    const place = box.current
    if (place) setShare(Math.min(100, Math.max(0, ((x - place.left) / place.width) * 100)))
  }
  const stop = () => {
    if (hold.current) clearTimeout(hold.current.timer)
    hold.current = null
    setShare(null)
  }
  useEffect(() => () => clearTimeout(hold.current?.timer), [])

  const start = (event: PointerLike) => {
    const x = readX(event)
    held.current = false
    if (x === undefined || isEcho(event) || x < EDGE_PX) return
    void measure(id).then((found) => {
      box.current = found
    })
    const timer = setTimeout(() => {
      held.current = true
      follow(hold.current?.startX ?? x)
    }, HOLD_MS)
    hold.current = { startX: x, timer }
  }
  const move = (event: PointerLike) => {
    const x = readX(event)
    if (!hold.current || x === undefined) return
    if (held.current) follow(x)
    else if (Math.abs(x - hold.current.startX) > SLOP_PX) stop()
    else hold.current.startX = x
  }
  return {
    share,
    handlers: {
      onTouchStart: start,
      onTouchMove: move,
      onTouchEnd: stop,
      onTouchCancel: stop,
      onMouseDown: start,
      onMouseMove: move,
      onMouseUp: stop,
      onMouseLeave: stop,
    },
    /** The click after a hold is no tap. */
    takeTap: () => !held.current,
  }
}

/** The result; held, what it was made from up to the finger. */
export function HoldCompare(props: HoldCompareProps) {
  const { id, before, after, alt, fit, develop, onPress, label, tags } = props
  const { share: heldAt, handlers, takeTap } = useHold(id)
  const [isKeyHeld, setKeyHeld] = useState(false)
  useHeldKey(' ', setKeyHeld)
  const share = isKeyHeld ? 100 : heldAt
  const isHeld = share !== null
  const at = share ?? 0
  const by = (percent: number) => ({ style: { transform: `translateX(${percent}%)` } })
  return (
    <View
      id={id}
      className={classes('mg-press mg-compare mg-hold', isHeld && 'mg-hold--on')}
      {...pressable({
        label: `${label}，${tags.hold}`,
        onPress: () => {
          if (takeTap()) onPress()
        },
      })}
      {...handlers}
    >
      <Picture src={after} alt={alt} fit={fit} develop={develop} />
      <View className="mg-compare__before" aria-hidden {...by(at - 100)}>
        <View className="mg-compare__still" {...by(100 - at)}>
          <Picture src={before} alt="" fit={fit} />
        </View>
      </View>
      {isHeld && (
        <View className="mg-compare__carrier" aria-hidden {...by(at - 100)}>
          <View className="mg-compare__line" />
          <View className="mg-hold__finger" />
        </View>
      )}
      {isHeld && (
        <>
          <Text className="mg-compare__tag" aria-hidden>
            {tags.before}
          </Text>
          <Text className="mg-compare__tag mg-compare__tag--after" aria-hidden>
            {tags.after}
          </Text>
        </>
      )}
      <Text className="mg-hold__hint" aria-hidden>
        {isHeld ? tags.release : tags.hold}
      </Text>
    </View>
  )
}
