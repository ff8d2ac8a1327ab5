/** Search results besides styles: authors, the first works, tags. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { follows } from '@/domain/people/follows'
import { useSession } from '@/stores/session'

/** Typing is considered finished after this long without input. */
const IDLE_MS = 300
const AUTHORS_AT_ONCE = 3
const WORKS_SHOWN = 6

/** The words once typing is finished. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text.trim())
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), IDLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  // Nothing is searched for an empty field, not even for a moment.
  return text.trim() === '' ? '' : settled
}

/** Whether a name holds every word, whatever their case. */
export function includesWords(name: string, words: string): boolean {
  const plain = name.normalize('NFKC').toLowerCase()
  return words
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

const useViewer = () => useSession((session) => session.userInfo?.id ?? String(session.isLogin))

/** Authors whose name holds the words: three, and more page by page. */
export function useAuthors(words: string) {
  const viewer = useViewer()
  return usePages({
    queryKey: keys.authors(words, viewer),
    pageSize: AUTHORS_AT_ONCE,
    enabled: words !== '',
    async fetchPage(page) {
      const learn = follows.learning()
      const answer = await call('GET /api/user/search', { query: { ...page, q: words } })
      for (const { id, following } of answer.list) learn(id, following)
      return answer
    },
  })
}

export type AuthorsState = ReturnType<typeof useAuthors>

/** The newest works that hold the words. */
export function useFoundWorks(words: string) {
  const viewer = useViewer()
  return useQuery({
    queryKey: [...keys.worksFeed, 'search', words, viewer],
    enabled: words !== '',
    placeholderData: keepPreviousData,
    queryFn: () =>
      call('GET /api/works/publicWorks', {
        query: { feed: 'newest', q: words, pageSize: WORKS_SHOWN },
      }),
  })
}
