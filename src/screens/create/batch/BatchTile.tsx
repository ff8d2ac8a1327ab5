import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import type { BatchCell } from '@contract/batch'
import { hasResult, isTerminal, type JobView } from '@contract/jobs'
import { markShown } from '@/domain/jobs/announce'
import { navigate } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Developing } from '../compare/ComparedCell'
import type { BatchState } from './cells'
import { texts } from './texts'

interface BatchTileProps {
  cell: BatchCell
  state: BatchState
  shape: number
  /** Credits of one cell. */
  price: number
  busy: boolean
  onOrder: (cell: number) => void
}

function label(job: JobView | undefined, words: string): string {
  if (!job) return texts.cellOpen(words)
  if (hasResult(job)) return texts.cellDone(words)
  if (isTerminal(job.status)) return texts.cellFailed(words)
  return texts.cellRunning(words, Math.floor(job.progress * 100))
}

function Face({ job, words, price }: { job: JobView | undefined; words: string; price: number }) {
  if (!job) {
    return (
      <View className="batch-tile__over">
        <Icon name="plus" />
        <Text className="batch-tile__word">{texts.add(price)}</Text>
      </View>
    )
  }
  const [picture] = job.pictures
  if (hasResult(job) && picture) {
    return (
      <Picture
        src={mediaUrl(picture.thumbUrl)}
        alt={words}
        thumbhash={picture.thumbhash}
        color={picture.color}
        develop
      />
    )
  }
  if (!isTerminal(job.status)) return <Developing job={job} />
  return (
    <View className="batch-tile__over">
      <Icon name="retry" className="batch-tile__retry" />
      <Text className="batch-tile__word">{texts.notPainted}</Text>
    </View>
  )
}

/** One cell: its picture, what becomes of it, or the way to have it painted. */
export function BatchTile({ cell, state, shape, price, busy, onOrder }: BatchTileProps) {
  const job = state.byCell.get(cell.index)
  const id = job?.id
  useEffect(() => (id === undefined ? undefined : markShown(id)), [id])
  const words = cell.words.join(texts.comma)
  const isRunning = job !== undefined && !isTerminal(job.status)
  const isFailed = job !== undefined && isTerminal(job.status) && !hasResult(job)
  const onPress = () => {
    if (job && hasResult(job)) void navigate('pagesD/job-detail/job-detail', { id: job.id })
    else if (!isRunning) onOrder(cell.index)
  }
  return (
    <View
      className={classes(
        'mg-press batch-tile',
        !job && 'batch-tile--open',
        isFailed && 'batch-tile--failed',
      )}
      style={{ paddingBottom: `${shape * 100}%` }}
      {...pressable({ label: label(job, words), disabled: isRunning || busy, onPress })}
    >
      <View className="batch-tile__face">
        <Face job={job} words={words} price={price} />
      </View>
    </View>
  )
}
