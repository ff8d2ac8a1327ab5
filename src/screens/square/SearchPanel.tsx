import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import type { Narrowing } from '@/domain/works/squareView'
import { Chip } from '@/ui/Chip/Chip'
import { Field } from '@/ui/Field/Field'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { pressable } from '@/ui/pressable'
import { FullScreen } from '@/ui/BottomSheet/FullScreen'
import { useSearches } from './searches'
import { SearchHead } from './SearchHead'
import { SearchResults } from './SearchResults'
import { useSettled } from './useSearchResults'
import { StyleRow } from './StyleRow'
import { SEARCH } from './texts'
import './SearchPanel.scss'

const WORDS_MAX = 60
const TAGS_FRESH_MS = 300_000

interface SearchPanelProps {
  /** Last value of the field. */
  words: string
  onChoose: (narrowing: Narrowing) => void
  onClose: () => void
}

function ChipRow({
  texts,
  onPress,
}: {
  texts: readonly { key: string; text: string }[]
  onPress: (key: string) => void
}) {
  return (
    <View className="mg-search__chips">
      {texts.map(({ key, text }) => (
        <Chip key={key} text={text} onPress={() => onPress(key)} />
      ))}
    </View>
  )
}

/** Looking for authors, works, tags and styles: by words, by what was looked for before, by tag, by style. */
export function SearchPanel({ words, onChoose, onClose }: SearchPanelProps) {
  const [text, setText] = useState(words)
  const wanted = useSettled(text)
  const recent = useSearches()
  const tags = useQuery({
    queryKey: keys.workTags,
    queryFn: () => call('GET /api/works/tags'),
    staleTime: TAGS_FRESH_MS,
  })
  const search = (wanted: string) => {
    const trimmed = wanted.trim()
    if (trimmed === '') return
    recent.remember(trimmed)
    onChoose({ kind: 'words', words: trimmed })
  }
  return (
    <FullScreen className="mg-search" label={SEARCH.label} onClose={onClose}>
      <View className="mg-search__bar">
        <View className="mg-search__field">
          <Field
            kind="text"
            value={text}
            onChange={setText}
            onConfirm={() => search(text)}
            label={SEARCH.label}
            placeholder={SEARCH.placeholder}
            maxLength={WORDS_MAX}
            focus
            before={<Icon name="search" size={20} />}
          />
        </View>
        {text.trim() !== '' && (
          <View className="mg-press mg-search__go" {...pressable({ onPress: () => search(text) })}>
            <Text>{SEARCH.go}</Text>
          </View>
        )}
        <IconButton icon="close" label={SEARCH.close} onPress={onClose} />
      </View>
      <View className="mg-search__body">
        {wanted === '' ? (
          <>
            {recent.words.length > 0 && (
              <>
                <SearchHead title={SEARCH.recent} onClear={recent.clear} />
                <ChipRow
                  texts={recent.words.map((word) => ({ key: word, text: word }))}
                  onPress={search}
                />
              </>
            )}
            {tags.data && tags.data.length > 0 && (
              <>
                <SearchHead title={SEARCH.tags} />
                <ChipRow
                  texts={tags.data.map(({ name }) => ({ key: name, text: name }))}
                  onPress={(tag) => onChoose({ kind: 'tag', tag })}
                />
              </>
            )}
            <StyleRow onChoose={onChoose} head={<SearchHead title={SEARCH.styles} />} />
          </>
        ) : (
          <SearchResults
            words={wanted}
            tags={tags.data ?? []}
            onChoose={onChoose}
            onAll={() => search(wanted)}
          />
        )}
      </View>
    </FullScreen>
  )
}
