/**
 * Invitations: who signs up by a code belongs to its owner, who is paid once, when the invited
 * person's first picture is done. Many a day, or several from one place, earn nothing.
 */
import { randomInt } from 'node:crypto'
import type { mineEndpoints } from '@contract/endpoints/mine'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/client'
import type { InvitePorts } from './ports'
import { startOfShanghaiDay } from '../../platform/lib/shanghai-day'
import { grantCredits } from '../credits/service'
import { type CursorRequest, pageOfRows, timeRange, writeCursor } from '../../platform/http/paging'
import { notify } from '../notification/notify'
import {
  countPaidFrom,
  countPaidSince,
  findInviteCode,
  findInviter,
  insertInvite,
  setInviteCode,
  listInvites,
  lockOpenInvite,
  readInviteTotals,
  settleInvite,
} from './repository'
import { texts } from './texts'

type InviteLog = z.output<typeof mineEndpoints.inviteLog.data>

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 8
const PAID_PER_DAY = 10
const PAID_FROM_ONE_PLACE = 3

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Created at the first request; afterwards always the same. */
async function getOrCreateInviteCode(
  deps: Pick<InvitePorts, 'db'>,
  userId: string,
): Promise<string> {
  for (;;) {
    const code = await findInviteCode(deps.db, userId)
    if (code !== null) return code
    await setInviteCode(deps.db, userId, newCode())
  }
}

/** A new account with an invite code. An unknown code does not prevent the registration. */
export async function acceptInvite(
  deps: Pick<InvitePorts, 'config' | 'now'>,
  tx: Tx,
  { invitedId, code, address }: { invitedId: string; code: string; address: string },
): Promise<void> {
  const inviterId = await findInviter(tx, code.trim().toUpperCase())
  if (inviterId === null || inviterId === invitedId) return
  const { inviter: promisedCredits, invited: credits } = deps.config.credits
  await insertInvite(tx, { invitedId, inviterId, address, promisedCredits, createdAt: deps.now() })
  if (credits === 0) return
  const onceKey = `invited:${invitedId}`
  await grantCredits(tx, { userId: invitedId, kind: 'invite', credits, onceKey })
}

/** The invited person made something: settles the invitation, once. */
export async function rewardInviter(
  tx: Tx,
  { invitedId, now }: { invitedId: string; now: Date },
): Promise<void> {
  const invite = await lockOpenInvite(tx, invitedId)
  if (!invite) return
  const { inviterId } = invite
  const today = await countPaidSince(tx, inviterId, startOfShanghaiDay(now))
  const fromThere = await countPaidFrom(tx, invite)
  const pays = today < PAID_PER_DAY && fromThere < PAID_FROM_ONE_PLACE ? invite.promisedCredits : 0
  await settleInvite(tx, invitedId, { credits: pays, rewardedAt: now })
  if (pays === 0) return
  const onceKey = `invite:${invitedId}`
  await grantCredits(tx, { userId: inviterId, kind: 'invite', credits: pays, onceKey })
  const data = { credits: pays, words: texts.notificationTitle }
  await notify(tx, { userId: inviterId, kind: 'credits', groupKey: 'invite', data })
}

/** 墨友12345 → 墨***5: enough to know whom one brought. */
function hideMiddle(nickname: string): string {
  const letters = [...nickname]
  const last = letters.length > 1 ? letters.at(-1) : ''
  return `${letters[0] ?? ''}***${last ?? ''}`
}

export async function readInviteLog(
  deps: Pick<InvitePorts, 'config' | 'db'>,
  userId: string,
  query: CursorRequest,
): Promise<InviteLog> {
  const code = await getOrCreateInviteCode(deps, userId)
  const rows = await listInvites(deps.db, userId, timeRange(query))
  const { total, earned } = await readInviteTotals(deps.db, userId)
  const { shown, frame } = pageOfRows(rows, query, { total, cursorOf: writeCursor })
  return {
    list: shown.map(({ nickname, createdAt, rewardedAt, credits }) => ({
      nickname: hideMiddle(nickname),
      createdAt: createdAt.toISOString(),
      state: rewardedAt === null ? 'waiting' : credits > 0 ? 'paid' : 'beyond',
      credits,
    })),
    ...frame,
    code,
    link: `/pages/ucenter/login?invite=${code}`,
    inviterCredits: deps.config.credits.inviter,
    invitedCredits: deps.config.credits.invited,
    earnedCredits: earned,
  }
}
