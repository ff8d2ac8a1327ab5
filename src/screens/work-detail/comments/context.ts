import { createContext, useContext } from 'react'
import type { ReplyView, Writing } from './types'

/** Data of the block that each comment needs. */
export interface CommentsContext {
  workId: string
  /** The viewer is the author of the work. */
  isAuthor: boolean
  /** No more comments are taken. */
  closed: boolean
  pinnedId: string | null
  /** The comment that was led to. */
  focusId: string | null
  author: { nickname: string; avatarUrl: string | null }
  onWrite: (writing: Writing) => void
  onMore: (comment: ReplyView) => void
  /** Loads the lists again. */
  reload: () => void
}

const Context = createContext<CommentsContext | null>(null)

export const CommentsProvider = Context.Provider

export function useCommentsContext(): CommentsContext {
  const context = useContext(Context)
  if (!context) throw new Error('a comment is shown outside of its block')
  return context
}
