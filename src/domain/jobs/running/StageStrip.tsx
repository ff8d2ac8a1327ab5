import { View } from '@tarojs/components'
import type { JobView, StageView } from '@contract/jobs'
import { classes } from '@/ui/classes'
import { Ring } from '@/ui/Ring/Ring'
import { StageImg } from '@/ui/StageImg/StageImg'
import { FRAMES, groupStages, type StageFrame } from './development'
import { texts } from '../texts'
import './StageStrip.scss'

function Frame({ frame, now, nth }: { frame: StageFrame; now: JobView | null; nth: number }) {
  return (
    <View className={classes('mg-frame', now !== null && 'mg-frame--now')}>
      <View className="mg-frame__picture">
        <StageImg url={frame.url} className="mg-frame__img" />
        {now && (
          <View className="mg-frame__ring">
            <Ring size={44} state="running" progress={now.progress} />
          </View>
        )}
      </View>
      <View className="mg-frame__name">{frame.name}</View>
      <View className="mg-frame__time">{now ? texts.nthStep(nth) : texts.took(frame.tookMs)}</View>
    </View>
  )
}

/** Stages of a picture so far, the current one with its share, and empty cells. */
export function StageStrip({ job, shown }: { job: JobView; shown: readonly StageView[] }) {
  const frames = groupStages(shown)
  const running = job.status === 'running'
  const first = Math.max(0, frames.length - (running ? FRAMES - 1 : FRAMES))
  const waiting = Math.max(0, FRAMES - (frames.length - first))
  return (
    <View className="mg-frames">
      {frames.slice(first).map((frame, at, all) => (
        <Frame
          key={first + at}
          frame={frame}
          nth={first + at + 1}
          now={running && at === all.length - 1 ? job : null}
        />
      ))}
      {Array.from({ length: waiting }, (_, at) => (
        <View className="mg-frame" key={`waiting ${at}`} aria-hidden>
          <View className="mg-frame__picture mg-frame__picture--waiting" />
          {at === 0 && running && <View className="mg-frame__time">{texts.waiting}</View>}
        </View>
      ))}
    </View>
  )
}
