import { ScrollView, Text, View } from '@tarojs/components'
import { useCallback, useMemo, useState } from 'react'
import type { JobView } from '@contract/jobs'
import type { TileBox } from '@/ui/gallery/layout'
import { createScrollSignal } from '@/ui/gallery/scroll'
import { boxStyle } from '@/ui/gallery/Tile'
import { useGalleryWindow } from '@/ui/gallery/useGalleryWindow'
import { mediaUrl } from '@/platform/media'
import { Action } from '@/ui/Action/Action'
import { Actions } from '@/ui/Actions/Actions'
import { Button } from '@/ui/Button/Button'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { FullScreen } from '@/ui/BottomSheet/FullScreen'
import { useOwnMoves } from '@/ui/useOwnMoves'
import { layoutOrder } from './order'
import { ORDER } from './texts'
import { useDrag, type Drag } from './useDrag'
import { useOrder } from './useOrder'
import './OrderScreen.scss'

const LIST_ID = 'mg-sorting-list'

interface OrderScreenProps {
  albumId: string
  jobs: readonly JobView[]
  /** More are loaded when the end comes near. */
  onNearEnd: () => void
  onClose: () => void
}

interface SquareProps {
  box: TileBox
  job: JobView
  /** Of the square that is carried: from where it was taken up, and how far it is by now. */
  carried: { box: TileBox; drag: Drag } | null
  picked: boolean
  label: string
  onPick: () => void
  handlers: object
}

function Square({ box, job, carried, picked, label, onPick, handlers }: SquareProps) {
  const cover = job.pictures[0]
  const leftPx = carried ? carried.box.leftPx + carried.drag.moved.x : box.leftPx
  const topPx = carried ? carried.box.topPx + carried.drag.moved.y : box.topPx
  return (
    <View
      className={classes(
        'mg-press mg-sorting__square',
        carried && 'mg-sorting__square--carried',
        picked && 'mg-sorting__square--picked',
      )}
      style={boxStyle({ ...box, leftPx, topPx })}
      {...pressable({ onPress: onPick, role: 'radio', checked: picked, label })}
      {...handlers}
    >
      {cover && (
        <Picture
          src={mediaUrl(cover.thumbUrl)}
          alt=""
          thumbhash={cover.thumbhash}
          color={cover.color}
        />
      )}
      {picked && (
        <View className="mg-sorting__tick">
          <Icon name="check" size={16} />
        </View>
      )}
    </View>
  )
}

interface MovesProps {
  position: number
  count: number
  onMove: (to: number) => void
}

/** The same by buttons, for whom dragging is not the way. */
function Moves({ position, count, onMove }: MovesProps) {
  const isFirst = position <= 0
  const isLast = position < 0 || position >= count - 1
  return (
    <View className="mg-sorting__dock">
      <Actions label={ORDER.actions}>
        <Action icon="up" word={ORDER.first} disabled={isFirst} onPress={() => onMove(0)} />
        <Action
          icon="back"
          word={ORDER.earlier}
          disabled={isFirst}
          onPress={() => onMove(position - 1)}
        />
        <Action
          icon="right"
          word={ORDER.later}
          disabled={isLast}
          onPress={() => onMove(position + 1)}
        />
        <Action icon="down" word={ORDER.last} disabled={isLast} onPress={() => onMove(count - 1)} />
      </Actions>
    </View>
  )
}

/** 调整次序: squares to be carried by a long press, or moved by the buttons below. */
export function OrderScreen({ albumId, jobs, onNearEnd, onClose }: OrderScreenProps) {
  const [scroll] = useState(createScrollSignal)
  const [picked, setPicked] = useState<string | null>(null)
  const ids = useMemo(() => jobs.map(({ id }) => id), [jobs])
  const byId = useMemo(() => new Map(jobs.map((job) => [job.id, job])), [jobs])
  const order = useOrder({ albumId, ids })
  const { shown, carried } = order
  const { drag, buildHandlers, isCarrying, wasLong } = useDrag(order)
  const layout = useMemo(() => layoutOrder(shown), [shown])
  const { tiles } = useGalleryWindow({ layout, scroll, listTopPx: 0, onNearEnd })
  useOwnMoves(LIST_ID, isCarrying)
  const onScroll = useCallback(
    (event: { detail: { scrollTop: number } }) => scroll.moved(event.detail.scrollTop),
    [scroll],
  )
  const carriedBox = carried ? layout.tiles[carried.from] : undefined
  const getDragState = (id: string) =>
    drag?.id === id && carriedBox ? { box: carriedBox, drag } : null
  return (
    <FullScreen className="mg-sorting" label={ORDER.title} onClose={onClose}>
      <View className="mg-sorting__top">
        <View className="mg-sorting__title">{ORDER.title}</View>
        <Button size="medium" variant="primary" onPress={onClose}>
          {ORDER.done}
        </Button>
      </View>
      <Text className="mg-sorting__hint">{ORDER.hint}</Text>
      <ScrollView className="mg-sorting__list" scrollY={drag === null} onScroll={onScroll}>
        <View
          id={LIST_ID}
          className="mg-sorting__squares"
          role="radiogroup"
          aria-label={ORDER.title}
          style={{ height: length(layout.heightPx) }}
        >
          {tiles.map((box) => {
            const job = byId.get(box.id)
            const position = shown.indexOf(box.id)
            return (
              job && (
                <Square
                  key={box.id}
                  box={box}
                  job={job}
                  carried={getDragState(box.id)}
                  picked={picked === box.id}
                  label={ORDER.tile(position + 1, shown.length)}
                  onPick={() => !wasLong() && setPicked(picked === box.id ? null : box.id)}
                  handlers={buildHandlers(box.id)}
                />
              )
            )
          })}
        </View>
      </ScrollView>
      <Moves
        position={picked === null ? -1 : shown.indexOf(picked)}
        count={shown.length}
        onMove={(to) => picked !== null && order.moveTo(picked, to)}
      />
    </FullScreen>
  )
}
