/** Signing in by the platform itself; signIn.h5.ts is the twin. */
import Taro from '@tarojs/taro'

/** Who knows the person who holds this phone, as the server names it; null: nobody we can ask. */
export const PLATFORM_SIGN_IN: 'wechat-mini' | null =
  process.env.TARO_ENV === 'weapp' ? 'wechat-mini' : null

/** A code by which the server learns which account of the platform this is; good once. */
export async function platformCode(): Promise<string> {
  const { code } = await Taro.login()
  return code
}
