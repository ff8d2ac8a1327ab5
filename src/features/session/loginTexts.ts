export const texts = {
  close: '关闭',
  promise: ['写一句，', '看它显影'],
  welcome: (credits: number) => `手机号登录，新用户送 ${credits} 积分`,
  welcomePlain: '手机号登录，没有账号会自动注册',
  invited: '好友邀请你来作画，注册就有积分',
  login: '登录',
  loggingIn: '登录中',
  agreeFirst: '请先阅读并同意协议',
  consentTitle: '同意协议再登录',
  consentBody:
    '登录就是同意《服务协议》《隐私政策》《AI 创作服务协议》，全文在这一页最下面，随时能看。',
  consentYes: '同意',
  consentNo: '再看看',
  wechat: '微信手机号一键登录',
  byCode: '用短信验证码登录',
  moved: '这个微信以后自动登录现在的账号',
} as const
