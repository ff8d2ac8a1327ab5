import { View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError, messageOf } from '@/api/error'
import { ListFoot } from '@/features/gallery/ListFoot'
import type { ScrollSignal } from '@/features/gallery/scroll'
import { switchTab } from '@/features/navigation/navigate'
import { WorkGrid } from '@/features/works/WorkGrid'
import { useOnline } from '@/platform/network'
import { Empty } from '@/ui/Empty/Empty'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { ProfileHead } from './ProfileHead'
import { Tabs } from './Tabs'
import { PROFILE } from './texts'
import { useProfile, useProfileWorks, type Profile, type ProfileList } from './useProfile'
import './ProfilePage.scss'

/** About where the works begin, at 375 px width: words of a user take up to four lines. */
const LIST_TOP_PX = 260

const toSquare = () => void switchTab('pages/playground/playground')

function Works({ user, list, scroll }: { user: Profile; list: ProfileList; scroll: ScrollSignal }) {
  const pages = useProfileWorks(user.id, list)
  const { works, onNearEnd } = pages
  if (!works && pages.isError) {
    const retry = { text: PROFILE.retry, onPress: () => void pages.refetch() }
    return <Empty title={PROFILE.failed} hint={messageOf(pages.error)} action={retry} />
  }
  if (!works) return <Skeleton height={320} />
  if (works.length === 0) {
    const { title, hint } = (user.mine ? PROFILE.nothingMine : PROFILE.nothing)[list]
    return <Empty title={title} {...(hint && { hint })} />
  }
  return (
    <>
      <WorkGrid works={works} scroll={scroll} listTopPx={LIST_TOP_PX} onNearEnd={onNearEnd} />
      <ListFoot state={pages} />
    </>
  )
}

/** A user: who it is, what they made public, what they like. */
export function ProfilePage({ userId, scroll }: { userId: string; scroll: ScrollSignal }) {
  const query = useProfile(userId)
  const online = useOnline()
  const [list, setList] = useState<ProfileList>('works')
  const user = query.data
  if (!user) {
    const gone = userId === '' || (query.error instanceof ApiError && query.error.status === 404)
    if (gone) {
      const action = { text: PROFILE.toSquare, onPress: toSquare }
      return <Empty title={PROFILE.gone} hint={PROFILE.goneHint} action={action} />
    }
    if (query.isError) {
      const retry = { text: PROFILE.retry, onPress: () => void query.refetch() }
      return <Empty title={PROFILE.failed} hint={messageOf(query.error)} action={retry} />
    }
    return (
      <View className="mg-profilepage__waiting" aria-hidden>
        <Skeleton width={72} height={72} />
        <Skeleton width={200} height={48} />
      </View>
    )
  }
  return (
    <View className="mg-profilepage">
      {!online && (
        <View className="mg-profilepage__offline" role="status">
          {PROFILE.offline}
        </View>
      )}
      <ProfileHead user={user} />
      <View className="mg-profilepage__tabs">
        <Tabs
          label={PROFILE.tabs}
          tabs={[
            { key: 'works', text: PROFILE.works },
            { key: 'likes', text: PROFILE.liked },
          ]}
          on={list}
          onChange={setList}
        />
      </View>
      <Works key={list} user={user} list={list} scroll={scroll} />
    </View>
  )
}
