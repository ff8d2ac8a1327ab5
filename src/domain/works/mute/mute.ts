/** 不感兴趣 and 屏蔽: shown at once, undone in place or in 隐私. */
import type { CallInput } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { write } from '@/api/write'
import { loginUrlFor } from '@/domain/navigation/decide'
import { promptLogin } from '@/domain/navigation/loginPrompt'
import { tick } from '@/platform/haptics'
import { stackAddresses } from '@/platform/pages'
import { useSession } from '@/stores/session'
import { readMark, setMark } from './marks'

type NewMute = CallInput<'POST /api/mute/add'>['body']

/** Ids of mutes of this visit by the key of their mark; undefined: the call failed. */
const sent = new Map<string, Promise<string | undefined>>()

/** Lists that are not on screen leave it out when they are opened; tiles on screen stay. */
function markListsStale(): void {
  for (const queryKey of [keys.worksFeed, keys.allRelated, keys.users])
    void queryClient.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: keys.mutes })
}

const add = (body: NewMute) =>
  write(() => call('POST /api/mute/add', { body }, { keepalive: true }))

/** False for a visitor, who is prompted to sign in. */
export function requireSignIn(): boolean {
  if (useSession.getState().isLogin) return true
  void promptLogin(loginUrlFor(stackAddresses().at(-1) ?? '/'))
  return false
}

interface Muting {
  readonly mute: NewMute
  /** Key of its mark, and the sentence. */
  readonly key: string
  readonly text: string
  /** Work on whose tile or page it was chosen. */
  readonly workId: string
}

/** Resolves to false when it failed; the reason was shown and the tile is back. */
export async function muteInPlace({ mute, key, text, workId }: Muting): Promise<boolean> {
  tick()
  setMark(key, { text, from: workId })
  const adding = add(mute).then((answer) => answer?.id)
  sent.set(key, adding)
  const id = await adding
  if (id === undefined) {
    setMark(key, undefined)
    return false
  }
  markListsStale()
  return true
}

/** Undoes a mute by its id. Resolves to false when it failed; the reason was shown. */
export async function removeMute(id: string): Promise<boolean> {
  const removed = await write(() => call('DELETE /api/mute/{id}', { params: { id } }))
  if (removed) markListsStale()
  return removed !== undefined
}

/** 撤销 of a tile: its work is back at once. */
export async function undoInPlace(key: string): Promise<void> {
  const mark = readMark(key)
  setMark(key, undefined)
  const id = await sent.get(key)
  if (id === undefined) return
  if (!(await removeMute(id))) setMark(key, mark)
}
