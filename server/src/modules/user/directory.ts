/** Looking people up, for the staff. */
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

/** A list never says that it is longer. */
const MOST_COUNTED = 10_000

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
  search: { filter: UserFilter; q: string | undefined; page: number; pageSize: number },
): Promise<{ rows: DirectoryRow[]; total: number }> {
  const { page, pageSize: limit } = search
  const rows = await listUsers(db, search, { limit, offset: (page - 1) * limit })
  return { rows, total: await countUsers(db, search, MOST_COUNTED) }
}

export const readPerson = (db: Db, id: string): Promise<DirectoryRow | null> => findPerson(db, id)
