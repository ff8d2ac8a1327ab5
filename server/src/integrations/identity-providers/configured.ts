/** The platforms this installation lets people sign in by. */
import type { SignInConfig } from './config'
import type { SignInProviders } from './provider'
import { createWechatMini } from './wechat-mini'

export function createSignIns({ signIn }: { signIn: SignInConfig }): SignInProviders {
  return signIn.wechatMini ? [createWechatMini(signIn.wechatMini)] : []
}
