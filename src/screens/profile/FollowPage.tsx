import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import { figureText } from '@/domain/people/figures'
import { lazySheet } from '@/ui/later'
import { FollowList } from './FollowList'
import { Tabs } from './Tabs'
import { LISTS } from '@/domain/people/texts'
import { useFollowList, type FollowListName } from './useFollowList'
import './FollowPage.scss'

/** Page bar and tabs above the list, at 375 px width. */
const LIST_TOP_PX = 48 + 48

const TagList = lazySheet<{ onClose: () => void }>(() => import('./TagList').then((m) => m.TagList))
const nothing = () => {}

interface FollowPageProps {
  /** Whose lists they are; null: my own. */
  userId: string | null
  first: FollowListName
  scroll: ScrollSignal
}

/** 关注 and 粉丝, side by side. */
export function FollowPage({ userId, first, scroll }: FollowPageProps) {
  const [list, setList] = useState<FollowListName | 'tags'>(first)
  const lists = {
    following: useFollowList(userId, 'following'),
    followers: useFollowList(userId, 'followers'),
  }
  const tabs = (['following', 'followers'] as const).map((key) => {
    const { total } = lists[key]
    const count = total === undefined ? {} : { count: figureText(total) }
    return { key, text: LISTS.tabs[key], ...count }
  })
  const own = userId === null
  const { isLogin } = lists.following
  const ownTabs = own && isLogin ? [...tabs, { key: 'tags' as const, text: LISTS.tabs.tags }] : tabs
  return (
    <View className="mg-followpage">
      <Tabs label={LISTS.label} tabs={ownTabs} on={list} onChange={setList} />
      {list === 'tags' ? (
        <TagList onClose={nothing} />
      ) : (
        <FollowList
          key={list}
          list={list}
          own={own}
          state={lists[list]}
          scroll={scroll}
          listTopPx={LIST_TOP_PX}
        />
      )}
    </View>
  )
}
