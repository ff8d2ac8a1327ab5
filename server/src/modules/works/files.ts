/**
 * The address of a file is a capability, and that of a public work is known to everybody. When it
 * stops being public its files move to new addresses, sent only to their owner.
 */
import { deleteFilesLater, removePrefix } from '../../integrations/storage/deletion'
import { pictureKey, posterVideoPrefix } from '../../integrations/storage/keys'
import { forgetPending, rememberPending } from '../../integrations/storage/pending'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { moveFiles } from '../job/pictures'
import type { WorksPorts } from './ports'
import { type Files, findFiles } from './repository'

export type FileDeps = Pick<WorksPorts, 'db' | 'storage'>

interface Copy {
  readonly from: Files
  readonly to: { readonly key: string; readonly thumbKey: string }
}

async function copyFiles({ db, storage }: FileDeps, workId: string): Promise<Copy | null> {
  const from = await findFiles(db, workId)
  if (!from) return null
  const { jobId } = from
  const extension = from.key.slice(from.key.lastIndexOf('.') + 1)
  const to = {
    key: pictureKey({ jobId, extension }),
    thumbKey: pictureKey({ jobId, extension: 'webp' }),
  }
  const [file, thumb] = await Promise.all([storage.get(from.key), storage.get(from.thumbKey)])
  await rememberPending(db, [to.key, to.thumbKey])
  await storage.put(to.key, file, { mime: from.mime })
  await storage.put(to.thumbKey, thumb, { mime: 'image/webp' })
  return { from, to }
}

/**
 * Runs `change` in a transaction; when it answers true (the work was public and is no longer), the
 * files have moved in the same transaction and the old addresses are dead when this resolves. The
 * queue deletes them too, should the process end in between.
 */
export async function withFilesHidden(
  deps: FileDeps,
  workId: string,
  change: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  const copy = await copyFiles(deps, workId)
  if (!copy) {
    await transaction(deps.db, change)
    return
  }
  const old = [copy.from.key, copy.from.thumbKey]
  const videos = posterVideoPrefix(copy.from.key)
  const unused = [copy.to.key, copy.to.thumbKey]
  const move = async (tx: Tx): Promise<boolean> => {
    if (!(await change(tx)) || !(await moveFiles(tx, copy.from, copy.to))) return false
    await forgetPending(tx, unused)
    for (const key of [...old, videos]) await deleteFilesLater(tx, key)
    return true
  }
  // When it rejects, the change may have taken effect all the same: the copies stay pending.
  if (await transaction(deps.db, move)) {
    await deps.storage.delete(old)
    await removePrefix(deps.storage, videos)
  } else {
    await deps.storage.delete(unused)
    await forgetPending(deps.db, unused)
  }
}
