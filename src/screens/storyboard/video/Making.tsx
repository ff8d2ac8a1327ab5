import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import { isTerminal } from '@contract/jobs'
import { markShown } from '@/domain/jobs/announce'
import { progressLine } from '@/domain/jobs/format'
import { useCancel } from '@/domain/jobs/useCancel'
import { mediaUrl } from '@/platform/media'
import { useSources } from '@/stores/sources'
import { Button } from '@/ui/Button/Button'
import { classes } from '@/ui/classes'
import { PageBar } from '@/ui/PageBar/PageBar'
import { Picture } from '@/ui/Picture/Picture'
import { Ring } from '@/ui/Ring/Ring'
import { joinShots, type StoryContent, type StoryView } from '../content'
import { BOARD, LIST, MAKING } from '../texts'
import type { Story } from '../useStoryboard'

interface MakingProps {
  story: Story
  content: StoryContent
  made: NonNullable<StoryView['film']>
  onBoard: () => void
}

type State = 'done' | 'now' | 'waits'

/** Shots of the order as they are rendered one after another. */
function describe(made: MakingProps['made'], place: number): State {
  const { status, pictureIndex, progress } = made.job
  if (status === 'queued') return 'waits'
  if (place < pictureIndex || progress >= 1) return 'done'
  return place === pictureIndex ? 'now' : 'waits'
}

/** Progress by shot; 停下 leaves what is finished. */
export function Making({ story, content, made, onBoard }: MakingProps) {
  const { job, shots: ordered } = made
  const sources = useSources(({ views }) => views)
  const shown = joinShots(content, story.view, sources)
  const cancel = useCancel(job.id)
  const ended = isTerminal(job.status)
  useEffect(() => markShown(job.id), [job.id])
  const percent = Math.floor(job.progress * 100)
  const line =
    job.status === 'cancelled'
      ? MAKING.cancelled
      : job.status === 'failed'
        ? (job.error?.message ?? MAKING.failed)
        : progressLine(job)
  return (
    <View className="making">
      <PageBar
        title={content.title || LIST.untitled}
        backIcon="down"
        backLabel={MAKING.back}
        onBack={onBoard}
      />
      <View
        className="making__head"
        role="status"
        aria-label={ended ? line : MAKING.status(percent)}
      >
        {!ended && (
          <Ring
            size={96}
            state={job.status === 'queued' ? 'queued' : 'running'}
            progress={job.progress}
            place={job.place}
          />
        )}
        <View className="making__line">{line}</View>
      </View>
      <View className="making__shots" role="list">
        {ordered.map(({ id }, place) => {
          const shot = shown.find((one) => one.id === id)
          const state = ended ? null : describe(made, place)
          return (
            <View
              key={id}
              className={classes('making__shot', state === 'now' && 'making__shot--now')}
              role="listitem"
            >
              <View className="making__thumb">
                {shot?.shown && <Picture src={mediaUrl(shot.shown.thumbUrl)} alt="" />}
              </View>
              <View className="making__words">
                <View>{BOARD.shot(place + 1)}</View>
                <View className="making__text">{shot?.text}</View>
              </View>
              {state && <Text className="making__state">{MAKING[state]}</Text>}
            </View>
          )
        })}
      </View>
      <View className="making__foot">
        {ended ? (
          <Button wide variant="primary" onPress={onBoard}>
            {MAKING.back}
          </Button>
        ) : (
          <>
            <Button
              wide
              label={MAKING.cancelLabel}
              disabled={cancel.busy}
              onPress={() => void cancel.run().then(story.refetch)}
            >
              {MAKING.cancel}
            </Button>
            <View className="making__leave">{MAKING.leave}</View>
          </>
        )}
      </View>
    </View>
  )
}
