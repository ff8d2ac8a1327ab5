/** The passkeys of one's own account: adding takes what closing the account takes. */
import { PASSKEYS_MAX, type passkeyEndpoints } from '@contract/endpoints/passkey'
import { PASSKEY_TRANSPORTS } from '@contract/endpoints/passkey-shapes'
import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { transaction } from '../../../platform/db/transaction'
import { AppError } from '../../../platform/lib/errors'
import { newId } from '../../../platform/lib/ids'
import { maskEmail, maskPhone } from '../../../platform/lib/phone'
import type { AuthPorts } from '../ports'
import {
  ALGORITHMS,
  type PasskeyCreation,
  PasskeyRefused,
  verifyCreation,
} from '../../../integrations/identity-providers/webauthn'
import { type Asking, confirmation, isConfirmed, type Proof } from '../confirm'
import { lockMeans, recordChange, settlesAt } from '../means/change'
import { isSettled } from '../means/means'
import { texts as meansTexts } from '../means/texts'
import { beginFlow, requirePasskeyConfig, takeFlow, type Use, VALID_MS } from './flow'
import {
  countPasskeys,
  deletePasskey,
  findPasskey,
  findNames,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  setName,
} from './repository'
import { texts } from './texts'

type View = z.output<typeof passkeyEndpoints.add.data>
type Start = z.output<typeof passkeyEndpoints.start.data>
const knownTransports = (names: readonly string[]) =>
  PASSKEY_TRANSPORTS.filter((known) => names.includes(known))

