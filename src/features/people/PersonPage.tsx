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
import { PersonHead } from './PersonHead'
import { Tabs } from './Tabs'
import { PERSON } from './texts'
import { usePerson, usePersonWorks, type Person, type PersonList } from './usePerson'
import './PersonPage.scss'

/** About where the works begin, at 375 px width: words of a person take up to four lines. */
const LIST_TOP_PX = 260

const toSquare = () => void switchTab('pages/playground/playground')

function Works({
  person,
  list,
  scroll,
}: {
  person: Person
  list: PersonList
  scroll: ScrollSignal
}) {
  const pages = usePersonWorks(person.id, list)
  const { works, onNearEnd } = pages
  if (!works && pages.isError) {
    const retry = { text: PERSON.retry, onPress: () => void pages.refetch() }
    return <Empty title={PERSON.failed} hint={messageOf(pages.error)} action={retry} />
  }
  if (!works) return <Skeleton height={320} />
  if (works.length === 0) {
    const { title, hint } = (person.mine ? PERSON.nothingMine : PERSON.nothing)[list]
    return <Empty title={title} {...(hint && { hint })} />
  }
  return (
    <>
      <WorkGrid works={works} scroll={scroll} listTopPx={LIST_TOP_PX} onNearEnd={onNearEnd} />
      <ListFoot state={pages} />
    </>
  )
}

/** A person: who it is, what they made public, what they like. */
export function PersonPage({ userId, scroll }: { userId: string; scroll: ScrollSignal }) {
  const query = usePerson(userId)
  const online = useOnline()
  const [list, setList] = useState<PersonList>('works')
  const person = query.data
  if (!person) {
    const gone = userId === '' || (query.error instanceof ApiError && query.error.status === 404)
    if (gone) {
      const action = { text: PERSON.toSquare, onPress: toSquare }
      return <Empty title={PERSON.gone} hint={PERSON.goneHint} action={action} />
    }
    if (query.isError) {
      const retry = { text: PERSON.retry, onPress: () => void query.refetch() }
      return <Empty title={PERSON.failed} hint={messageOf(query.error)} action={retry} />
    }
    return (
      <View className="mg-personpage__waiting" aria-hidden>
        <Skeleton width={72} height={72} />
        <Skeleton width={200} height={48} />
      </View>
    )
  }
  return (
    <View className="mg-personpage">
      {!online && (
        <View className="mg-personpage__offline" role="status">
          {PERSON.offline}
        </View>
      )}
      <PersonHead person={person} />
      <View className="mg-personpage__tabs">
        <Tabs
          label={PERSON.tabs}
          tabs={[
            { key: 'works', text: PERSON.works },
            { key: 'likes', text: PERSON.liked },
          ]}
          on={list}
          onChange={setList}
        />
      </View>
      <Works key={list} person={person} list={list} scroll={scroll} />
    </View>
  )
}
