import { Text, View } from '@tarojs/components'
import { memo, useState } from 'react'
import { getErrorMessage } from '@/api/error'
import type { ContestView } from '@/domain/contest/read'
import { navigate } from '@/domain/navigation/navigate'
import { useToggle } from '@/domain/toggle/useToggle'
import { IS_H5 } from '@/platform/env'
import { mediaUrl } from '@/platform/media'
import { showToast } from '@/platform/toast'
import { classes } from '@/ui/classes'
import { Empty } from '@/ui/Empty/Empty'
import { MoreFoot } from '@/ui/gallery/MoreFoot'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { CONTEST } from './texts'
import { useEntries, type Entry, type Order } from './useContest'
import { votes } from './votes'
import './Entries.scss'

function VoteButton({ entry }: { entry: Entry }) {
  const { state, toggle } = useToggle(votes, entry.id, { voted: entry.voted })
  const { voted } = state
  return (
    <View
      className={classes('mg-press mg-entry__vote', voted && 'mg-entry__vote--on')}
      {...pressable({
        role: 'checkbox',
        label: CONTEST.vote(entry.title),
        checked: voted,
        onPress: () => {
          if (toggle()) showToast(CONTEST.voted)
        },
      })}
    >
      <Icon name={voted ? 'heart-on' : 'heart'} size={20} />
    </View>
  )
}

interface TileProps {
  entry: Entry
  /** Votes are taken. */
  open: boolean
  /** One of the first places, with a prize. */
  numeral: string | undefined
}

const EntryTile = memo(function EntryTile({ entry, open, numeral }: TileProps) {
  const { title, author, mine, votes: counted, credits, words, picked, place } = entry
  const isFirst = numeral !== undefined && place === 1
  return (
    <View className={classes('mg-entry', isFirst && 'mg-entry--first')}>
      <View
        className="mg-press mg-entry__picture"
        {...pressable({
          role: 'link',
          ...(IS_H5 ? {} : { label: CONTEST.open(title, author.nickname) }),
          onPress: () => void navigate('pagesD/works-detail/works-detail', { id: entry.workId }),
        })}
      >
        <View className="mg-entry__image">
          <Picture
            src={mediaUrl(isFirst ? entry.url : entry.thumbUrl)}
            alt={title}
            thumbhash={entry.thumbhash}
            color={entry.color}
          />
        </View>
        {numeral !== undefined && (
          <View className="mg-entry__place" aria-label={CONTEST.placed(place ?? 0)}>
            {numeral}
          </View>
        )}
        <View className="mg-entry__foot">
          <Text className="mg-entry__author">{author.nickname}</Text>
          {credits > 0 && <Text className="mg-entry__credits">{CONTEST.credits(credits)}</Text>}
        </View>
      </View>
      {mine && <Text className="mg-entry__mine">{CONTEST.mine}</Text>}
      {open && !mine && <VoteButton entry={entry} />}
      {counted !== null && (
        <View className="mg-entry__result">
          <Text>{CONTEST.votes(counted)}</Text>
          {picked && <Text className="mg-entry__picked">{CONTEST.picked}</Text>}
        </View>
      )}
      {words !== null && (
        <View className="mg-entry__words">
          <Text className="mg-entry__by">{CONTEST.words}</Text>
          <Text>{words}</Text>
        </View>
      )}
    </View>
  )
})

/** Public entries: shuffled for each viewer until the result, by place from then on. */
export function Entries({ contest }: { contest: ContestView }) {
  const { id, state, prizes, entryCount } = contest
  const isOver = state === 'result'
  const orders: readonly Order[] = isOver ? ['place', 'newest'] : ['random', 'newest']
  const [chosen, setChosen] = useState<Order | null>(null)
  const order = chosen ?? orders[0] ?? 'random'
  const query = useEntries(id, order)
  const { entries } = query
  const getNumeral = ({ place, credits }: Entry) =>
    order === 'place' && place !== null && place <= prizes.length && credits > 0
      ? CONTEST.place[place - 1]
      : undefined
  return (
    <>
      <View className="mg-contest__bar2">
        <View className="mg-contest__entries" role="heading" aria-level={2}>
          {CONTEST.entries(entryCount)}
        </View>
        <View className="mg-contest__orders" role="tablist" aria-label={CONTEST.orders}>
          {orders.map((one) => (
            <View
              key={one}
              className={classes(
                'mg-press mg-contest__order',
                one === order && 'mg-contest__order--on',
              )}
              {...pressable({
                role: 'tab',
                selected: one === order,
                onPress: () => setChosen(one),
              })}
            >
              {CONTEST.order[one]}
            </View>
          ))}
        </View>
      </View>
      {!entries && !query.isError && <Skeleton height={320} />}
      {!entries && query.isError && (
        <Empty
          drawing="failed"
          title={CONTEST.failed}
          hint={getErrorMessage(query.error)}
          action={{ text: CONTEST.retry, onPress: () => void query.refetch() }}
        />
      )}
      {entries?.length === 0 && <Empty hint={isOver ? CONTEST.noneOver : CONTEST.none} />}
      {entries && entries.length > 0 && (
        <>
          <View className="mg-contest__grid">
            {entries.map((entry) => (
              <EntryTile key={entry.id} entry={entry} open={!isOver} numeral={getNumeral(entry)} />
            ))}
          </View>
          <MoreFoot state={query} />
        </>
      )}
    </>
  )
}
