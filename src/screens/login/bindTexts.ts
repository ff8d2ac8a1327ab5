export const texts = {
  bindTitle: '绑定手机号',
  bindHint: '先确认是你本人，再填写新号码。绑定后，可以用这个号码登录',
  bySignIn: '为了确认是你本人：登录后 10 分钟内才能绑定，超过了请先退出再登录。',
  changeTitle: '更换手机号',
  changeHint: (phone: string) => `现在绑定的是 ${phone}，更换后用新号码登录`,
  submit: '绑定',
  submitting: '绑定中',
  done: '已绑定',
  anonymous: '登录后才能绑定手机号',
  login: '去登录',
} as const
