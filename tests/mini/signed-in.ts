import { appVersion } from '../../server/src/platform/lib/version'
import { Account } from '../e2e/account'
import type { JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN, DIST } from './dist'
import { launchMini, type MiniApp } from './host/launch'
import type { PhoneShape } from './host/shape'
import type { StorageSnapshot } from './host/protocol'

/** Storage of a phone that signed in before. */
export async function buildStorage(
  server: JourneyServer,
  who: string | Account,
): Promise<StorageSnapshot> {
  const { tokens } = typeof who === 'string' ? await Account.signIn(server.url, who) : who
  const items = {
    version: appVersion,
    Authorization: tokens.token,
    refreshToken: tokens.refreshToken,
  }
  return Object.fromEntries(
    Object.entries(items).map(([key, value]) => [key, JSON.stringify(value)]),
  )
}

/** dist/weapp on the phone of someone who signed in before. */
export async function launchSignedIn(
  server: JourneyServer,
  who: string | Account,
  shape?: PhoneShape,
): Promise<MiniApp> {
  const storage = await buildStorage(server, who)
  const origins = { [BUILT_ORIGIN]: server.url }
  return launchMini({ dist: DIST, origins, storage, ...(shape && { shape }) })
}
