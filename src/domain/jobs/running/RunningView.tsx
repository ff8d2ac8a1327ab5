import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { hasResult, isTerminal, type JobView } from '@contract/jobs'
import { useLatest } from '@/lib/useLatest'
import { Button } from '@/ui/Button/Button'
import { classes } from '@/ui/classes'
import { PageBar } from '@/ui/PageBar/PageBar'
import { isLongJob } from '@/domain/push/longJob'
import { lazySheet } from '@/ui/later'
import { markShown } from '../announce'
import { FailedActions } from '../FailedActions'
import { QueueRow } from './QueueRow'
import { RunningHero } from './RunningHero'
import { StageStrip } from './StageStrip'
import { texts } from '../texts'
import { useDevelopment } from './useDevelopment'
import { useRunningJobs } from '../useJob'
import './RunningView.scss'

/** 画好了告诉我: fetched for long jobs alone. */
const NotifyAsk = lazySheet(() => import('@/domain/push/NotifyAsk').then((m) => m.NotifyAsk), {
  quiet: true,
})

export interface RunningViewProps {
  job: JobView
  /** Chevron-down: nothing stops when one leaves. */
  onClose: () => void
  /** 继续创作 */
  onGoOn: () => void
  /** 改一改, after a failure: the order goes back to the form. */
  onEdit: (job: JobView) => void
  /** After the picture has developed. */
  onDone: (job: JobView) => void
  /** Another order took the place of a failed one (重试). */
  onRetried: (job: JobView) => void
}

/** At 100 % the arc closes (240) and rests a moment (120); then the picture comes up. */
const RING_CLOSES_MS = 360
/** 显影 and a short look at it. */
const DEVELOP_MS = 900

/**
 * True from the moment the finished picture may come up, behind the last of its stages; then, once,
 * onDone.
 */
function useReveal(job: JobView, caughtUp: boolean, onDone: (job: JobView) => void): boolean {
  const done = hasResult(job) && caughtUp
  const [revealed, setRevealed] = useState(false)
  // The moment belongs to the job: a new callback or a later view must not start it again.
  const leaveWith = useLatest(() => onDone(job))
  useEffect(() => {
    if (!done) return undefined
    const reveal = setTimeout(() => setRevealed(true), RING_CLOSES_MS)
    const leave = setTimeout(() => leaveWith.current(), RING_CLOSES_MS + DEVELOP_MS)
    return () => {
      clearTimeout(reveal)
      clearTimeout(leave)
    }
  }, [done, job.id, leaveWith])
  return revealed
}

/** A job being made: the picture is already there, undeveloped. */
export function RunningView(props: RunningViewProps) {
  const { job, onClose, onGoOn, onEdit, onRetried } = props
  const others = useRunningJobs().filter(({ id }) => id !== job.id)
  useEffect(() => markShown(job.id), [job.id])
  const { shown, caughtUp } = useDevelopment(job)
  const revealed = useReveal(job, caughtUp, props.onDone)
  const count = others.length + (isTerminal(job.status) ? 0 : 1)
  const [isLong, setIsLong] = useState(false)
  const [card, setCard] = useState<'waiting' | 'shown' | 'closed'>('waiting')
  // Near its end the estimate is short, and the card stays nevertheless.
  if (!isLong && isLongJob(job)) setIsLong(true)
  const isOpen = !isTerminal(job.status)
  const isAsking = card === 'shown' && isOpen
  return (
    <View
      className={classes(
        'running',
        shown.length > 0 && 'running--stages',
        isAsking && 'running--asking',
      )}
    >
      <PageBar
        over
        title={count > 0 ? texts.running(count) : ''}
        onBack={onClose}
        backIcon="down"
        backLabel={texts.close}
      />
      <RunningHero job={job} shown={shown} caughtUp={caughtUp} revealed={revealed} />
      {shown.length > 0 && <StageStrip job={job} shown={shown} />}
      {others.map((other) => (
        <QueueRow key={other.id} job={other} />
      ))}
      <View className="running__foot">
        {isTerminal(job.status) && !hasResult(job) ? (
          <FailedActions job={job} onEdit={() => onEdit(job)} onRetried={onRetried} />
        ) : (
          <>
            {isLong && isOpen && card !== 'closed' && (
              <NotifyAsk
                job={job}
                onShown={() => setCard('shown')}
                onClose={() => setCard('closed')}
              />
            )}
            <Button wide onPress={onGoOn}>
              {texts.goOn}
            </Button>
            {isOpen && <View className="running__leave">{texts.mayLeave}</View>}
          </>
        )}
      </View>
    </View>
  )
}
