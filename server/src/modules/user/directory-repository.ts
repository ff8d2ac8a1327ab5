/** Everybody's accounts as the staff looks them up. */
import { STAFF_ROLES } from '@contract/staff'
import { and, desc, eq, gte, ilike, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { isBlocked } from '../../platform/db/blocked'
import type { Executor, Tx } from '../../platform/db/client'
import { orders, passwords, sessions, users } from '../../platform/db/schema'

export type UserFilter = 'recent' | 'new' | 'paid' | 'blocked' | 'staff'

const seenAt = sql<Date | null>`(select max(${sessions.seenAt}) from ${sessions}
  where ${sessions.userId} = ${users.id})`.mapWith(sessions.seenAt)

const COLUMNS = {
  id: users.id,
  nickname: users.nickname,
  avatarKey: users.avatarKey,
  phone: users.phone,
  email: users.email,
  account: passwords.account,
  role: users.role,
  demo: users.demo,
  bio: users.bio,
  createdAt: users.createdAt,
  closesAt: users.closesAt,
  blockedAt: users.blockedAt,
  blockedUntil: users.blockedUntil,
  blockReason: users.blockReason,
  blocked: isBlocked,
  seenAt,
}

const paidBy = sql`exists (select 1 from ${orders}
  where ${orders.userId} = ${users.id} and ${orders.paidAt} is not null)`

const FILTERS: Readonly<Record<UserFilter, SQL | undefined>> = {
  recent: isNotNull(seenAt),
  new: undefined,
  paid: paidBy,
  blocked: isBlocked,
  staff: inArray(users.role, [...STAFF_ROLES]),
}

const ORDERS: Readonly<Record<UserFilter, SQL>> = {
  recent: desc(seenAt),
  new: desc(users.createdAt),
  paid: desc(users.createdAt),
  blocked: desc(users.blockedAt),
  staff: desc(users.createdAt),
}

const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/** Search by id, order id, number or its last four digits, mailbox, account or name. */
function named(q: string): SQL | undefined {
  const whole = q.toLowerCase()
  return or(
    eq(users.id, q),
    eq(users.phone, q),
    eq(users.email, whole),
    eq(passwords.account, whole),
    ilike(users.nickname, `%${literal(q)}%`),
    /^\d{4}$/.test(q) ? ilike(users.phone, `%${q}`) : undefined,
    sql`exists (select 1 from ${orders} where ${orders.id} = ${q} and ${orders.userId} = ${users.id})`,
  )
}

const wanted = ({ filter, q }: { filter: UserFilter; q: string | undefined }) =>
  q ? named(q) : FILTERS[filter]

export async function listUsers(
  db: Executor,
  search: { filter: UserFilter; q: string | undefined },
  page: { limit: number; offset: number },
) {
  return db
    .select(COLUMNS)
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(wanted(search))
    .orderBy(ORDERS[search.filter], desc(users.id))
    .limit(page.limit)
    .offset(page.offset)
}

export type DirectoryRow = Awaited<ReturnType<typeof listUsers>>[number]

/** No further than `most`: counting millions takes longer than a page of results is worth. */
export async function countUsers(
  db: Executor,
  search: { filter: UserFilter; q: string | undefined },
  most: number,
): Promise<number> {
  const some = db
    .select({ id: users.id })
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(wanted(search))
    .limit(most)
    .as('some')
  return db.$count(some)
}

export async function findPerson(db: Executor, id: string): Promise<DirectoryRow | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(users)
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(users.id, id))
  return row ?? null
}

/** Accounts made in a period, without the demo's authors. */
export async function countNew(db: Executor, { from, to }: { from: Date; to: Date }) {
  return db.$count(
    users,
    and(gte(users.createdAt, from), lt(users.createdAt, to), eq(users.demo, false)),
  )
}

/** False when there is no such person. */
export async function setBlock(
  tx: Tx,
  userId: string,
  block: { at: Date; until: Date | null; reason: string } | null,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({
      blockedAt: block?.at ?? null,
      blockedUntil: block?.until ?? null,
      blockReason: block?.reason ?? null,
    })
    .where(eq(users.id, userId))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Locked for a change by the staff; other changes wait for the end of `tx`. */
export async function lockPerson(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ id: users.id, nickname: users.nickname, role: users.role, blocked: isBlocked })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row ?? null
}
