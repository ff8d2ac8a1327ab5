import { View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError, getErrorMessage } from '@/api/error'
import { ListFoot } from '@/ui/gallery/ListFoot'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import { openTab } from '@/domain/navigation/navigate'
import { WorkGrid } from '@/domain/works/WorkGrid'
import { useOnline } from '@/platform/network'
import { Empty } from '@/ui/Empty/Empty'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { ProfileHead } from './ProfileHead'
import { Tabs } from './Tabs'
import { PROFILE } from '@/domain/people/texts'
import { useProfile, useProfileWorks, type Profile, type ProfileList } from './useProfile'
import { OfflineLine } from '@/ui/OfflineLine/OfflineLine'
import './ProfilePage.scss'

/** About where the works begin, at 375 px width: words of a user take up to four lines. */
const LIST_TOP_PX = 260

const toSquare = () => void openTab('pages/playground/playground')

function Works({ user, list, scroll }: { user: Profile; list: ProfileList; scroll: ScrollSignal }) {
  const pages = useProfileWorks(user.id, list)
  const { works, onNearEnd } = pages
  if (!works && pages.isError) {
    const retry = { text: PROFILE.retry, onPress: () => void pages.refetch() }
    return (
      <Empty
        drawing="failed"
        title={PROFILE.failed}
        hint={getErrorMessage(pages.error)}
        action={retry}
      />
    )
  }
  if (!works) return <Skeleton height={320} />
  if (works.length === 0) {
    if (!user.mine) return <Empty hint={PROFILE.nothing[list]} />
    const action = {
      text: PROFILE.action[list],
      onPress: list === 'works' ? () => void openTab('pages/folder/folder') : toSquare,
    }
    return <Empty hint={PROFILE.nothingMine[list]} action={action} />
  }
  return (
    <>
      <WorkGrid works={works} scroll={scroll} listTopPx={LIST_TOP_PX} onNearEnd={onNearEnd} />
      <ListFoot state={pages} />
    </>
  )
}

interface ProfilePageProps {
  userId: string
  /** The list that is open at first; 收藏 of others is not to be seen. */
  first?: ProfileList
  scroll: ScrollSignal
}

/** The lists of a user: 收藏 is one's own alone. */
function listTabs({ mine }: Profile): { key: ProfileList; text: string }[] {
  return [
    { key: 'works', text: PROFILE.works },
    { key: 'likes', text: PROFILE.liked },
    ...(mine ? [{ key: 'favourites' as const, text: PROFILE.favourites }] : []),
  ]
}

/** A user: who it is, what they made public, what they like. */
export function ProfilePage({ userId, first = 'works', scroll }: ProfilePageProps) {
  const query = useProfile(userId)
  const online = useOnline()
  const [list, setList] = useState<ProfileList>(first)
  const user = query.data
  if (!user) {
    const gone = userId === '' || (query.error instanceof ApiError && query.error.status === 404)
    if (gone) {
      const action = { text: PROFILE.toSquare, onPress: toSquare }
      return <Empty title={PROFILE.gone} hint={PROFILE.goneHint} action={action} />
    }
    if (query.isError) {
      const retry = { text: PROFILE.retry, onPress: () => void query.refetch() }
      return (
        <Empty
          drawing="failed"
          title={PROFILE.failed}
          hint={getErrorMessage(query.error)}
          action={retry}
        />
      )
    }
    return (
      <View className="mg-profilepage__waiting" aria-hidden>
        <Skeleton width={72} height={72} />
        <Skeleton width={200} height={48} />
      </View>
    )
  }
  const shown = list === 'favourites' && !user.mine ? 'works' : list
  return (
    <View className="mg-profilepage">
      {!online && <OfflineLine className="mg-profilepage__offline">{PROFILE.offline}</OfflineLine>}
      <ProfileHead user={user} />
      <View className="mg-profilepage__tabs">
        <Tabs
          label={user.mine ? PROFILE.tabsMine : PROFILE.tabs}
          tabs={listTabs(user)}
          on={shown}
          onChange={setList}
        />
      </View>
      {shown === 'favourites' && (
        <View className="mg-profilepage__note">{PROFILE.favouritesNote}</View>
      )}
      <Works key={shown} user={user} list={shown} scroll={scroll} />
    </View>
  )
}
