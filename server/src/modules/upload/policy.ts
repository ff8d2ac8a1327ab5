/** Grants for direct uploads: one object, one user, ten minutes. */
import { isVideoExtension } from '@contract/endpoints/upload'
import type { Keys } from '../../lib/keys'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { UPLOAD_MAX_BYTES } from '../../media/limits'
import { VIDEO_MAX_BYTES } from '@media/video/probe/probe'
import { signPolicy } from '../../storage/cos/policy'
import { rawKey } from '../../storage/keys'
import { requireQuota } from './budget'
import { insertGrant } from './repository'
import { texts } from './texts'

const VALID_S = 600
const MAX_OPEN_GRANTS = 30
/** A little before now, for clocks that differ. */
const EARLY_S = 60

/** Our own COS-shaped endpoint. */
export const FORM_PATH = '/cos'

export interface FormAccount {
  readonly secretId: string
  readonly secretKey: string
}

/** What signs and checks forms posted to our own endpoint. */
export function ownAccount(keys: Keys): FormAccount {
  const secretKey = Buffer.from(keys.of('upload-form')).toString('hex')
  return { secretId: 'moguang', secretKey }
}

/**
 * @param origin where clients reach this server
 * Throws TOO_MANY_REQUESTS when too many grants are unused or the user's quota is, STORAGE_FULL.
 */
export async function grantUpload(
  deps: Deps,
  options: { userId: string; extension: string; origin: string },
) {
  const { userId, extension } = options
  if (isVideoExtension(extension)) await deps.videos.require()
  await requireQuota(deps, userId)
  await deps.disk.requireRoom(0)
  const nowS = Math.floor(deps.now().getTime() / 1000)
  const endS = nowS + VALID_S
  const key = rawKey({ userId, extension })
  const grant = { key, userId, expiresAt: new Date(endS * 1000) }
  if (!(await insertGrant(deps.db, { ...grant, max: MAX_OPEN_GRANTS })))
    throw new AppError('TOO_MANY_REQUESTS', { message: texts.tooManyGrants })

  const direct = deps.storage.directUpload ?? {
    ...ownAccount(deps.keys),
    host: `${options.origin}${FORM_PATH}`,
    cdnHost: options.origin,
    bucket: null,
    securityToken: null,
  }
  const signed = signPolicy({
    ...direct,
    key,
    minBytes: 1,
    maxBytes: isVideoExtension(extension) ? VIDEO_MAX_BYTES : UPLOAD_MAX_BYTES,
    startS: nowS - EARLY_S,
    endS,
  })
  return {
    cosKey: key,
    policy: signed.policy,
    qSignAlgorithm: signed['q-sign-algorithm'],
    qAk: signed['q-ak'],
    qKeyTime: signed['q-key-time'],
    qSignature: signed['q-signature'],
    ...(direct.securityToken && { securityToken: direct.securityToken }),
    cosHost: direct.host,
    cdnHost: direct.cdnHost,
  }
}
