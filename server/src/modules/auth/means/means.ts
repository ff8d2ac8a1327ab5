/**
 * Sign-in methods of an account. One that was added later confirms nothing irreversible for 72
 * hours, as long as the account has an older one: an intruder who borrowed a session and added a
 * method gains nothing that the owner cannot undo through the others.
 */
import type { ConfirmBy } from '@contract/sign-in'
import type { Config } from '../../../config/config'
import type { Executor } from '../../../platform/db/client'
import type { Means, MeansKind } from './kinds'
import { listMeans } from './repository'

/** Time during which a change can be undone and a new means confirms nothing final. */
export const UNDO_MS = 72 * 3_600_000

export function isSettled({ settlesAt }: Pick<Means, 'settlesAt'>, now: Date): boolean {
  return settlesAt === null || settlesAt <= now
}

const CONFIRM_KINDS = ['phone', 'email', 'password', 'passkey'] as const
type ConfirmKind = (typeof CONFIRM_KINDS)[number]

export interface ConfirmDeps {
  readonly config: Pick<Config, 'sms' | 'mail' | 'signIn'>
}

function isAskable({ config }: ConfirmDeps, kind: MeansKind): kind is ConfirmKind {
  switch (kind) {
    case 'phone':
      return config.sms !== null
    case 'email':
      return config.mail !== null
    case 'passkey':
      return config.signIn.ways.includes('passkey')
    case 'password':
      return true
    default:
      return false
  }
}

/** The oldest first; of the same age as ASKED_FOR has them. Each kind once. */
function kindsByAge(means: readonly Means[]): ConfirmKind[] {
  const age = ({ settlesAt }: Means) => settlesAt?.getTime() ?? 0
  const rank = ({ kind }: Means) => CONFIRM_KINDS.indexOf(kind as ConfirmKind)
  const sorted = [...means].sort((a, b) => age(a) - age(b) || rank(a) - rank(b))
  return [...new Set(sorted.map(({ kind }) => kind as ConfirmKind))]
}

export interface ConfirmChoice {
  /** The oldest first; empty: nothing may confirm this before `until`. */
  readonly by: readonly ConfirmBy[]
  readonly until: Date | null
}

/**
 * By what an account confirms something. `final`: closing it, or removing a settled means; what was
 * added within 72 hours does not confirm that even where there is nothing else.
 */
export function chooseConfirmation(
  deps: ConfirmDeps,
  means: readonly Means[],
  { now, final }: { now: Date; final: boolean },
): ConfirmChoice {
  const askable = means.filter(({ kind }) => isAskable(deps, kind))
  const settled = means.filter((one) => isSettled(one, now))
  const askableNow = kindsByAge(askable.filter((one) => isSettled(one, now)))
  const silent = settled.some(({ kind }) => !isAskable(deps, kind))
  // A browser without the passkey at hand signs in again by the means that has no code or password here.
  if (silent && askableNow.every((kind) => kind === 'passkey'))
    return { by: [...askableNow, 'signIn'], until: null }
  if (askableNow.length > 0) return { by: askableNow, until: null }
  if (askable.length === 0) return { by: ['signIn'], until: null }
  if (!final) return { by: [...kindsByAge(askable), 'signIn'], until: null }
  const times = askable.flatMap(({ settlesAt }) => settlesAt ?? [])
  return { by: [], until: times.sort((a, b) => a.getTime() - b.getTime())[0] ?? null }
}

/** Whether what a session or a sign-in was opened by confirms; null: opened before this was recorded. */
export async function isMeansSettled(
  db: Executor,
  { userId, name, now }: { userId: string; name: string | null; now: Date },
): Promise<boolean> {
  if (name === null) return true
  const means = await listMeans(db, userId)
  const used = means.find((one) => one.name === name)
  return used !== undefined && isSettled(used, now)
}
