import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { RoutePath } from '@contract/routes'
import { openPage } from '@/domain/navigation/navigate'
import { Button } from '@/ui/Button/Button'
import { IconButton } from '@/ui/IconButton/IconButton'
import { lazySheet } from '@/ui/later'
import { pressable } from '@/ui/pressable'
import { Avatar } from '@/domain/people/Avatar'
import { figureText } from '@/domain/people/figures'
import { FollowButton } from '@/domain/people/FollowButton'
import { follows } from '@/domain/people/follows'
import { LISTS, PROFILE } from '@/domain/people/texts'
import type { Profile } from './useProfile'
import './ProfileHead.scss'

const PersonSheet = lazySheet(() => import('./PersonSheet').then((m) => m.PersonSheet))

const Badges = lazySheet(() => import('./Badges').then((m) => m.Badges), { quiet: true })
const nothing = () => {}

const EDIT: RoutePath = 'pagesC/ucenter/user-edit'

interface FigureProps {
  word: string
  count: number
  onPress?: () => void
}

function Figure({ word, count, onPress }: FigureProps) {
  const figure = figureText(count)
  const link = onPress
    ? pressable({ onPress, role: 'link', label: PROFILE.figure(word, figure) })
    : {}
  return (
    <View
      className={onPress ? 'mg-press mg-profilehead__figure' : 'mg-profilehead__figure'}
      {...link}
    >
      <View className="mg-profilehead__number">{figure}</View>
      <View className="mg-profilehead__word">{word}</View>
    </View>
  )
}

/** Head of a profile: picture, name, bio, figures; with follow, or edit for one's own. */
export function ProfileHead({ user }: { user: Profile }) {
  const following = follows.useKnown(user.id) ?? user.following
  const [more, setMore] = useState(false)
  // The figure follows the button, whatever the server counted when the page was loaded.
  const followers = user.followerCount + Number(following) - Number(user.following)
  const lists = (list: string) => ({
    onPress: () => {
      const whose = user.mine ? {} : { user_id: user.id }
      void openPage('pagesC/ucenter/follow', { ...whose, list })
    },
  })
  return (
    <View className="mg-profilehead">
      <View className="mg-profilehead__row">
        <Avatar user={user} large />
        <View className="mg-profilehead__who">
          <View className="mg-profilehead__name" role="heading" aria-level={2}>
            {user.nickname}
          </View>
          {user.demo && <Text className="mg-profilehead__demo">{LISTS.demo}</Text>}
        </View>
        {user.mine ? (
          <Button size="medium" variant="ghost" onPress={() => void openPage(EDIT)}>
            {PROFILE.edit}
          </Button>
        ) : (
          <>
            <FollowButton main user={user} following={user.following} followsMe={user.followsMe} />
            <IconButton icon="more" label={PROFILE.more} onPress={() => setMore(true)} />
            <PersonSheet open={more} user={user} onClose={() => setMore(false)} />
          </>
        )}
      </View>
      {user.bio !== '' && <View className="mg-profilehead__bio">{user.bio}</View>}
      <Badges userId={user.id} onClose={nothing} />
      <View className="mg-profilehead__figures">
        <Figure word={PROFILE.works} count={user.workCount} />
        <Figure word={PROFILE.following} count={user.followingCount} {...lists('following')} />
        <Figure word={PROFILE.followers} count={Math.max(0, followers)} {...lists('followers')} />
        <Figure word={PROFILE.likes} count={user.likeCount} />
      </View>
    </View>
  )
}
