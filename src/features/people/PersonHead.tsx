import { Text, View } from '@tarojs/components'
import type { RoutePath } from '@contract/routes'
import { openPage } from '@/features/navigation/navigate'
import { Button } from '@/ui/Button/Button'
import { pressable } from '@/ui/pressable'
import { Avatar } from './Avatar'
import { figureText } from './figures'
import { FollowButton } from './FollowButton'
import { follows } from './follows'
import { LISTS, PERSON } from './texts'
import type { Person } from './usePerson'
import './PersonHead.scss'

const EDIT: RoutePath = 'pagesC/ucenter/user-edit'

interface FigureProps {
  word: string
  count: number
  onPress?: () => void
}

function Figure({ word, count, onPress }: FigureProps) {
  const figure = figureText(count)
  const link = onPress
    ? pressable({ onPress, role: 'link', label: PERSON.figure(word, figure) })
    : {}
  return (
    <View className={onPress ? 'mg-press mg-person__figure' : 'mg-person__figure'} {...link}>
      <View className="mg-person__number">{figure}</View>
      <View className="mg-person__word">{word}</View>
    </View>
  )
}

/** Who it is: picture, name, words, figures; to be followed, or one's own to change. */
export function PersonHead({ person }: { person: Person }) {
  const following = follows.useKnown(person.id) ?? person.following
  // The figure follows the button, whatever the server counted when the page was loaded.
  const followers = person.followerCount + Number(following) - Number(person.following)
  const lists = (list: string) =>
    person.mine ? { onPress: () => void openPage('pagesC/ucenter/follow', { list }) } : {}
  return (
    <View className="mg-person">
      <View className="mg-person__row">
        <Avatar person={person} large />
        <View className="mg-person__who">
          <View className="mg-person__name" role="heading" aria-level={2}>
            {person.nickname}
          </View>
          {person.demo && <Text className="mg-person__demo">{LISTS.demo}</Text>}
        </View>
        {person.mine ? (
          <Button size="medium" variant="ghost" onPress={() => void openPage(EDIT)}>
            {PERSON.edit}
          </Button>
        ) : (
          <FollowButton
            main
            person={person}
            following={person.following}
            followsMe={person.followsMe}
          />
        )}
      </View>
      {person.bio !== '' && <View className="mg-person__bio">{person.bio}</View>}
      <View className="mg-person__figures">
        <Figure word={PERSON.works} count={person.workCount} />
        <Figure word={PERSON.following} count={person.followingCount} {...lists('following')} />
        <Figure word={PERSON.followers} count={Math.max(0, followers)} {...lists('followers')} />
        <Figure word={PERSON.likes} count={person.likeCount} />
      </View>
    </View>
  )
}
