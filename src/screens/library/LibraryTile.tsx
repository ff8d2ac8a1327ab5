import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { useStore } from 'zustand'
import { hasResult, type JobView } from '@contract/jobs'
import { navigate, openTab } from '@/domain/navigation/navigate'
import { useRunningLayer } from '@/domain/tool-form/runningLayer'
import { thumbhashUrl } from '@/lib/thumbhash'
import { mediaUrl } from '@/platform/media'
import { tick } from '@/platform/haptics'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import type { TileBox } from '@/ui/gallery/layout'
import { Tile } from '@/ui/gallery/Tile'
import { RunningFace } from './RunningFace'
import { toggledTogether, type SelectionStore } from './selection'
import { LIBRARY } from './texts'
import { promptOfTile, tileLabel, getTileState, type TileState } from './tileState'
import './LibraryTile.scss'

export interface LibraryTileProps {
  box: TileBox
  job: JobView
  columns: number
  selection: SelectionStore
  /** The jobs of 一次多张 that this tile represents, its own among them. */
  batch?: readonly JobView[] | undefined
}

/** From so many columns on a tile has no space for a sentence. */
const WORDLESS = 4

type UnmadeState = Extract<TileState, { kind: 'failed' }>

/** Prompt of a job without a picture, in its colours as far as they are known, and why it ended. */
function Unmade(props: { colours: string | null; state: UnmadeState; words: string }) {
  const { colours, state, words } = props
  return (
    <View className="mg-tile__plain mg-tile__plain--unmade">
      {colours && (
        <View
          className="mg-tile__colours"
          style={{ backgroundImage: `url("${colours}")` }}
          aria-hidden
        />
      )}
      <View className={classes('mg-tile__glyph', !state.calm && 'mg-tile__glyph--bad')}>
        <Icon name={state.glyph} />
      </View>
      {words !== '' && <View className="mg-tile__words">{words}</View>}
      <Text className="mg-tile__word">{state.reason}</Text>
    </View>
  )
}

function Face({ job, columns }: { job: JobView; columns: number }) {
  const state = getTileState(job)
  switch (state.kind) {
    case 'picture': {
      const { cover, count, fault } = state
      return (
        <>
          <Picture
            src={mediaUrl(cover.thumbUrl)}
            alt=""
            thumbhash={cover.thumbhash}
            color={cover.color}
          />
          {fault !== null && columns < WORDLESS && <Text className="mg-tile__fault">{fault}</Text>}
          {count > 1 && <Text className="mg-tile__badge">{LIBRARY.pictures(count)}</Text>}
        </>
      )
    }
    case 'running':
      return <RunningFace job={job} columns={columns} />
    case 'answer':
      return (
        <View className="mg-tile__plain">
          <Icon name="scan" />
          <Text className="mg-tile__word">{state.word}</Text>
        </View>
      )
    case 'failed':
      return (
        <Unmade
          colours={thumbhashUrl(job.preview)}
          state={state}
          words={columns < WORDLESS ? promptOfTile(job) : ''}
        />
      )
  }
}

const countDone = (batch: readonly JobView[]) => ({
  done: batch.filter(hasResult).length,
  all: batch.length,
})

/** One creation. Its picked state is its own: picking redraws this card and no other. */
export const LibraryTile = memo(function LibraryTile(props: LibraryTileProps) {
  const { box, job, columns, selection, batch } = props
  const selecting = useStore(selection, (state) => state.on)
  const picked = useStore(selection, (state) => state.ids.has(job.id))
  const pick = () =>
    selection.setState((state) => toggledTogether(state, batch?.map(({ id }) => id) ?? [job.id]))
  const open = () => {
    if (!batch) void navigate('pagesD/job-detail/job-detail', { id: job.id })
    else {
      useRunningLayer.getState().openComparison(job.comparisonId ?? '')
      void openTab('pages/index/index')
    }
  }
  const startSelection = () => {
    if (selecting) return
    tick()
    pick()
  }
  return (
    <Tile
      box={box}
      className={classes('mg-tile', picked && 'mg-tile--picked')}
      role={selecting ? 'checkbox' : 'button'}
      label={batch ? tileLabel(job, countDone(batch)) : tileLabel(job)}
      checked={selecting ? picked : undefined}
      onTap={selecting ? pick : open}
      onLongPress={startSelection}
      onSpace={pick}
    >
      <View className="mg-tile__face">
        <Face job={job} columns={columns} />
        {batch && <Text className="mg-tile__badge">{LIBRARY.batch(countDone(batch))}</Text>}
      </View>
      {selecting && (
        <View className={classes('mg-tile__tick', picked && 'mg-tile__tick--on')}>
          {picked && <Icon name="check" size={16} />}
        </View>
      )}
    </Tile>
  )
})
