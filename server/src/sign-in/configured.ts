/** The platforms this installation lets people sign in by. */
import type { Config } from '../config/config'
import type { SignInProviders } from './provider'
import { createWechatMini } from './wechat-mini'

export function createSignIns({ signIn }: Pick<Config, 'signIn'>): SignInProviders {
  return signIn.wechatMini ? [createWechatMini(signIn.wechatMini)] : []
}
