/** Chinese texts of signing in by the operator's OpenID Connect provider. */
export const texts = {
  by: (name: string) => `用${name}登录`,
  leaving: '正在前往',
  returning: '正在登录……',
  again: '重新登录',
} as const
