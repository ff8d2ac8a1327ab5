import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { hasResult, isTerminal, type JobView } from '@contract/jobs'
import { isMediaRef } from '@contract/tools/media'
import { useLatest } from '@/lib/useLatest'
import { markShown } from '@/domain/jobs/announce'
import { cachedJob } from '@/domain/jobs/cache'
import { FailedActions } from '@/domain/jobs/FailedActions'
import { progressLine } from '@/domain/jobs/format'
import { StageStrip } from '@/domain/jobs/running/StageStrip'
import { useDevelopment } from '@/domain/jobs/running/useDevelopment'
import { useCancel } from '@/domain/jobs/useCancel'
import { mediaUrl } from '@/platform/media'
import { useEditDrafts } from '@/stores/editDrafts'
import { classes } from '@/ui/classes'
import { Dock } from '@/ui/Dock/Dock'
import { IconButton } from '@/ui/IconButton/IconButton'
import { InLayer } from '@/ui/Layer/inLayer'
import { PageBar } from '@/ui/PageBar/PageBar'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Ring } from '@/ui/Ring/Ring'
import { StageImg } from '@/ui/StageImg/StageImg'
import { Composer } from './Composer'
import { RUNNING, SAY } from './texts'
import { useReferences } from './useReferences'
import './EditRunning.scss'

interface EditRunningProps {
  job: JobView
  onClose: () => void
  onRetried: (job: JobView) => void
  onEdit: (job: JobView) => void
  /** After the result has come up. */
  onDone: (job: JobView) => void
}

/** From here on what is left is too little to be worth a cancellation. */
const FINISHING_FROM = 0.9
const READING_TO = 0.1
/** The result comes up for so long before its page takes over. */
const REVEAL_MS = 900

interface BeforeView {
  thumbUrl: string
  url: string
  color: string
}

/** The version before: named by the order, or as the page it came from has it. */
function findBefore(job: JobView): BeforeView | null {
  const source = job.sources.find(({ ref }) => ref === job.params.image) ?? job.sources[0]
  if (source) return { thumbUrl: source.thumbUrl, url: source.url, color: '' }
  const pictures = (job.parentId === null ? undefined : cachedJob(job.parentId))?.pictures ?? []
  const ref = job.params.image
  return pictures.find(({ id }) => ref === `picture:${id}`) ?? pictures[0] ?? null
}

function Cancel({ job }: { job: JobView }) {
  const { run, busy } = useCancel(job.id)
  const finishing = job.progress >= FINISHING_FROM
  return (
    <View
      className={classes('mg-press editrun__cancel', finishing && 'editrun__cancel--off')}
      {...pressable({ disabled: busy || finishing, onPress: () => void run() })}
    >
      {finishing ? RUNNING.finishing : RUNNING.cancel(job.costCredits)}
    </View>
  )
}

/** Of an engine without previews: three steps with the old picture and the ring, no made-up blur. */
function ThreeSteps({ job, before }: { job: JobView; before: BeforeView | null }) {
  const { progress } = job
  const now = progress < READING_TO ? 0 : progress < FINISHING_FROM ? 1 : 2
  return (
    <View className="mg-frames">
      {RUNNING.steps.map((name, at) => (
        <View
          key={name}
          className={classes(
            'mg-frame editrun__step',
            at === now && 'mg-frame--now',
            at > now && 'editrun__step--later',
          )}
        >
          <View className="mg-frame__picture">
            {before && <StageImg url={before.thumbUrl} className="mg-frame__img" />}
            {at === now && (
              <View className="mg-frame__ring">
                <Ring
                  size={44}
                  state={job.status === 'queued' ? 'queued' : 'running'}
                  progress={progress}
                  place={job.place}
                />
              </View>
            )}
          </View>
          <View className="mg-frame__name">{name}</View>
        </View>
      ))}
    </View>
  )
}

