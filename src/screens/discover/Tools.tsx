import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { navigate } from '@/domain/navigation/navigate'
import { useGradually } from '@/platform/gradually'
import { warn } from '@/platform/log'
import type { PickedImage } from '@/platform/pickImage'
import { readShared } from '@/platform/sharedPicture'
import { Cell } from '@/ui/Cell/Cell'
import { Chip } from '@/ui/Chip/Chip'
import { Empty } from '@/ui/Empty/Empty'
import { SearchField } from '@/ui/SearchField/SearchField'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { lazySheet } from '@/ui/later'
import { TOOLS } from './texts'
import {
  found,
  listLeading,
  type Group,
  GROUPS,
  openable,
  listRecent,
  type ToolCard,
} from './toolCards'
import { ToolCardView } from './ToolCardView'
import { useTools } from './useCatalog'
import { useRecent } from './useRecent'
import './Tools.scss'

const SharedPicture = lazySheet(() => import('./SharedPicture').then((m) => m.SharedPicture))

const openApps = () => void navigate('pagesE/apps/apps')
const openStories = () => void navigate('pagesC/storyboard/storyboard')

const GROUPS_AT_ONCE = 2
const HEAD_ID = 'mg-tools-head'

interface CardsProps {
  title: string
  note?: string
  cards: readonly ToolCard[]
}

function Cards({ title, note, cards }: CardsProps) {
  if (cards.length === 0) return null
  return (
    <>
      <View className="mg-tools__group" role="heading" aria-level={2}>
        {title}
      </View>
      {note !== undefined && <View className="mg-tools__note">{note}</View>}
      <View className="mg-tools__cards">
        {cards.map((card) => (
          <ToolCardView key={card.tool} card={card} />
        ))}
      </View>
    </>
  )
}

function Catalogue({ cards }: { cards: readonly ToolCard[] }) {
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState<Group | null>(null)
  const recent = listRecent(cards, useRecent(HEAD_ID))
  const searching = search.trim() !== ''
  const hits = found(cards, search)
  const groups = useGradually(
    GROUPS.filter((some) => group === null || group === some),
    GROUPS_AT_ONCE,
    group,
  )
  return (
    <>
      <View className="mg-tools__search">
        <SearchField value={search} onChange={setSearch} label={TOOLS.search} />
      </View>
      {!searching && (
        <>
          <View className="mg-tools__groups" role="radiogroup" aria-label={TOOLS.groupsLabel}>
            <Chip text={TOOLS.all} on={group === null} onPress={() => setGroup(null)} />
            {GROUPS.filter((some) => cards.some((card) => card.group === some)).map((some) => (
              <Chip
                key={some}
                text={TOOLS.groups[some]}
                on={group === some}
                onPress={() => setGroup(some)}
              />
            ))}
          </View>
        </>
      )}
      {searching && <Cards title={TOOLS.hits(hits.length)} cards={hits} />}
      {!searching && group === null && (
        <>
          <Cards title={TOOLS.recent} cards={recent.slice(0, 2)} />
          <Cards title={TOOLS.leading} note={TOOLS.leadingNote} cards={listLeading(cards)} />
          <Cell icon="video" text={TOOLS.stories} value={TOOLS.storiesHint} onPress={openStories} />
          <Cell icon="spark" text={TOOLS.apps} value={TOOLS.appsHint} onPress={openApps} />
        </>
      )}
      {!searching &&
        groups.map((some) => (
          <Cards
            key={some}
            title={TOOLS.groups[some]}
            cards={cards.filter((card) => card.group === some && (group !== null || !card.leads))}
          />
        ))}
    </>
  )
}

/** A picture shared to the app, until a tool takes it. */
function useShared() {
  const [shared, setShared] = useState<PickedImage | null>(null)
  useEffect(() => {
    readShared().then(setShared, (error: unknown) => warn('a shared picture was lost', error))
  }, [])
  return { shared, forget: () => setShared(null) }
}

/** 妙笔: every tool that works now, by what one wants of it. */
export function Tools() {
  const tools = useTools()
  const { shared, forget } = useShared()
  const cards = openable(tools.data ?? [])
  return (
    <View className="mg-tools">
      <View id={HEAD_ID} className="mg-tools__head" role="heading" aria-level={1}>
        {TOOLS.title}
      </View>
      {cards.length > 0 && shared ? (
        <SharedPicture picture={shared} cards={cards} onClose={forget} />
      ) : cards.length > 0 ? (
        <Catalogue cards={cards} />
      ) : tools.isFetching ? (
        <View className="mg-tools__cards" aria-hidden>
          <Skeleton height={240} />
        </View>
      ) : (
        <Empty
          drawing={tools.data ? 'empty' : 'failed'}
          {...(tools.data ? { hint: TOOLS.none } : { title: TOOLS.failed })}
          action={{ text: TOOLS.retry, onPress: () => void tools.refetch() }}
        />
      )}
    </View>
  )
}
