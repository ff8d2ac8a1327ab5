/** Initial data of every visit: the user and the app's configuration. */
import { call } from '@/api/call'
import { useApp } from '@/stores/app'
import { useSession } from '@/stores/session'
import { warn } from '@/platform/log'

/** Quiet: pages show what they have, and a lost session prompts by itself. */
export async function loadUser(): Promise<void> {
  if (!useSession.getState().isLogin) return
  try {
    const userInfo = await call('GET /api/user/info')
    if (useSession.getState().isLogin) useSession.getState().setUserInfo(userInfo)
  } catch (error) {
    warn('user info not loaded', error)
  }
}

export async function loadAppConfig(): Promise<void> {
  try {
    const input = { query: { version: APP_VERSION } }
    const config = await call('GET /api/app-config/app', input)
    useApp.getState().setAppConfig(config)
  } catch (error) {
    warn('app config not loaded', error)
  }
}
