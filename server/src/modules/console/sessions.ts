/** Sign-ins at the console: a random token each, twelve hours at most, gone with the role. */
import { CONSOLE_SESSION_MS } from '@contract/staff'
import { createHash, randomBytes } from 'node:crypto'
import type { Executor, Tx } from '../../platform/db/client'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import type { ConsolePorts } from './ports'
import {
  deleteExpired,
  deleteSession,
  findSession,
  insertSession,
  type Staff,
} from './session-repository'
import { texts } from './texts'

/** Between the first factor and the second. */
const TICKET_MS = 10 * 60_000

/** Origin of the session. */
export interface Visit {
  /** In plain words, see lib/device. */
  readonly device: string
  /** Shortened, see lib/address. */
  readonly address: string
}

export interface Opened {
  readonly token: string
  readonly expiresAt: string
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

interface Opening {
  readonly userId: string
  readonly visit: Visit
  /** The first factor, as sessions of the app name it. */
  readonly means: string | null
}

/** A new row and its token, which is not stored. */
async function addSession(
  { now }: Pick<ConsolePorts, 'now'>,
  tx: Tx,
  { userId, state, visit, means }: Opening & { state: 'ticket' | 'open' },
): Promise<Opened> {
  const createdAt = now()
  const lastsMs = state === 'open' ? CONSOLE_SESSION_MS : TICKET_MS
  const expiresAt = new Date(createdAt.getTime() + lastsMs)
  const token = randomBytes(32).toString('base64url')
  await deleteExpired(tx, createdAt)
  const { device, address } = visit
  const row = { id: newId(), userId, state, device, address, means, createdAt, expiresAt }
  await insertSession(tx, { ...row, tokenHash: hashToken(token) })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Good for the second factor alone. */
export function makeTicket(deps: Pick<ConsolePorts, 'now'>, tx: Tx, of: Opening): Promise<Opened> {
  return addSession(deps, tx, { ...of, state: 'ticket' })
}

export function openSession(deps: Pick<ConsolePorts, 'now'>, tx: Tx, of: Opening): Promise<Opened> {
  return addSession(deps, tx, { ...of, state: 'open' })
}

interface Ticket extends Staff, Pick<Opening, 'visit' | 'means'> {
  readonly sessionId: string
}

/** Whose ticket it is. Throws UNAUTHORIZED. */
export async function readTicket(
  deps: Pick<ConsolePorts, 'now'>,
  db: Executor,
  ticket: string,
): Promise<Ticket> {
  const found = await findSession(db, {
    tokenHash: hashToken(ticket),
    state: 'ticket',
    now: deps.now(),
  })
  if (!found) throw new AppError('UNAUTHORIZED', { message: texts.ticketGone })
  const { device, address } = found
  return { ...found, visit: { device, address } }
}

/** Trades a ticket for a sign-in, once. Throws UNAUTHORIZED. */
export async function redeemTicket(
  deps: Pick<ConsolePorts, 'now'>,
  tx: Tx,
  ticket: Ticket,
): Promise<Opened> {
  if (!(await deleteSession(tx, ticket.sessionId)))
    throw new AppError('UNAUTHORIZED', { message: texts.ticketGone })
  const { id: userId, visit, means } = ticket
  return openSession(deps, tx, { userId, visit, means })
}

/** One indexed read a call, so that an end, a block and a lost role count at once everywhere. */
export async function authenticateStaff(
  deps: Pick<ConsolePorts, 'db' | 'now'>,
  token: string,
): Promise<StaffUser | null> {
  const found = await findSession(deps.db, {
    tokenHash: hashToken(token),
    state: 'open',
    now: deps.now(),
  })
  if (!found) return null
  const { id, nickname, role, sessionId, expiresAt } = found
  return { id, nickname, role, sessionId, expiresAt }
}
