export const texts = {
  close: '关闭',
  promise: ['写一句，', '看它显影'],
  welcome: (credits: number) => `手机号登录，新用户送 ${credits} 积分`,
  welcomePlain: '手机号登录，没有账号会自动注册',
  invited: '好友邀请你来作画，注册就有积分',
  login: '登录',
  loggingIn: '登录中',
  agreeFirst: '请先阅读并同意协议',
  noOneTap: (client: string) => `${client}里没有一键登录，请用下面的方式`,
  wechat: '微信手机号一键登录',
  byCode: '用短信验证码登录',
  moved: '这个微信以后自动登录现在的账号',
} as const
