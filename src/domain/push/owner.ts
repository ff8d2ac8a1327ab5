/** The account that this browser's messages were switched on for: another one has to ask again. */
import { readItem, removeItem, writeItem } from '@/platform/storage'
import { useSession } from '@/stores/session'

const KEY = 'pushOwner'

const readUserId = () => useSession.getState().userInfo?.id ?? null

export function noteOwner(): void {
  writeItem(KEY, readUserId())
}

export function forgetOwner(): void {
  removeItem(KEY)
}

export function isOwner(): boolean {
  const userId = readUserId()
  return userId !== null && readItem<string>(KEY) === userId
}

/** False also while it is not known who is here. */
export function hasOtherOwner(): boolean {
  const owner = readItem<string>(KEY)
  const { isLogin, userInfo } = useSession.getState()
  return owner !== null && (isLogin ? userInfo !== null && userInfo.id !== owner : true)
}
