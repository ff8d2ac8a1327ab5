import { View } from '@tarojs/components'
import { ApiError, getErrorMessage } from '@/api/error'
import { back, redirect } from '@/domain/navigation/navigate'
import { NEW_STORY } from '@/stores/storyDrafts'
import { Empty } from '@/ui/Empty/Empty'
import { lazySheet } from '@/ui/later'
import { PageBar } from '@/ui/PageBar/PageBar'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { BOARD, LIST } from './texts'
import { StoryList, useStories } from './StoryList'
import { useStoryboard } from './useStoryboard'
import './Storyboard.scss'

const Board = lazySheet(() => import('./board/Board').then((m) => m.Board))
const ScriptStep = lazySheet(() => import('./script/ScriptStep').then((m) => m.ScriptStep))
const WorkStory = lazySheet(() => import('./script/WorkStory').then((m) => m.WorkStory))
const VideoStep = lazySheet(() => import('./video/VideoStep').then((m) => m.VideoStep))

const STORY_PAGE = 'pagesC/storyboard/storyboard'

const nothing = () => {}

function Waiting() {
  return (
    <View className="story__waiting" aria-hidden>
      {[0, 1, 2].map((row) => (
        <View key={row} className="story__waitingrow">
          <Skeleton width={92} height={152} />
          <Skeleton width={180} height={60} />
        </View>
      ))}
    </View>
  )
}

interface OneProps {
  id: string
  view: string
}

/** One storyboard, in the step that is open. */
function One({ id, view }: OneProps) {
  const story = useStoryboard(id)
  const { content, error } = story
  if (content && (id === NEW_STORY || view === 'script'))
    return <ScriptStep open onClose={nothing} story={story} content={content} />
  if (content && view === 'video')
    return <VideoStep open onClose={nothing} story={story} content={content} />
  if (content) return <Board open onClose={nothing} story={story} content={content} />
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <View className="story">
      <PageBar title={LIST.title} onBack={() => void back()} />
      {!story.isLogin ? (
        <StoryList bare />
      ) : !error ? (
        <Waiting />
      ) : (
        <Empty
          drawing={isGone ? 'empty' : 'failed'}
          title={isGone ? BOARD.gone : BOARD.failed}
          {...(!isGone && { hint: getErrorMessage(error) })}
          action={
            isGone
              ? { text: BOARD.toList, onPress: () => void redirect(STORY_PAGE) }
              : { text: BOARD.retry, onPress: story.refetch }
          }
        />
      )}
    </View>
  )
}

/** The storyboard whose video this job made; the list where it is no more. */
function ByVideo({ jobId }: { jobId: string }) {
  const { stories } = useStories()
  const story = stories.find(({ film: made }) => made?.jobId === jobId)
  return story ? <One id={story.id} view="" /> : <StoryList />
}

/** 短片: the list without an id. */
export function Storyboard(props: OneProps & { from: string; work: string }) {
  const { id, view, from, work } = props
  if (work !== '') return <WorkStory open onClose={nothing} workId={work} />
  if (id !== '') return <One key={id} id={id} view={view} />
  return from === '' ? <StoryList /> : <ByVideo jobId={from} />
}
