/**
 * Likes as this phone knows them, over what lists and details were loaded with: one tap shows
 * everywhere at once, and what the server refuses rolls back. A card listens to its own id only.
 */
import { create } from 'zustand'
import { call } from '@/api/call'
import { isAborted, messageOf } from '@/api/error'
import { showErrorToast } from '@/platform/toast'
import { useSession } from '@/stores/session'

interface LikeState {
  liked: boolean
  likeCount: number
}

interface LikesState {
  /** By work id. */
  known: Readonly<Record<string, LikeState>>
}

export const useLikes = create<LikesState>()(() => ({ known: {} }))

/** Ids with a call on its way, and what is wanted of each by now. */
const wanted = new Map<string, boolean>()

function show(id: string, state: LikeState): void {
  useLikes.setState(({ known }) => ({ known: { ...known, [id]: state } }))
}

/** The count that goes with a like given or taken back. */
export function withLike(state: LikeState, liked: boolean): LikeState {
  if (state.liked === liked) return state
  return { liked, likeCount: Math.max(0, state.likeCount + (liked ? 1 : -1)) }
}

async function send(id: string, liked: boolean): Promise<LikeState> {
  const input = { body: { id } }
  return liked
    ? call('POST /api/works/like', input, { skipErrMsg: true })
    : call('POST /api/works/cancelLike', input, { skipErrMsg: true })
}

/**
 * Shows the like at once and tells the server; of many taps the last one counts. `before` is what
 * the server last said. Resolves when the server agrees or the like was rolled back and told.
 */
export async function setLike(id: string, before: LikeState, liked: boolean): Promise<void> {
  const shown = useLikes.getState().known[id] ?? before
  show(id, withLike(shown, liked))
  const waiting = wanted.has(id)
  wanted.set(id, liked)
  if (waiting) return
  let settled = shown
  try {
    while (wanted.get(id) !== settled.liked) {
      settled = await send(id, wanted.get(id) === true)
    }
    show(id, settled)
  } catch (error) {
    show(id, settled)
    if (!isAborted(error)) showErrorToast(messageOf(error))
  } finally {
    wanted.delete(id)
  }
}

/** The like of one work, as last known. */
export function useLike(id: string, before: LikeState): LikeState {
  return useLikes((state) => state.known[id]) ?? before
}

/** A work was just loaded: its like is what the server says, unless one is on its way. */
export function learnLike(id: string, state: LikeState): void {
  if (wanted.has(id) || !useLikes.getState().known[id]) return
  show(id, { liked: state.liked, likeCount: state.likeCount })
}

// What one person likes is nobody else's to see.
useSession.subscribe((now, before) => {
  if (now.isLogin !== before.isLogin) useLikes.setState({ known: {} })
})