function toView({ id, name, createdAt, lastUsedAt }: PasskeyRow): View {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

export async function listOwn(deps: AuthPorts, userId: string): Promise<{ list: View[] }> {
  return { list: (await listPasskeys(deps.db, userId)).map(toView) }
}

/** A challenge belongs to the sign-in that requested it. */
const buildUse = ({ id, sessionId }: Asking): Use => `add:${id}:${sessionId}`

function assertBelowPasskeyLimit(many: number): void {
  if (many >= PASSKEYS_MAX) throw new AppError('CONFLICT', { message: texts.many(PASSKEYS_MAX) })
}

/** Labels of the account on other devices. */
async function loadLabels(deps: AuthPorts, userId: string) {
  const names = await findNames(deps.db, userId)
  if (!names) throw new AppError('UNAUTHORIZED')
  const { account, email, phone, nickname } = names
  const reached = (email && maskEmail(email)) ?? (phone && maskPhone(phone))
  return { name: account ?? reached ?? nickname, displayName: nickname }
}

/**
 * Options for the browser's `navigator.credentials` call. Throws SMS_CODE_WRONG, PASSWORD_WRONG,
 * PARAM_INVALID, TOO_MANY_REQUESTS, CONFLICT, NOT_FOUND.
 */
export async function beginAdding(deps: AuthPorts, user: Asking, proof: Proof): Promise<Start> {
  const { rpId } = requirePasskeyConfig(deps)
  const theirs = await listPasskeys(deps.db, user.id)
  assertBelowPasskeyLimit(theirs.length)
  const what = { purpose: 'passkey', stale: texts.stale, final: false } as const
  const check = await confirmation(deps, user, proof, what)
  const confirmed = await transaction(deps.db, (tx) => isConfirmed(tx, check))
  if (!confirmed) throw new AppError('SMS_CODE_WRONG')
  const userHandle = theirs[0]?.userHandle ?? randomBytes(32).toString('base64url')
  const { challenge, flow } = beginFlow(deps, buildUse(user), { userHandle })
  return {
    flow,
    options: {
      rp: { id: rpId, name: texts.site },
      user: { id: userHandle, ...(await loadLabels(deps, user.id)) },
      challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: VALID_MS,
      attestation: 'none',
      excludeCredentials: theirs.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        transports: knownTransports(transports),
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  }
}

/** `Mac · Chrome`, then `Mac · Chrome 2`. */
function freeName(wanted: string, theirs: readonly PasskeyRow[]): string {
  const taken = new Set(theirs.map(({ name }) => name))
  for (let nth = 1; ; nth += 1) {
    const name = nth === 1 ? wanted : `${wanted} ${nth}`
    if (!taken.has(name)) return name
  }
}

interface Adding {
  readonly flow: string
  readonly answer: PasskeyCreation
  /** The device it was created on, in plain words. */
  readonly device: string
}

async function verifyNewPasskey(deps: AuthPorts, challenge: string, answer: PasskeyCreation) {
  return verifyCreation(requirePasskeyConfig(deps), challenge, answer).catch((error: unknown) => {
    if (!(error instanceof PasskeyRefused)) throw error
    deps.log.warn({ err: error }, 'a passkey was not added')
    throw new AppError('PLATFORM_CODE_WRONG', { message: texts.notAdded, cause: error })
  })
}

/** Throws PLATFORM_CODE_WRONG, CONFLICT, NOT_FOUND. */
export async function addPasskey(
  deps: AuthPorts,
  user: Asking,
  { flow, answer, device }: Adding,
): Promise<View> {
  const { challenge, userHandle } = await takeFlow(deps, buildUse(user), flow)
  if (userHandle === undefined) throw new Error('a challenge of adding names the account')
  const newPasskey = await verifyNewPasskey(deps, challenge, answer)
  const userId = user.id
  return transaction(deps.db, async (tx) => {
    const earlier = await lockMeans(deps, tx, userId)
    assertBelowPasskeyLimit(await countPasskeys(tx, userId))
    const row = {
      id: newId(),
      userId,
      userHandle,
      ...newPasskey,
      transports: knownTransports(answer.response.transports ?? []),
      name: freeName(device, await listPasskeys(tx, userId)),
      createdAt: deps.now(),
      settlesAt: settlesAt(deps.now()),
    }
    if (!(await insertPasskey(tx, row))) throw new AppError('CONFLICT', { message: texts.taken })
    await recordChange(deps, tx, earlier, {
      sessionId: user.sessionId,
      means: `passkey:${row.id}`,
      words: meansTexts.added(meansTexts.kinds.passkey, `「${row.name}」`),
      before: { kind: 'passkey', passkey: null },
    })
    return toView({ ...row, lastUsedAt: null })
  })
}

/** Throws NOT_FOUND. */
export async function renamePasskey(
  deps: AuthPorts,
  which: Pick<PasskeyRow, 'id' | 'userId' | 'name'>,
): Promise<void> {
  if (!(await setName(deps.db, which))) throw new AppError('NOT_FOUND', { message: texts.gone })
}

/** Throws NOT_FOUND, and as confirmation. */
export async function removePasskey(
  deps: AuthPorts,
  user: Asking,
  { id, ...proof }: Proof & Pick<PasskeyRow, 'id'>,
): Promise<void> {
  const which = { id, userId: user.id }
  const passkey = await findPasskey(deps.db, which)
  if (!passkey) throw new AppError('NOT_FOUND', { message: texts.gone })
  const final = isSettled(passkey, deps.now())
  const what = { purpose: 'passkey', stale: texts.staleRemoval, final } as const
  const check = await confirmation(deps, user, proof, what)
  const outcome = await transaction(deps.db, async (tx) => {
    const earlier = await lockMeans(deps, tx, user.id)
    if (!(await isConfirmed(tx, check))) return 'wrong'
    const removed = await deletePasskey(tx, which)
    if (!removed) return 'gone'
    await recordChange(deps, tx, earlier, {
      sessionId: user.sessionId,
      means: `passkey:${id}`,
      words: meansTexts.removed(meansTexts.kinds.passkey, `「${removed.name}」`),
      before: { kind: 'passkey', passkey: removed },
    })
    return 'removed'
  })
  if (outcome === 'wrong') throw new AppError('SMS_CODE_WRONG')
  if (outcome === 'gone') throw new AppError('NOT_FOUND', { message: texts.gone })
}
