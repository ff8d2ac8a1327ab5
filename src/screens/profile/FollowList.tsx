import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { getErrorMessage } from '@/api/error'
import { ListFoot } from '@/ui/gallery/ListFoot'
import { layoutRows } from '@/ui/gallery/rows'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import { useGalleryWindow } from '@/ui/gallery/useGalleryWindow'
import { useRowPx } from '@/domain/accessibility/useRowPx'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, navigate, openTab } from '@/domain/navigation/navigate'
import { Empty } from '@/ui/Empty/Empty'
import { length } from '@/ui/length'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { Avatar } from '@/domain/people/Avatar'
import { FollowButton } from '@/domain/people/FollowButton'
import { LISTS } from '@/domain/people/texts'
import type { FollowListName, FollowListState, FollowRow } from './useFollowList'
import './FollowList.scss'

const HERE = '/pagesC/ucenter/follow'
const ROW_PX = 72
const WORDS_PX = 42

function formatNote({ bio, workCount, demo }: FollowRow): string {
  const works = workCount > 0 ? LISTS.works(workCount) : ''
  return [demo ? LISTS.demo : '', works, bio].filter(Boolean).join(' · ')
}

interface RowProps {
  user: FollowRow
  topPx: number
  heightPx: number
}

function Row({ user, topPx, heightPx }: RowProps) {
  const open = () => void navigate('pagesD/user-works/user-works', { user_id: user.id })
  const note = formatNote(user)
  return (
    <View
      className="mg-followrow"
      role="listitem"
      style={{ top: length(topPx), height: length(heightPx) }}
    >
      <View className="mg-press mg-followrow__who" {...pressable({ onPress: open, role: 'link' })}>
        <Avatar user={user} />
        <View className="mg-followrow__words">
          <Text className="mg-followrow__name">{user.nickname}</Text>
          {note !== '' && <Text className="mg-followrow__note">{note}</Text>}
        </View>
      </View>
      <FollowButton user={user} following={user.following} followsMe={user.followsMe} />
    </View>
  )
}

function Waiting() {
  return (
    <View aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <View key={row} className="mg-followrow mg-followrow--waiting">
          <Skeleton width={48} height={48} />
          <Skeleton width={160} height={36} />
        </View>
      ))}
    </View>
  )
}

/** Empty list: why, and an action. */
function EmptyFollowList({ own, list, state }: Omit<FollowListProps, 'scroll' | 'listTopPx'>) {
  if (own && !state.isLogin) {
    const login = () => void go('navigate', loginUrlFor(HERE))
    return <Empty title={LISTS.anonymous} action={{ text: LISTS.login, onPress: login }} />
  }
  if (state.isError) {
    const retry = { text: LISTS.retry, onPress: () => void state.refetch() }
    return (
      <Empty
        drawing="failed"
        title={LISTS.failed}
        hint={getErrorMessage(state.error)}
        action={retry}
      />
    )
  }
  if (state.isPending) return <Waiting />
  if (!own) return <Empty hint={LISTS.emptyOther[list]} />
  const page = list === 'following' ? 'pages/playground/playground' : 'pages/folder/folder'
  return (
    <Empty
      hint={LISTS.empty[list]}
      action={{ text: LISTS.action[list], onPress: () => void openTab(page) }}
    />
  )
}

interface FollowListProps {
  /** One's own empty lists suggest what to do. */
  own: boolean
  list: FollowListName
  state: FollowListState
  scroll: ScrollSignal
  listTopPx: number
}

/** People in rows; only those near the screen are drawn. */
export function FollowList({ own, list, state, scroll, listTopPx }: FollowListProps) {
  const { users, onNearEnd } = state
  const rowPx = useRowPx(ROW_PX, WORDS_PX)
  const layout = useMemo(
    () =>
      layoutRows(
        users.map(({ id }) => id),
        rowPx,
      ),
    [users, rowPx],
  )
  const byId = useMemo(() => new Map(users.map((user) => [user.id, user])), [users])
  const { tiles } = useGalleryWindow({ layout, scroll, listTopPx, onNearEnd })
  if (users.length === 0) return <EmptyFollowList own={own} list={list} state={state} />
  return (
    <>
      <View className="mg-followlist" role="list" style={{ height: length(layout.heightPx) }}>
        {tiles.map(({ id, topPx, heightPx }) => {
          const user = byId.get(id)
          return user && <Row key={id} {...{ user, topPx, heightPx }} />
        })}
      </View>
      <ListFoot state={state} />
    </>
  )
}
