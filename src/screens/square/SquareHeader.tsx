import { Text, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import { useSquareView, type Feed, type Narrowing } from '@/domain/works/squareView'
import { classes } from '@/ui/classes'
import { IconButton } from '@/ui/IconButton/IconButton'
import { lazySheet } from '@/ui/later'
import { pressable } from '@/ui/pressable'
import { hidingAt, type Hiding } from './hiding'
import { StyleActions } from './StyleActions'
import { FEEDS, SQUARE } from './texts'
import './SquareHeader.scss'

/** On the page of a tag alone. */
const TagFollow = lazySheet<{ tag: string; onClose: () => void }>(() =>
  import('@/domain/people/TagFollowButton').then((m) => m.TagFollowButton),
)
const nothing = () => {}

interface SquareHeaderProps {
  feed: Feed
  narrowing: Narrowing | null
  scroll: ScrollSignal
  onFeed: (feed: Feed) => void
  onSearch: () => void
}

function formatNarrowing(narrowing: Narrowing): string {
  switch (narrowing.kind) {
    case 'tag':
      return SQUARE.tag(narrowing.tag)
    case 'words':
      return SQUARE.words(narrowing.words)
    case 'style':
      return narrowing.name
  }
}

function useHidden(scroll: ScrollSignal): boolean {
  const [hidden, setHidden] = useState(false)
  const state = useRef<Hiding>({ hidden: false, top: 0 })
  useEffect(
    () =>
      scroll.subscribe(() => {
        state.current = hidingAt(state.current, scroll.top())
        setHidden(state.current.hidden)
      }),
    [scroll],
  )
  return hidden
}

function Feeds({ feed, onFeed }: { feed: Feed; onFeed: (feed: Feed) => void }) {
  return (
    <View className="mg-squarehead__feeds" role="tablist" aria-label={SQUARE.feeds}>
      {FEEDS.map(({ id, name }) => (
        <View
          key={id}
          className={classes(
            'mg-press mg-squarehead__feed',
            id === feed && 'mg-squarehead__feed--on',
          )}
          {...pressable({ role: 'tab', selected: id === feed, onPress: () => onFeed(id) })}
        >
          {name}
        </View>
      ))}
    </View>
  )
}

/** Over the pictures: which of them, and the way to look for others. */
export function SquareHeader(props: SquareHeaderProps) {
  const { feed, narrowing, scroll, onFeed, onSearch } = props
  const hidden = useHidden(scroll)
  return (
    <View className={classes('mg-squarehead', hidden && 'mg-squarehead--hidden')}>
      <View className="mg-squarehead__bar">
        {narrowing ? (
          <>
            <IconButton
              icon="back"
              label={SQUARE.back}
              onPress={() => useSquareView.setState({ narrowing: null })}
            />
            <View className="mg-squarehead__name" role="heading" aria-level={1}>
              <Text>{formatNarrowing(narrowing)}</Text>
            </View>
            {narrowing.kind === 'style' && <StyleActions {...narrowing} />}
            {narrowing.kind === 'tag' && <TagFollow tag={narrowing.tag} onClose={nothing} />}
          </>
        ) : (
          <Feeds feed={feed} onFeed={onFeed} />
        )}
        <IconButton icon="search" label={SQUARE.search} onPress={onSearch} />
      </View>
    </View>
  )
}
