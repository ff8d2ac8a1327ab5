import { Text, View } from '@tarojs/components'
import { getErrorMessage } from '@/api/error'
import { navigate } from '@/domain/navigation/navigate'
import { Avatar } from '@/domain/people/Avatar'
import { figureText } from '@/domain/people/figures'
import { FollowButton } from '@/domain/people/FollowButton'
import { LISTS } from '@/domain/people/texts'
import type { Narrowing } from '@/domain/works/squareView'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { Empty } from '@/ui/Empty/Empty'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { SearchHead } from './SearchHead'
import { includesWords, useAuthors, useFoundWorks, type AuthorsState } from './useSearchResults'
import { StyleRow } from './StyleRow'
import { SEARCH } from './texts'
import { useStyleModels } from './useStyleModels'
import './SearchResults.scss'

type Author = AuthorsState['rows'][number]

function formatNote({ workCount, followerCount, bio }: Author): string {
  const followers = followerCount > 0 ? SEARCH.followers(figureText(followerCount)) : ''
  return [LISTS.works(workCount), followers, bio].filter(Boolean).join(' · ')
}

function AuthorRow({ author }: { author: Author }) {
  const open = () => void navigate('pagesD/user-works/user-works', { user_id: author.id })
  return (
    <View className="mg-found__author" role="listitem">
      <View className="mg-press mg-found__who" {...pressable({ onPress: open, role: 'link' })}>
        <Avatar user={author} />
        <View className="mg-found__words">
          <Text className="mg-found__name">{author.nickname}</Text>
          <Text className="mg-found__note">{formatNote(author)}</Text>
        </View>
      </View>
      <FollowButton user={author} following={author.following} followsMe={author.followsMe} />
    </View>
  )
}

function Authors({ state }: { state: AuthorsState }) {
  const { rows, isError, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = state
  if (rows.length === 0 && !isError) return null
  return (
    <>
      <SearchHead title={SEARCH.authors} />
      {isError && rows.length === 0 ? (
        <Empty
          drawing="failed"
          title={SEARCH.authorsFailed}
          hint={getErrorMessage(error)}
          action={{ text: SEARCH.retry, onPress: () => void state.refetch() }}
        />
      ) : (
        <View role="list" aria-label={SEARCH.authors}>
          {rows.map((author) => (
            <AuthorRow key={author.id} author={author} />
          ))}
        </View>
      )}
      {hasNextPage && (
        <View className="mg-found__more">
          <Button
            variant="ghost"
            size="medium"
            disabled={isFetchingNextPage}
            onPress={() => void state.fetchNextPage()}
          >
            {isFetchNextPageError ? SEARCH.retry : SEARCH.moreAuthors}
          </Button>
        </View>
      )}
    </>
  )
}

function Works({ words, onAll }: { words: string; onAll: () => void }) {
  const { data } = useFoundWorks(words)
  if (!data || data.list.length === 0) return null
  return (
    <>
      <SearchHead title={SEARCH.works} />
      <View className="mg-found__works">
        {data.list.map(({ id, title, thumbUrl, thumbhash }) => (
          <View
            key={id}
            className="mg-press mg-found__work"
            {...pressable({
              role: 'link',
              label: SEARCH.openWork(title),
              onPress: () => void navigate('pagesD/works-detail/works-detail', { id }),
            })}
          >
            <Picture src={mediaUrl(thumbUrl)} alt="" thumbhash={thumbhash} />
          </View>
        ))}
      </View>
      {data.hasMore && (
        <View className="mg-found__more">
          <Button variant="ghost" size="medium" onPress={onAll}>
            {SEARCH.allWorks}
          </Button>
        </View>
      )}
    </>
  )
}

interface SearchResultsProps {
  /** Not empty. */
  words: string
  tags: readonly { name: string }[]
  onChoose: (narrowing: Narrowing) => void
  /** All works that hold the words. */
  onAll: () => void
}

/** Authors, works, tags and styles that hold the words, in one list. */
export function SearchResults({ words, tags, onChoose, onAll }: SearchResultsProps) {
  const authors = useAuthors(words)
  const works = useFoundWorks(words)
  const styles = useStyleModels()
  const found = tags.filter(({ name }) => includesWords(name, words))
  const settled = !authors.isPending && !works.isPending && !works.isPlaceholderData
  const isEmpty =
    settled &&
    authors.rows.length === 0 &&
    !authors.isError &&
    (works.data?.list.length ?? 0) === 0 &&
    found.length === 0 &&
    !styles.data?.list.some(({ name }) => includesWords(name, words))
  if (isEmpty) return <Empty hint={SEARCH.nothing} />
  return (
    <>
      <Authors state={authors} />
      <Works words={words} onAll={onAll} />
      {found.length > 0 && (
        <>
          <SearchHead title={SEARCH.tags} />
          <View className="mg-search__chips">
            {found.map(({ name }) => (
              <Chip key={name} text={name} onPress={() => onChoose({ kind: 'tag', tag: name })} />
            ))}
          </View>
        </>
      )}
      <StyleRow words={words} onChoose={onChoose} head={<SearchHead title={SEARCH.styles} />} />
    </>
  )
}
