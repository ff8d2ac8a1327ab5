import { Account } from '../e2e/account'
import type { JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN, DIST } from './dist'
import { launchMini, type MiniApp } from './host/launch'

const APP_VERSION = '6.9.0'

/** dist/weapp on the phone of someone who signed in before. */
export async function launchSignedIn(
  server: JourneyServer,
  who: string | Account,
): Promise<MiniApp> {
  const { tokens } = typeof who === 'string' ? await Account.signIn(server.url, who) : who
  const items = {
    version: APP_VERSION,
    Authorization: tokens.token,
    refreshToken: tokens.refreshToken,
  }
  const storage = Object.fromEntries(
    Object.entries(items).map(([key, value]) => [key, JSON.stringify(value)]),
  )
  return launchMini({ dist: DIST, origins: { [BUILT_ORIGIN]: server.url }, storage })
}
