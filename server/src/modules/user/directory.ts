/** Looking people up, for the staff. */
import { MAX_COUNTED, numberedRange, type PageRequest } from '../../platform/http/paging'
import type { Db } from '../../platform/db/client'
import { maskEmail, maskPhone } from '../../platform/lib/phone'
import {
  countUsers,
  type DirectoryRow,
  findPerson,
  listUsers,
  type UserFilter,
} from './directory-repository'

export { countNew } from './directory-repository'
export type { DirectoryRow } from './directory-repository'

/** A user as the staff sees them; never the whole number. */
export function formatContact({
  phone,
  email,
  account,
}: Pick<DirectoryRow, 'phone' | 'email' | 'account'>): string | null {
  if (phone !== null) return maskPhone(phone)
  return email === null ? account : maskEmail(email)
}

export async function searchUsers(
  db: Db,
  search: PageRequest & { filter: UserFilter; q: string | undefined },
): Promise<{ rows: DirectoryRow[]; total: number }> {
  const rows = await listUsers(db, search, numberedRange(search))
  return { rows, total: await countUsers(db, search, MAX_COUNTED) }
}

export const readPerson = (db: Db, id: string): Promise<DirectoryRow | null> => findPerson(db, id)
