/** The VAPID key pair of this installation: configured, or made once and stored. */
import { createECDH } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../platform/db/client'
import type { VapidKeys } from '../../integrations/web-push/config'
import { insertSecretOnce } from './repository'

const KEY = 'push-vapid'

const stored = z.object({ publicKey: z.string(), privateKey: z.string() })

function makeKeys(): VapidKeys {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys('base64url')
  // A scalar with leading zero bytes is shorter than its field.
  const privateKey = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
  return { publicKey, privateKey }
}

/** Two processes at once get the same pair. */
export async function readVapidKeys(db: Db, configured: VapidKeys | null): Promise<VapidKeys> {
  if (configured) return configured
  const value = await insertSecretOnce(db, KEY, () => JSON.stringify(makeKeys()))
  return stored.parse(JSON.parse(value))
}
