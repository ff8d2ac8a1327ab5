export const texts = {
  seconds: (seconds: number) => `${seconds} 秒`,
  minutes: (minutes: number) => `${minutes} 分钟`,
  tooOften: (wait: string) => `验证码发送太频繁，请 ${wait}后再试`,
  budgetSpent: '今天的短信已经发完了，请明天再来，或换一种方式登录',
  smsDown: '短信暂时发不出去，请稍后再试',
  mailSpent: '今天的邮件已经发完了，请明天再来，或换一种方式登录',
  mailDown: '邮件暂时发不出去，请稍后再试',
  mailSubject: '墨光验证码',
  mailText: (code: string, minutes: number) =>
    `你的验证码是 ${code}，${minutes} 分钟内有效。\n\n如果不是你本人在登录墨光，不用理会这封邮件，也不要把验证码告诉任何人。\n`,
  mailDomain: '这里只接受指定邮箱登录，请换一个邮箱或问问运营者',
  oidcDown: '单点登录暂时没有回应，请稍后再试',
  oidcRefused: '单点登录没有放行，请再试一次',
  oidcOver: '这次登录已经过期，请重新登录',
  noMail: '这里没有开通邮件，收不到验证码',
  noSms: '这里没有开通短信，收不到验证码',
  noSignUps: '现在不接受新用户，已经有账号的可以照常登录',
  offered: '这里没有开通这种登录方式',
  tries: '试得太多了，请一小时后再试，或请运营者重设密码',
  noPassword: '这个账号没有设密码',
  ownWrong: '现在的密码不正确',
  noName: '请填写账号名',
  challengeDown: '安全验证暂时用不了，请稍后再试',
  newNickname: (number: number) => `墨友${number}`,
  unknownDevice: '未知设备',
  deviceGone: '这台设备已经退出了',
}

export const closingTexts = {
  signIn: '请先退出登录，重新登录后 10 分钟内再注销',
  tooLate: '7 天已过，账号正在删除',
}

export const confirmTexts = {
  code: '请填写收到的验证码',
  codeTo: (to: string) => `请填写 ${to} 收到的验证码`,
  oldPhone: '请填写现在的手机号收到的验证码',
  password: '请填写密码',
  ownPassword: '请填写这个账号的密码',
  passkey: '请用通行密钥确认是你本人',
}

export const phoneTexts = {
  unbound: '还没有绑定手机号',
  stale: '请先退出登录，重新登录后 10 分钟内再来绑定',
  oldCodeWrong: '现在的手机号收到的验证码不正确或已失效',
  confirmationWrong: '确认用的验证码不正确或已失效',
}

export const weChatTexts = {
  off: '这里没有开通微信登录，请用短信验证码登录',
  often: '微信那边请求太多了，请一分钟后再试，或用短信验证码登录',
  refused: '微信没有放行这次登录，请用短信验证码登录',
  foreign: '目前只支持中国大陆的手机号',
}
