/** Chinese texts of what confirms a change of the account. */
export const confirmTexts = {
  code: (to: string) => `${to} 收到的验证码`,
  codePlaceholder: (to: string) => `发到 ${to} 的验证码`,
  codeWrong: '请填写确认用的 6 位验证码',
  password: '这个账号的密码',
  passwordMissing: '请填写这个账号的密码',
  passkey: '下一步会请你用通行密钥确认，按系统的提示做就行。',
  other: '换一种方式确认',
} as const
