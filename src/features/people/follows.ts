/**
 * Whom I follow, as this phone knows it, over what pages were loaded with: one tap shows
 * everywhere at once, and what the server refuses rolls back.
 */
import { create } from 'zustand'
import { call } from '@/api/call'
import { isAborted, messageOf } from '@/api/error'
import { queryClient } from '@/api/query'
import { keys } from '@/api/keys'
import { showErrorToast } from '@/platform/toast'
import { useSession } from '@/stores/session'

/** By person. */
const useFollows = create<Readonly<Record<string, boolean>>>()(() => ({}))

/** What is wanted of people whose call is on its way. */
const pending = new Map<string, boolean>()

const show = (id: string, following: boolean) => useFollows.setState({ [id]: following })

async function ask(id: string, following: boolean): Promise<boolean> {
  const path = following ? 'POST /api/follow/follow' : 'POST /api/follow/unfollow'
  return (await call(path, { body: { user_id: id } }, { skipErrMsg: true })).following
}

/**
 * Shows it at once and tells the server; of many taps the last one counts. Resolves when the
 * server agrees, or when it was rolled back and told.
 */
export async function setFollowing(id: string, before: boolean, following: boolean): Promise<void> {
  let agreed = useFollows.getState()[id] ?? before
  show(id, following)
  const onItsWay = pending.has(id)
  pending.set(id, following)
  if (onItsWay) return
  try {
    for (;;) {
      const wish = pending.get(id)
      if (wish === undefined || wish === agreed) break
      agreed = await ask(id, wish)
    }
  } catch (error) {
    if (!isAborted(error)) showErrorToast(messageOf(error))
  } finally {
    pending.delete(id)
    show(id, agreed)
  }
  // Lists that hold whom I follow; the one on screen keeps its rows until it is left.
  void queryClient.invalidateQueries({ queryKey: keys.people, refetchType: 'none' })
}

/** Whether I follow this person; `before` is what the page was loaded with. */
export function useFollowing(id: string, before: boolean): boolean {
  return useFollows((state) => state[id]) ?? before
}

/** The server just said so, unless a wish is on its way. */
export function learnFollowing(people: readonly { id: string; following: boolean }[]): void {
  for (const { id, following } of people) {
    const known = useFollows.getState()[id]
    if (known !== undefined && known !== following && !pending.has(id)) show(id, following)
  }
}

// Whom one person follows is nobody else's to see.
useSession.subscribe((now, before) => {
  if (now.isLogin !== before.isLogin) useFollows.setState({}, true)
})
