import { View } from '@tarojs/components'
import { useState } from 'react'
import { PageHead } from '@/domain/navigation/PageHead'
import { useGradually } from '@/platform/gradually'
import { Button } from '@/ui/Button/Button'
import { Chips } from '@/ui/Chips/Chips'
import { classes } from '@/ui/classes'
import { Empty } from '@/ui/Empty/Empty'
import { SearchField } from '@/ui/SearchField/SearchField'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { TermRow } from './TermRow'
import { texts } from './texts'
import { Tray } from './Tray'
import { useBook } from './useBook'
import { usePaintsHere } from './usePaintsHere'
import { toggled } from './words'
import './Book.scss'

const ROWS_AT_ONCE = 14

/** Words for prompts, by category and by words; the chosen ones wait at the bottom. */
export function Book() {
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const book = useBook(category, search.trim())
  const local = usePaintsHere()
  const terms = book.rows
  const drawn = useGradually(terms, ROWS_AT_ONCE, `${category} ${search}`)
  const toggle = (word: string) => setChosen((before) => toggled(before, word))
  const startOver = () => {
    setSearch('')
    setCategory(null)
    if (book.isError) void book.refetch()
  }
  return (
    <View className={classes('mg-book', chosen.length > 0 && 'mg-book--chosen')}>
      <PageHead title={texts.title} />
      <View className="mg-book__search">
        <SearchField value={search} onChange={setSearch} label={texts.search} />
      </View>
      <Chips
        label={texts.categories}
        all={texts.all}
        options={(book.data?.pages[0]?.categories ?? []).map(({ id, name, count }) => ({
          value: id,
          text: `${name} ${count}`,
        }))}
        value={category}
        onChange={setCategory}
      />
      {drawn.map((term) => (
        <TermRow
          key={term.zh}
          term={term}
          on={chosen.includes(term.zh)}
          local={local}
          onPress={() => toggle(term.zh)}
        />
      ))}
      {book.isPending && <Skeleton height={64} />}
      {!book.isPending && terms.length === 0 && (
        <Empty
          drawing={book.isError ? 'failed' : 'empty'}
          {...(book.isError ? { title: texts.failed } : { hint: texts.none })}
          action={{ text: book.isError ? texts.retry : texts.all, onPress: startOver }}
        />
      )}
      {book.hasNextPage && (
        <View className="mg-book__more">
          <Button wide onPress={() => void book.fetchNextPage()}>
            {texts.more}
          </Button>
        </View>
      )}
      {chosen.length > 0 && <Tray words={chosen} onRemove={toggle} second={terms.length === 0} />}
    </View>
  )
}
