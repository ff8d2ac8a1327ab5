/** Content of 广场: a feed, or all works of a tag, a style, or words. Any page may set it. */
import { create } from 'zustand'
import { openTab } from '@/domain/navigation/navigate'
import type { CallInput } from '@contract/endpoints/all'

export type Feed = NonNullable<CallInput<'GET /api/works/publicWorks'>['query']['feed']>

export type Narrowing =
  | { kind: 'tag'; tag: string }
  | { kind: 'words'; words: string }
  | { kind: 'style'; id: string; name: string }

interface SquareView {
  feed: Feed
  /** null: the feed whole. */
  narrowing: Narrowing | null
}

export const useSquareView = create<SquareView>()(() => ({ feed: 'recommended', narrowing: null }))

/** Opens 广场 on the works of a tag. */
export function showTag(tag: string): void {
  useSquareView.setState({ narrowing: { kind: 'tag', tag } })
  void openTab('pages/playground/playground')
}
