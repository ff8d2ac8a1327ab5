/** Accounts of platforms and whose they are. */
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { identities, users } from '../../platform/db/schema'

type IdentityRow = typeof identities.$inferSelect
export type Identity = Pick<IdentityRow, 'provider' | 'subject'>

const named = ({ provider, subject }: Identity) =>
  and(eq(identities.provider, provider), eq(identities.subject, subject))

/**
 * The user an identity signs in; null if unlinked and for an account that is being closed. The row
 * stays locked: a concurrent unlink also finds the session that follows.
 */
export async function lockLinkedUser(tx: Tx, identity: Identity): Promise<string | null> {
  const [row] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(named(identity), isNull(users.closesAt)))
    .for('update', { of: identities })
  return row?.userId ?? null
}

interface Linked {
  /** It was not theirs before. */
  readonly changed: boolean
  /** The account it was linked to before, if another one. */
  readonly formerOwner: string | null
  /** Identities linked in its place. */
  readonly replaced: IdentityRow | null
}

/**
 * Links an identity to a person; one of each provider, the newest counts. `tx` must hold the
 * identity's lock.
 */
export async function linkIdentity(
  tx: Tx,
  { userId, linkedAt, settlesAt, ...identity }: IdentityRow,
): Promise<Linked> {
  const { userId: owner, provider, subject } = identities
  // Both rows at once and in one order: of two who swap identities each would else hold the row
  // that the other one waits for.
  const rows = await tx
    .select()
    .from(identities)
    .where(
      and(eq(provider, identity.provider), or(eq(subject, identity.subject), eq(owner, userId))),
    )
    .orderBy(subject)
    .for('update')
  const held = rows.find((row) => row.subject === identity.subject)
  if (held?.userId === userId) return { changed: false, formerOwner: null, replaced: null }
  await tx.delete(identities).where(and(eq(owner, userId), eq(provider, identity.provider)))
  await tx
    .insert(identities)
    .values({ ...identity, userId, linkedAt, settlesAt })
    .onConflictDoUpdate({
      target: [identities.provider, identities.subject],
      set: { userId, linkedAt, settlesAt },
    })
  const replaced = rows.find((row) => row.userId === userId) ?? null
  return { changed: true, formerOwner: held?.userId ?? null, replaced }
}

/** Puts a link back, or takes it away. False where another account has it. */
export async function restoreIdentity(
  tx: Tx,
  {
    userId,
    provider,
    link,
  }: Pick<IdentityRow, 'userId' | 'provider'> & {
    link: Pick<IdentityRow, 'subject' | 'linkedAt' | 'settlesAt'> | null
  },
): Promise<boolean> {
  const others =
    link && and(named({ provider, subject: link.subject }), ne(identities.userId, userId))
  if (others && (await tx.$count(identities, others)) > 0) return false
  await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
  if (link) await tx.insert(identities).values({ userId, provider, ...link })
  return true
}

/** From now on nothing signs this person in silently. What they sign in by on purpose stays theirs. */
export async function dropIdentities(tx: Executor, userId: string): Promise<void> {
  const silent = eq(identities.provider, 'wechat-mini')
  await tx.delete(identities).where(and(eq(identities.userId, userId), silent))
}

/** Whom an identity signs in on purpose, also while the account is being closed. */
export async function findLinkedUser(tx: Tx, identity: Identity): Promise<string | null> {
  const [row] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(named(identity))
  return row?.userId ?? null
}

/** Of a user who was just made for it. */
export async function insertIdentity(tx: Tx, row: IdentityRow): Promise<void> {
  await tx.insert(identities).values(row)
}
