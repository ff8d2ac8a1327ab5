/** Grants for direct uploads: one object, one user, ten minutes. */
import { isSoundExtension, isVideoExtension } from '@contract/endpoints/upload'
import { PART_BYTES, POLICY_SECONDS } from '@contract/uploads'
import type { Keys } from '../../platform/lib/keys'
import type { UploadPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { UPLOAD_MAX_BYTES } from '../../platform/media-intake/limits'
import { VIDEO_MAX_BYTES } from '@media/video/probe/probe'
import { texts as mediaTexts } from '../../platform/media-intake/texts'
import { type PolicyGrant, signPolicy } from '../../integrations/storage/cos/policy'
import { rawKey } from '../../integrations/storage/keys'
import { CLOCK_TOLERANCE_S } from '../../integrations/storage/signing'
import { requireQuota } from './budget'
import { listReceived } from './parts'
import { extendGrant, insertGrant } from './repository'
import { texts } from './texts'

const MAX_OPEN_GRANTS = 30

/** Our own COS-shaped endpoint. */
export const FORM_PATH = '/cos'

export interface FormAccount {
  readonly secretId: string
  readonly secretKey: string
}

/** Signs and checks forms posted to our own endpoint. */
export function ownAccount(keys: Keys): FormAccount {
  const secretKey = Buffer.from(keys.of('upload-form')).toString('hex')
  return { secretId: 'moguang', secretKey }
}

interface Grant {
  readonly userId: string
  readonly extension: string
  /** Address of this server for clients. */
  readonly origin: string
}

/** Throws TOO_MANY_REQUESTS when too many grants are unused or the user's quota is, STORAGE_FULL. */
async function requireAllowed(deps: UploadPorts, { userId, extension }: Grant): Promise<void> {
  if (isVideoExtension(extension) || isSoundExtension(extension)) await deps.videos.require()
  await requireQuota(deps, userId)
  await deps.disk.requireSpace(0)
}

function startPeriod(deps: UploadPorts) {
  const nowS = Math.floor(deps.now().getTime() / 1000)
  return { startS: nowS - CLOCK_TOLERANCE_S, endS: nowS + POLICY_SECONDS }
}

async function openGrant(
  deps: UploadPorts,
  { userId, extension }: Grant,
  endS: number,
): Promise<string> {
  const key = rawKey({ userId, extension })
  const grant = { key, userId, expiresAt: new Date(endS * 1000) }
  if (!(await insertGrant(deps.db, { ...grant, max: MAX_OPEN_GRANTS })))
    throw new AppError('TOO_MANY_REQUESTS', { message: texts.tooManyGrants })
  return key
}

/** Fields that a client posts, in the names of the specification. */
function signFor(
  deps: UploadPorts,
  origin: string,
  limits: Pick<PolicyGrant, 'key' | 'isPrefix' | 'maxBytes' | 'startS' | 'endS'>,
) {
  const direct = deps.storage.directUpload ?? {
    ...ownAccount(deps.keys),
    host: `${origin}${FORM_PATH}`,
    cdnHost: origin,
    bucket: null,
    securityToken: null,
  }
  const signed = signPolicy({ ...direct, ...limits, minBytes: 1 })
  return {
    policy: signed.policy,
    qSignAlgorithm: signed['q-sign-algorithm'],
    qAk: signed['q-ak'],
    qKeyTime: signed['q-key-time'],
    qSignature: signed['q-signature'],
    securityToken: direct.securityToken ?? undefined,
    cosHost: direct.host,
    cdnHost: direct.cdnHost,
  }
}

/** For one object. Throws like requireAllowed. */
export async function grantUpload(deps: UploadPorts, grant: Grant) {
  await requireAllowed(deps, grant)
  const period = startPeriod(deps)
  const key = await openGrant(deps, grant, period.endS)
  const maxBytes = maxBytesOf(grant.extension)
  return { cosKey: key, ...signFor(deps, grant.origin, { key, maxBytes, ...period }) }
}

function maxBytesOf(extension: string): number {
  return isVideoExtension(extension) ? VIDEO_MAX_BYTES : UPLOAD_MAX_BYTES
}

/**
 * For the parts of one object. With the key of an upload that was begun, its grant lasts on and its
 * parts count. Throws NOT_FOUND for a key that is not open to this user, PAYLOAD_TOO_LARGE, and like
 * requireAllowed.
 */
export async function grantParts(
  deps: UploadPorts,
  grant: Grant & { readonly sizeBytes: number; readonly cosKey: string | undefined },
) {
  const { userId, extension, sizeBytes, cosKey } = grant
  if (sizeBytes > maxBytesOf(extension))
    throw new AppError('PAYLOAD_TOO_LARGE', { message: mediaTexts.tooManyBytes })
  await requireAllowed(deps, grant)
  const period = startPeriod(deps)
  const expiresAt = new Date(period.endS * 1000)
  if (cosKey !== undefined && !(await extendGrant(deps.db, { key: cosKey, userId, expiresAt })))
    throw new AppError('NOT_FOUND')
  const key = cosKey ?? (await openGrant(deps, grant, period.endS))
  const limits = { key: `${key}.`, isPrefix: true, maxBytes: PART_BYTES, ...period }
  return {
    cosKey: key,
    ...signFor(deps, grant.origin, limits),
    received: cosKey === undefined ? [] : await listReceived(deps.storage, key, sizeBytes),
  }
}
