import { PASSWORD_LENGTH } from '@contract/sign-in'

export const passwordTexts = {
  short: `密码至少 ${PASSWORD_LENGTH.min} 位`,
  long: `密码最多 ${PASSWORD_LENGTH.max} 位`,
  account: '密码不能和账号名一样，也不能只是在它前后加几个字',
  common: '这个密码太常见，别人一猜就中，请换一个',
  simple: '密码里重复的字太多，请换一个',
} as const

export const configTexts = {
  oidcName: '单点登录',
  onlyPasskey: 'SIGN_IN 不能只有 passkey：通行密钥要用别的方式登录以后才能添加',
  passkeyAddress: (production: boolean) =>
    `PUBLIC_URL 要写成 https:// 开头的域名（不能是 IP），SIGN_IN 里才能有 passkey${production ? '' : '；开发时可以是 http://localhost:端口'}`,
} as const
