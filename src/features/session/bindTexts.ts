export const texts = {
  bindTitle: '绑定手机号',
  bindHint: '绑定后，可以用这个号码登录',
  changeTitle: '更换手机号',
  changeHint: (phone: string) => `现在绑定的是 ${phone}，更换后用新号码登录`,
  password: '请填写这个账号的密码',
  passwordPlaceholder: '这个账号的密码',
  submit: '绑定',
  submitting: '绑定中',
  done: '已绑定',
  anonymous: '登录后才能绑定手机号',
  login: '去登录',
} as const
