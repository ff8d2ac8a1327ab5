/** The account that this browser's messages were switched on for: another one has to ask again. */
import { readItem, writeItem } from '@/platform/storage'
import { useSession } from '@/stores/session'

const KEY = 'pushOwner'

const readUserId = () => useSession.getState().userInfo?.id ?? null

export function noteOwner(): void {
  writeItem(KEY, readUserId())
}

export function isOwner(): boolean {
  const userId = readUserId()
  return userId !== null && readItem<string>(KEY) === userId
}
