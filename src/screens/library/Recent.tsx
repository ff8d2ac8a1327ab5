import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { JobView } from '@contract/jobs'
import { navigate, switchTab } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { ratioOfJob } from './items'
import { isShown } from './Stage'
import { RECENT } from './stageTexts'
import { tileLabel } from './tileState'
import { useLibraryState } from './useLibraryState'
import './Recent.scss'

/** Of the strip, px of the design. */
const HEIGHT_PX = 182
const SHOWN = 12

function FinishedTile({ job }: { job: JobView }) {
  const [cover] = job.pictures
  if (!cover) return null
  return (
    <View
      className="mg-press recent__tile"
      style={{ width: length(HEIGHT_PX * Math.min(2, Math.max(0.4, ratioOfJob(job)))) }}
      {...pressable({
        role: 'link',
        label: tileLabel(job),
        onPress: () => void navigate('pagesD/job-detail/job-detail', { id: job.id }),
      })}
    >
      <Picture
        src={mediaUrl(cover.thumbUrl)}
        alt=""
        thumbhash={cover.thumbhash}
        color={cover.color}
      />
    </View>
  )
}

export interface RecentProps {
  /** Starting points, before the first creation. */
  start: ReactNode
}

/** Recent creations; before there are any, starting points. */
export function Recent({ start }: RecentProps & { onClose: () => void }) {
  const { jobs } = useLibraryState('all')
  const done = jobs.filter(isShown).slice(0, SHOWN)
  if (done.length === 0) return <View className="recent">{start}</View>
  return (
    <View className="recent">
      <View className="recent__head">
        <View className="recent__title" role="heading" aria-level={2}>
          {RECENT.title}
        </View>
        <View
          className="mg-press recent__all"
          {...pressable({ role: 'link', onPress: () => void switchTab('pages/folder/folder') })}
        >
          {RECENT.all}
        </View>
      </View>
      <View className="recent__strip">
        {done.map((job) => (
          <FinishedTile key={job.id} job={job} />
        ))}
      </View>
    </View>
  )
}
