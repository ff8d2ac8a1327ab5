/** People's accounts as the console shows them, put together from the modules that own the parts. */
import type { PageRequest } from '../../platform/http/paging'
import type { consoleUserEndpoints } from '@contract/endpoints/console/users'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import type { ConsolePorts } from './ports'
import { listBalances, readAccount, readTransfers } from '../credits/people'
import { countJobs, readAbout, readUserJobs } from '../job/people'
import { readUserOrders, sumPaidBy } from '../payment/staff'
import { formatContact, type DirectoryRow, readPerson, searchUsers } from '../user/directory'
import { countUserWorks } from '../works/staff'
import { adjustPerson, blockPerson, unblockPerson } from './acts'
import { logAct } from './log'
import { pageView } from './pages'
import { texts } from './texts'

type Endpoints = typeof consoleUserEndpoints
type UserPage = z.output<Endpoints['users']['data']>
type UserDetail = z.output<Endpoints['user']['data']>
type UserRow = UserPage['list'][number]
type PeopleDeps = Pick<ConsolePorts, 'db' | 'now' | 'storage'>

function viewRow({ storage }: PeopleDeps, row: DirectoryRow, balance: number): UserRow {
  const { id, nickname, role, demo, blocked } = row
  return {
    id,
    nickname,
    role,
    demo,
    blocked,
    balance,
    avatarUrl: row.avatarKey === null ? null : storage.url(row.avatarKey),
    contact: formatContact(row),
    createdAt: row.createdAt.toISOString(),
    seenAt: row.seenAt?.toISOString() ?? null,
  }
}

export async function findUsers(
  deps: PeopleDeps,
  query: z.output<Endpoints['users']['query']>,
): Promise<UserPage> {
  const { filter, q, page, pageSize } = query
  const { rows, total } = await searchUsers(deps.db, { filter, q, page, pageSize })
  const balances = await listBalances(
    deps.db,
    rows.map(({ id }) => id),
  )
  const list = rows.map((row) => viewRow(deps, row, balances.get(row.id) ?? 0))
  return pageView(query, total, list)
}

/** Throws NOT_FOUND. */
async function requirePerson({ db }: PeopleDeps, id: string): Promise<DirectoryRow> {
  const row = await readPerson(db, id)
  if (!row) throw new AppError('NOT_FOUND', { message: texts.noPerson })
  return row
}

/** Throws NOT_FOUND. */
export async function readUser(deps: PeopleDeps, id: string): Promise<UserDetail> {
  const { db } = deps
  const row = await requirePerson(deps, id)
  const { balance, held, debt, addsUp } = await readAccount(db, id)
  const works = await countUserWorks(db, id)
  const block = row.blocked && row.blockedAt ? { at: row.blockedAt, until: row.blockedUntil } : null
  return {
    ...viewRow(deps, row, balance),
    bio: row.bio,
    held,
    debt,
    addsUp,
    closesAt: row.closesAt?.toISOString() ?? null,
    block: block && {
      at: block.at.toISOString(),
      until: block.until?.toISOString() ?? null,
      reason: row.blockReason ?? '',
    },
    paidFen: await sumPaidBy(db, id),
    jobs: await countJobs(db, id),
    works: works.public,
    rejectedWorks: works.rejected,
  }
}

type OfPerson = PageRequest & { readonly id: string }

export async function readLedger(
  deps: PeopleDeps,
  { id: userId, ...paging }: OfPerson,
): Promise<z.output<Endpoints['ledger']['data']>> {
  await requirePerson(deps, userId)
  const { rows, total } = await readTransfers(deps.db, { userId, ...paging })
  const jobIds = rows.flatMap(({ jobId }) => (jobId === null ? [] : [jobId]))
  const about = await readAbout(deps.db, [...new Set(jobIds)])
  const list = rows.map(({ amount, createdAt, ...row }) => ({
    ...row,
    credits: amount,
    about: (row.jobId !== null && about.get(row.jobId)) || null,
    createdAt: createdAt.toISOString(),
  }))
  return pageView(paging, total, list)
}

export async function readJobs(
  deps: PeopleDeps,
  { id: userId, ...paging }: OfPerson,
): Promise<z.output<Endpoints['jobs']['data']>> {
  await requirePerson(deps, userId)
  const { rows, total } = await readUserJobs(deps, { userId, ...paging })
  return pageView(paging, total, rows)
}

export async function readOrders(
  deps: PeopleDeps,
  { id: userId, ...paging }: OfPerson,
): Promise<z.output<Endpoints['orders']['data']>> {
  await requirePerson(deps, userId)
  const { rows, total } = await readUserOrders(deps.db, { userId, ...paging })
  return pageView(paging, total, rows)
}

/** Throws NOT_FOUND, FORBIDDEN. */
export async function block(
  deps: PeopleDeps,
  staff: StaffUser,
  { id: userId, days, reason }: { id: string; days: number | null; reason: string },
): Promise<UserDetail> {
  await transaction(deps.db, async (tx) => {
    const { until } = await blockPerson(tx, { userId, days, reason, now: deps.now() })
    const result = { userId, until: until?.toISOString() ?? null }
    await logAct(tx, staff, { command: 'block', args: [userId], result, reason })
  })
  return readUser(deps, userId)
}

/** Throws NOT_FOUND. */
export async function unblock(
  deps: PeopleDeps,
  staff: StaffUser,
  { id: userId, reason }: { id: string; reason: string },
): Promise<UserDetail> {
  await transaction(deps.db, async (tx) => {
    if (!(await unblockPerson(tx, { userId, now: deps.now() }))) return
    await logAct(tx, staff, { command: 'unblock', args: [userId], result: { userId }, reason })
  })
  return readUser(deps, userId)
}

/** Throws NOT_FOUND, CREDITS_SHORT, FORBIDDEN for one's own account. */
export async function adjust(
  deps: PeopleDeps,
  staff: StaffUser,
  change: { id: string; credits: number; reason: string; requestId: string },
): Promise<UserDetail> {
  const { id: userId, credits, reason } = change
  if (userId === staff.id) throw new AppError('FORBIDDEN', { message: texts.ownAccount })
  await requirePerson(deps, userId)
  await transaction(deps.db, async (tx) => {
    const requestId = `${staff.id}:${change.requestId}`
    if (!(await adjustPerson(tx, { userId, credits, reason, requestId }))) return
    await logAct(tx, staff, {
      command: 'adjust',
      args: [userId, String(credits)],
      reason,
      result: { userId, credits },
    })
  })
  return readUser(deps, userId)
}
