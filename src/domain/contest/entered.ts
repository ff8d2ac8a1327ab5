/**
 * The contest that a user takes part in, as last seen on this device: 广场 lays out its first block
 * before any call has answered.
 */
import { create } from 'zustand'
import { readItem, writeItem } from '@/platform/storage'
import { useSession } from '@/stores/session'

const NAME = 'contestEntered'

const useStore = create<{ mark: string | null }>(() => ({ mark: readItem<string>(NAME) }))

const buildMark = (userId: string | undefined, contestId: string) => `${userId} ${contestId}`

export function useHasEntered(contestId: string): boolean {
  const userId = useSession(({ userInfo }) => userInfo?.id)
  return useStore(({ mark }) => mark === buildMark(userId, contestId))
}

/** From an answer of the server. */
export function learnEntered(contestId: string, hasEntered: boolean): void {
  const mark = buildMark(useSession.getState().userInfo?.id, contestId)
  const { mark: before } = useStore.getState()
  if (hasEntered === (mark === before)) return
  const next = hasEntered ? mark : null
  useStore.setState({ mark: next })
  writeItem(NAME, next)
}
