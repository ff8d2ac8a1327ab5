import { Text, View } from '@tarojs/components'
import { STORYBOARDS_MAX } from '@contract/storyboard'
import { call } from '@/api/call'
import { getErrorMessage } from '@/api/error'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { loginUrlFor } from '@/domain/navigation/decide'
import { back, go, navigate } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { useSession } from '@/stores/session'
import { NEW_STORY, useStoryDrafts, type StoryDraft } from '@/stores/storyDrafts'
import { Button } from '@/ui/Button/Button'
import { Cell } from '@/ui/Cell/Cell'
import { Dock } from '@/ui/Dock/Dock'
import { Empty } from '@/ui/Empty/Empty'
import { ListFoot } from '@/ui/gallery/ListFoot'
import { Icon } from '@/ui/Icon/Icon'
import { PageBar } from '@/ui/PageBar/PageBar'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import type { StoryCard, StoryContent } from './content'
import { LIST } from './texts'
import './StoryList.scss'

const PAGE = 'pagesC/storyboard/storyboard'
const PAGE_SIZE = 12

const open = (id: string) => void navigate(PAGE, { id })
const begin = () => open(NEW_STORY)
const login = () => void go('navigate', loginUrlFor(`/${PAGE}`))

/** My storyboards, the last changed first. */
export function useStories() {
  const isLogin = useSession((session) => session.isLogin)
  const { rows, ...query } = usePages({
    queryKey: keys.storyboardList,
    pageSize: PAGE_SIZE,
    enabled: isLogin,
    staleTime: 0,
    fetchPage: (page) => call('GET /api/storyboards', { query: page }),
  })
  return { ...query, isLogin, stories: rows }
}

export type StoriesState = ReturnType<typeof useStories>

function Card({ story }: { story: StoryCard }) {
  const { id, title, beginning, shots, seconds, ratio, thumbUrl, film: video } = story
  const state = video ? (LIST.states[video.status as keyof typeof LIST.states] ?? '') : LIST.draft
  return (
    <View
      className="mg-press stories__card"
      {...pressable({ role: 'link', onPress: () => open(id) })}
    >
      <View className="stories__picture">
        {thumbUrl ? <Picture src={mediaUrl(thumbUrl)} alt="" /> : <Icon name="video" />}
      </View>
      <View className="stories__words">
        <View className="stories__title">{title || beginning || LIST.untitled}</View>
        <View className="stories__facts">{LIST.facts(shots, seconds, ratio)}</View>
        <Text className="stories__state">{state}</Text>
      </View>
    </View>
  )
}

/** A script that was begun here and is not stored yet. */
function LocalDraft() {
  const draft = useStoryDrafts(({ drafts }) => drafts[NEW_STORY]) as
    | StoryDraft<StoryContent>
    | undefined
  const words = draft?.content.now.title || draft?.content.now.script?.trim()
  if (!words) return null
  return (
    <Cell
      icon="pencil"
      text={[...words].slice(0, 20).join('')}
      value={LIST.local}
      onPress={begin}
    />
  )
}

export function StoryListBody({ state }: { state: StoriesState }) {
  const { stories } = state
  if (!state.isLogin)
    return <Empty title={LIST.anonymous} action={{ text: LIST.login, onPress: login }} />
  if (stories.length === 0 && state.isError)
    return (
      <Empty
        drawing="failed"
        title={LIST.failed}
        hint={getErrorMessage(state.error)}
        action={{ text: LIST.retry, onPress: () => void state.refetch() }}
      />
    )
  if (state.isPending)
    return (
      <View className="stories__list" aria-hidden>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={112} />
        ))}
      </View>
    )
  if (stories.length === 0)
    return <Empty hint={LIST.empty} action={{ text: LIST.begin, onPress: begin }} />
  return (
    <>
      <View className="stories__lead">{LIST.lead}</View>
      <View className="stories__list">
        {stories.map((story) => (
          <Card key={story.id} story={story} />
        ))}
      </View>
      <ListFoot state={state} />
    </>
  )
}

/** 短片: all drafts, and the way to a new one. `bare`: within a page that has a bar. */
export function StoryList({ bare = false }: { bare?: boolean }) {
  const state = useStories()
  const isFull = state.stories.length >= STORYBOARDS_MAX
  const hasDock = state.stories.length > 0 || !state.isLogin
  return (
    <View className="stories">
      {!bare && <PageBar title={LIST.title} onBack={() => void back()} />}
      <LocalDraft />
      <StoryListBody state={state} />
      {hasDock && !bare && (
        <Dock>
          <Button wide variant="primary" disabled={isFull} onPress={begin}>
            {isFull ? LIST.full(STORYBOARDS_MAX) : state.isLogin ? LIST.begin : LIST.write}
          </Button>
        </Dock>
      )}
    </View>
  )
}
