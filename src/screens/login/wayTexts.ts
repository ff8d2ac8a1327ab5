import type { SignInWay } from '@contract/sign-in'

/** Names of the ways to sign in. */
export const texts: { tabs: string; names: Readonly<Record<SignInWay, string>> } = {
  tabs: '登录方式',
  names: {
    phone: '手机号',
    password: '账号密码',
    email: '邮箱',
    oidc: '单点登录',
    passkey: '通行密钥',
  },
}
