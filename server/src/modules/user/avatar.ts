/** Avatars as objects of their own: an upload's address names its owner, and may go with the upload. */
import type { Db, Executor } from '../../platform/db/client'
import { deleteFilesLater } from '../../integrations/storage/deletion'
import { AVATAR_PREFIX, avatarKey } from '../../integrations/storage/keys'
import { rememberPending } from '../../integrations/storage/pending'
import type { Storage } from '../../integrations/storage/storage'

/** Copies the small picture of an upload; answers the key, which stays pending until it has a row. */
export async function copyAvatar(
  { db, storage }: { db: Db; storage: Storage },
  thumbKey: string,
): Promise<string> {
  const key = avatarKey()
  await rememberPending(db, [key])
  await storage.put(key, await storage.get(thumbKey), { mime: 'image/webp' })
  return key
}

const isCopy = (key: string | null | undefined): key is string =>
  Boolean(key?.startsWith(AVATAR_PREFIX))

/** After the commit; a file that is no copy belongs to another owner. */
export async function dropAvatars(
  tx: Executor,
  keys: readonly (string | null | undefined)[],
): Promise<void> {
  for (const key of keys.filter(isCopy)) await deleteFilesLater(tx, key)
}
