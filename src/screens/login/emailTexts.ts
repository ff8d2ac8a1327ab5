/** Chinese texts of signing in with a mailbox. */
export const texts = {
  email: '邮箱',
  placeholder: '邮箱地址',
  wrong: '请输入正确的邮箱地址',
  welcome: (credits: number) => `邮箱登录，新用户送 ${credits} 积分`,
  welcomePlain: '邮箱登录，没有账号会自动注册',
} as const
