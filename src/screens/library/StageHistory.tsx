import { ScrollView, View } from '@tarojs/components'
import { Fragment } from 'react'
import type { JobView } from '@contract/jobs'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { formatDayKey, nameOfDay } from './day'
import { ratioOfJob } from './items'
import { STAGE } from './stageTexts'
import { tileLabel } from './tileState'

/** Of a picture in the strip, px of the design. */
const WIDTH_PX = 128
/** Nothing is thinner than a fifth nor longer than two. */
const RATIO_MIN = 0.5
const RATIO_MAX = 5
const NEAR_PX = 400

interface StageHistoryProps {
  jobs: readonly JobView[]
  chosen: string | null
  onPick: (id: string) => void
  onNearEnd: () => void
}

/** 画过的: true ratios, newest first, by day. */
export function StageHistory({ jobs, chosen, onPick, onNearEnd }: StageHistoryProps) {
  const today = formatDayKey(new Date())
  const getDayKey = (job: JobView | undefined) => job && formatDayKey(new Date(job.createdAt))
  return (
    <View className="stage__history" role="region" aria-label={STAGE.history}>
      <View className="stage__title" role="heading" aria-level={2}>
        {STAGE.history}
      </View>
      <ScrollView
        className="stage__list"
        scrollY
        lowerThreshold={NEAR_PX}
        onScrollToLower={onNearEnd}
      >
        <View role="radiogroup" aria-label={STAGE.history}>
          {jobs.map((job, at) => {
            const [cover] = job.pictures
            const day = getDayKey(job)
            const ratio = Math.min(RATIO_MAX, Math.max(RATIO_MIN, ratioOfJob(job)))
            return (
              <Fragment key={job.id}>
                {day !== undefined && day !== getDayKey(jobs[at - 1]) && (
                  <View className="stage__day">{nameOfDay(day, today).title}</View>
                )}
                <View
                  className={classes(
                    'mg-press stage__tile',
                    job.id === chosen && 'stage__tile--on',
                  )}
                  style={{ height: length(Math.max(44, WIDTH_PX / ratio)) }}
                  {...pressable({
                    role: 'radio',
                    checked: job.id === chosen,
                    label: tileLabel(job),
                    onPress: () => onPick(job.id),
                  })}
                >
                  {cover && (
                    <Picture
                      src={mediaUrl(cover.thumbUrl)}
                      alt=""
                      thumbhash={cover.thumbhash}
                      color={cover.color}
                    />
                  )}
                </View>
              </Fragment>
            )
          })}
        </View>
      </ScrollView>
    </View>
  )
}