/** A sentence said meanwhile waits for the result; its plan is shown then, never paid for by itself. */
function QueueDock({ job, before }: { job: JobView; before: BeforeView }) {
  const queued = useEditDrafts((state) => state.queued[job.id] ?? '')
  const { setQueued } = useEditDrafts.getState()
  const [text, setText] = useState('')
  const references = useReferences(
    job.id,
    isMediaRef(job.params.image) ? job.params.image : undefined,
  )
  return (
    <Dock>
      <InLayer.Provider value>
        {queued === '' ? (
          <Composer
            picture={before}
            value={text}
            onChange={setText}
            onSend={() => setQueued(job.id, text.trim())}
            placeholder={SAY.next}
            references={references}
            isQueueing
          />
        ) : (
          <View className="editrun__queued" role="status">
            <View className="editrun__queued-text">
              <Text className="editrun__queued-note">{SAY.queued}</Text>
              <Text>{queued}</Text>
            </View>
            <IconButton
              icon="close"
              label={SAY.unqueue}
              onPress={() => {
                setText(queued)
                setQueued(job.id, '')
              }}
            />
          </View>
        )}
      </InLayer.Provider>
    </Dock>
  )
}

/** Once the result is there and every stage was seen: it comes up, then its page takes over. */
function useReveal(job: JobView, caughtUp: boolean, onDone: EditRunningProps['onDone']): boolean {
  const revealed = hasResult(job) && caughtUp
  const done = useLatest(() => onDone(job))
  useEffect(() => {
    if (!revealed) return undefined
    const timer = setTimeout(() => done.current(), REVEAL_MS)
    return () => clearTimeout(timer)
  }, [revealed, done])
  return revealed
}

/** A version being made: the picture before never leaves, what is painted comes in over it. */
export function EditRunning(props: EditRunningProps) {
  const { job, onClose, onRetried, onEdit } = props
  useEffect(() => markShown(job.id), [job.id])
  const { shown, caughtUp } = useDevelopment(job)
  const revealed = useReveal(job, caughtUp, props.onDone)
  const before = findBefore(job)
  const picture = job.pictures[0]
  const failed = isTerminal(job.status) && !hasResult(job)
  const newest = shown.at(-1)
  return (
    <View className="editrun">
      <PageBar
        over
        title={failed ? '' : RUNNING.title}
        onBack={onClose}
        backIcon="down"
        backLabel={RUNNING.close}
      />
      <View className="editrun__hero">
        {before && (
          <Picture src={mediaUrl(before.url)} alt={RUNNING.before} color={before.color} eager />
        )}
        {newest && !revealed && (
          <View
            key={newest.url}
            className="editrun__stage"
            style={{ opacity: Math.min(1, Math.max(0.25, job.progress)) }}
            aria-hidden
          >
            <View className="editrun__coming">
              <StageImg url={newest.url} className="editrun__img" />
            </View>
          </View>
        )}
        {revealed && picture && (
          <View className="editrun__stage">
            <Picture src={mediaUrl(picture.url)} alt={job.sentence ?? ''} develop />
          </View>
        )}
        <View className="editrun__caption">
          <View className="editrun__sentence">{job.sentence}</View>
          <View className="editrun__row">
            <Text className="editrun__line" aria-live="polite">
              {progressLine(job)}
            </Text>
            {!isTerminal(job.status) && <Cancel job={job} />}
          </View>
        </View>
      </View>
      {failed ? (
        <View className="editrun__failed">
          <FailedActions job={job} onEdit={() => onEdit(job)} onRetried={onRetried} />
        </View>
      ) : (
        <>
          {shown.length > 0 ? (
            <StageStrip job={job} shown={shown} />
          ) : (
            <ThreeSteps job={job} before={before} />
          )}
          <View className="editrun__leave">{RUNNING.mayLeave}</View>
        </>
      )}
      {before && !failed && <QueueDock job={job} before={before} />}
    </View>
  )
}
