import { View } from '@tarojs/components'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { hasResult, type JobView } from '@contract/jobs'
import { useWrite } from '@/api/useWrite'
import { getJobTitle } from '@/domain/jobs/format'
import { navigate } from '@/domain/navigation/navigate'
import { savePictures } from '@/domain/viewer/save'
import { useViewer } from '@/domain/viewer/useViewer'
import { mediaUrl } from '@/platform/media'
import { Action } from '@/ui/Action/Action'
import { classes } from '@/ui/classes'
import { Empty } from '@/ui/Empty/Empty'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { isReached, useKeys } from '@/ui/useKeys'
import { VideoPlayer } from '@/ui/VideoPlayer/VideoPlayer'
import { STAGE } from './stageTexts'
import { StageHistory } from './StageHistory'
import { useLibraryState } from './useLibraryState'
import './Stage.scss'

/** Finished ones that have something to show: answers in words have not. */
export const isShown = (job: JobView) => hasResult(job) && job.pictures.length > 0

/** The chosen one of the finished; a newer one takes its place when it comes. */
function useChosen(done: readonly JobView[]) {
  const newest = done[0]?.id
  const [chosen, setChosen] = useState<{ id: string; index: number } | null>(null)
  useEffect(() => setChosen(null), [newest])
  const job = done.find(({ id }) => id === chosen?.id) ?? done[0]
  const index = job && chosen?.id === job.id ? Math.min(chosen.index, job.pictures.length - 1) : 0
  return { job, index, choose: (id: string, at = 0) => setChosen({ id, index: at }) }
}

interface BatchProps {
  job: JobView
  index: number
  onPick: (index: number) => void
}

function Batch({ job, index, onPick }: BatchProps) {
  return (
    <View className="stage__batch" role="radiogroup" aria-label={STAGE.batch}>
      {job.pictures.map((picture, at) => (
        <View
          key={picture.id}
          className={classes('mg-press stage__thumb', at === index && 'stage__thumb--on')}
          {...pressable({
            role: 'radio',
            checked: at === index,
            label: STAGE.picture(at + 1),
            onPress: () => onPick(at),
          })}
        >
          <Picture src={mediaUrl(picture.thumbUrl)} alt="" color={picture.color} />
        </View>
      ))}
    </View>
  )
}

export interface StageProps {
  /** The running picture, in place of the last one. */
  running: ReactNode
  /** Starting points, before the first creation. */
  start: ReactNode
  /** 再画一张: to the form with every parameter. */
  onRemake: (job: JobView) => void
}

/** At the side of the form in a wide window: the picture, its actions, and earlier ones. */
export function Stage({ running, start, onRemake }: StageProps & { onClose: () => void }) {
  const { jobs, isLogin, onNearEnd } = useLibraryState('all')
  const done = useMemo(() => jobs.filter(isShown), [jobs])
  const { job, index, choose } = useChosen(done)
  const stage = useRef<HTMLElement>(null)
  const pictures = job?.pictures ?? []
  const picture = pictures[index]
  const about = job ? getJobTitle(job) : ''
  const viewer = useViewer(pictures, index, (at) => job && choose(job.id, at), about)
  const { run: save, busy: saving } = useWrite({
    mutationFn: () => savePictures(picture ? [{ url: picture.url, about }] : []),
  })

  useKeys(!running && viewer.element === null, (key) => {
    if (!job || !isReached(stage.current)) return false
    const turn = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (turn && pictures[index + turn]) {
      choose(job.id, index + turn)
      return true
    }
    const walk = { ArrowDown: 1, ArrowUp: -1 }[key]
    const other = walk && done[done.indexOf(job) + walk]
    if (other) choose(other.id)
    return Boolean(other)
  })

  return (
    <View ref={stage} className="stage" role="region" aria-label={STAGE.label}>
      {running ? (
        <View className="stage__running">{running}</View>
      ) : job && picture ? (
        <View className="stage__shown">
          <View className="stage__big">
            {picture.kind === 'video' ? (
              <VideoPlayer
                src={mediaUrl(picture.url)}
                poster={mediaUrl(picture.thumbUrl)}
                label={STAGE.picture(index + 1)}
                loop
              />
            ) : (
              <View
                key={picture.id}
                className={classes(
                  'mg-press stage__picture',
                  picture.transparent && 'stage__picture--clear',
                )}
                {...pressable({ onPress: viewer.open, label: STAGE.open(index + 1) })}
              >
                <Picture src={mediaUrl(picture.url)} alt="" fit="contain" develop />
              </View>
            )}
          </View>
          <View className="stage__under">
            {pictures.length > 1 && (
              <Batch job={job} index={index} onPick={(at) => choose(job.id, at)} />
            )}
            <View className="stage__acts" role="toolbar" aria-label={STAGE.acts}>
              <Action
                icon="download"
                word={saving ? STAGE.saving : STAGE.save}
                disabled={saving}
                onPress={() => void save()}
              />
              <Action icon="redo" word={STAGE.again} onPress={() => onRemake(job)} />
              <Action
                icon="more"
                word={STAGE.detail}
                onPress={() => void navigate('pagesD/job-detail/job-detail', { id: job.id })}
              />
            </View>
          </View>
          {viewer.element}
        </View>
      ) : (
        <View className="stage__start">
          <Empty title={STAGE.nothing} hint={isLogin ? STAGE.nothingHint : STAGE.visitorHint} />
          {start}
        </View>
      )}
      {done.length > 0 && (
        <StageHistory
          jobs={done}
          chosen={running ? null : (job?.id ?? null)}
          onPick={choose}
          onNearEnd={onNearEnd}
        />
      )}
    </View>
  )
}
