/** API keys of a person: seen, and revoked with a reason that its owner reads. */
import type { consoleUserEndpoints } from '@contract/endpoints/console/users'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import type { PageRequest } from '../../platform/http/paging'
import { AppError } from '../../platform/lib/errors'
import { readUserKeys, revokeUserKey, showKey } from '../api-key/staff'
import { notify } from '../notification/notify'
import { readPerson } from '../user/directory'
import { logAct } from './log'
import { pageView } from './pages'
import type { ConsolePorts } from './ports'
import { texts } from './texts'

type Deps = Pick<ConsolePorts, 'db' | 'now'>

/** Throws NOT_FOUND. */
export async function readKeys(
  { db, now }: Deps,
  { id: userId, ...page }: PageRequest & { id: string },
): Promise<z.output<(typeof consoleUserEndpoints)['keys']['data']>> {
  if (!(await readPerson(db, userId))) throw new AppError('NOT_FOUND', { message: texts.noPerson })
  const { list, total } = await readUserKeys(db, { userId, now: now(), ...page })
  return pageView(page, total, list)
}

/** Throws NOT_FOUND. */
export async function revokeKey(
  { db, now }: Deps,
  staff: StaffUser,
  { userId, keyId, reason }: { userId: string; keyId: string; reason: string },
): Promise<null> {
  return transaction(db, async (tx) => {
    const found = await revokeUserKey(tx, { userId, id: keyId, now: now() })
    if (!found) throw new AppError('NOT_FOUND', { message: texts.noKey })
    const { key, revoked } = found
    if (!revoked) return null
    const words = texts.keyRevokedNote(key.name, reason)
    await notify(tx, { userId, kind: 'system', groupKey: `key:${keyId}`, data: { words } })
    const result = { userId, name: key.name, shown: showKey(key) }
    await logAct(tx, staff, { command: 'revoke-key', args: [keyId], result, reason })
    return null
  })
}
