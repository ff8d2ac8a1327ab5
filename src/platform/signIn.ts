/** Signing in by the platform itself; signIn.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { MINI_PROGRAMS } from '@contract/platforms'
import { APP_SIGN } from './env'

/** Platform that knows the phone's user, as the server names it; null: none. */
export const PLATFORM_SIGN_IN: 'wechat-mini' | null =
  process.env.TARO_ENV === 'weapp' ? 'wechat-mini' : null

/** The client, where the app uses neither its sign-in nor its payment, which people may look for. */
export const UNLINKED_CLIENT: string | null =
  PLATFORM_SIGN_IN === null && APP_SIGN !== 'h5' ? MINI_PROGRAMS[APP_SIGN] : null

/** A code by which the server learns which account of the platform this is; good once. */
export async function platformCode(): Promise<string> {
  const { code } = await Taro.login()
  return code
}
