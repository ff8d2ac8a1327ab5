export const texts = {
  tooOften: (wait: string) => `验证码发送太频繁，请 ${wait}后再试`,
  budgetSpent: '今天的短信已经发完了，请明天再来，或换一种方式登录',
  challengeDown: '安全验证暂时用不了，请稍后再试',
}
