import { View } from '@tarojs/components'
import { isTerminal, type JobView } from '@contract/jobs'
import { useWrite } from '@/api/useWrite'
import { back, redirect } from '@/domain/navigation/navigate'
import { removeJobs } from '@/domain/jobs/remove'
import { confirmModal } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { lazySheet } from '@/ui/later'
import { IconButton } from '@/ui/IconButton/IconButton'
import { parseAnswer } from '@/domain/jobs/answer'
import { DetailState } from './DetailState'
import { ResultView } from './ResultView'
import { DETAIL, REMOVE } from './texts'
import { useArrival } from './useArrival'
import { useDetail } from './useDetail'
import './JobDetail.scss'

/** Most jobs that are opened here are done. */
const RunningView = lazySheet(() =>
  import('@/domain/jobs/running/RunningView').then((m) => m.RunningView),
)

/** A version that is being made, over the one before. */
const EditRunning = lazySheet(() => import('@/domain/edit/EditRunning').then((m) => m.EditRunning))

/** Of what was read out of a picture: seldom opened here. */
const AnswerView = lazySheet(() => import('./AnswerView').then((m) => m.AnswerView))

/** Failed jobs, which are rare as well. */
const FailedView = lazySheet(() => import('./FailedView').then((m) => m.FailedView))

const nothing = () => {}

export interface JobDetailProps {
  id: string
  /** The picture that is shown first; left out: the first. */
  pictureId?: string | undefined
  /** The thread of edits it is shown in. */
  threadId?: string | undefined
  /** 再画一张 and 改一改: to the form with every parameter of this job. */
  onRemake: (job: JobView) => void
  onCreate: () => void
  /** The words of a picture that was read, to paint from. */
  onPaint: (prompt: string) => void
}

/** One creation, in whatever state it is: being made, finished, failed. */
export function JobDetail(props: JobDetailProps) {
  const { id, pictureId, threadId, onRemake, onCreate, onPaint } = props
  const detail = useDetail(id)
  const job = detail.data
  const arrival = useArrival(job)

  const openOther = (other: JobView) =>
    void redirect('pagesD/job-detail/job-detail', { id: other.id })

  const removing = useWrite({ mutationFn: remove })

  async function remove(): Promise<void> {
    if (!job) return
    const confirmed = await confirmModal({
      title: REMOVE.title,
      content: job.pictures.length > 0 ? REMOVE.body(job.pictures.length) : REMOVE.bodyNone,
      confirm: REMOVE.confirm,
      cancel: REMOVE.cancel,
      danger: true,
    })
    const gone = confirmed ? await removeJobs([job.id], REMOVE.loading) : []
    if (gone.length === 0) return
    showToast(REMOVE.done)
    await back()
  }

  if (!job) return <DetailState detail={detail} />
  if (!isTerminal(job.status) || arrival.phase === 'developing') {
    if (job.sentence !== undefined) {
      return (
        <EditRunning
          job={job}
          onClose={() => void back()}
          onRetried={openOther}
          onEdit={onRemake}
          onDone={arrival.developed}
        />
      )
    }
    return (
      <RunningView
        job={job}
        onClose={() => void back()}
        onGoOn={onCreate}
        onEdit={onRemake}
        onRetried={openOther}
        onDone={arrival.developed}
      />
    )
  }
  const answer = parseAnswer(job)
  return (
    <View className="mg-detail">
      <View className="mg-detail__back">
        <IconButton icon="back" label={DETAIL.back} disc onPress={() => void back()} />
      </View>
      {job.pictures.length > 0 ? (
        <ResultView
          key={job.id}
          job={job}
          pictureId={pictureId}
          threadId={threadId}
          isNews={arrival.isNews}
          develop={arrival.develop}
          onAgain={() => onRemake(job)}
          onRemove={() => void removing.run()}
        />
      ) : answer ? (
        <AnswerView
          open
          onClose={nothing}
          job={job}
          answer={answer}
          onPaint={onPaint}
          onAgain={() => onRemake(job)}
          onRemove={() => void removing.run()}
        />
      ) : (
        <FailedView
          open
          onClose={nothing}
          job={job}
          onEdit={() => onRemake(job)}
          onRetried={openOther}
          onRemove={() => void removing.run()}
        />
      )}
    </View>
  )
}
