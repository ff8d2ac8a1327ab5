import type { RefundObstacle } from '../payment/refund'

/** Why an order is not paid back; the terminal says the same. */
export const REFUND_OBSTACLES: Readonly<Record<RefundObstacle, string>> = {
  unknown: '没有这笔订单',
  notPaid: '这笔订单没有支付，不用退款',
  refunded: '这笔订单已经退款了',
  noProvider: '这笔订单的支付方式没有配置，无法退款',
  elsewhere: 'App Store 的订单只能由 Apple 退款，请让用户在 Apple 申请，退款后积分会自动扣回',
}

/** Messages for the staff. */
export const texts = {
  wrong: '账号、密码或验证码不正确，或者没有操作台的权限',
  noAddress: { phone: '请输入正确的手机号', email: '请输入正确的邮箱地址' },
  noRole: '这个账号没有操作台的权限',
  tries: '试错太多次了，一小时后再试',
  codes: '要的验证码太多了，一小时后再试',
  codeTries: '动态码试错太多次了，15 分钟后再试',
  newMeans:
    '这个登录方式添加不满 72 小时，还不能打开操作台。请用原来的方式登录，或请管理员运行 npm run admin -- reset-password',
  ticketGone: '登录已过期，请重新登录',
  wrongCode: '动态码或恢复码不正确，或者已经用过',
  enrolClosed: '设置动态码的时间已过，请让管理员运行 npm run admin -- reset-totp',
  enrolled: '动态码已经设置好了，请重新登录',
  noSecret: '请先扫码，再填动态码',
  sealed: '动态码的密钥打不开，请让管理员运行 npm run admin -- reset-totp',
  issuer: '墨光操作台',
  noPerson: '没有这个人，或者账号已经注销',
  ownAccount: '不能对自己的账号这样做',
  ofStaff: '这个人也在操作台工作，请先用 npm run admin -- revoke-role 收回权限',
  noJob: '没有这个任务，或者本人已经删除',
  jobEnded: '这个任务已经结束了',
  jobIdle: '只有正在画的任务可以重新排队',
  jobCancelled: (name: string, reason: string) =>
    `你的任务「${[...name].slice(0, 16).join('')}」已由客服取消：${reason}。没画成的部分积分已退回`,
  refundFailed: '支付方没有接受退款，什么都没有改变，请看日志',
  noEngine: '没有这个引擎',
  embeddedEngine: '自带的画笔随服务一起运行，不用测',
  noModel: '没有这个模型，或者它现在不做这个',
  noTool: '没有这个用途，或者现在没有谁做',
  lastPainter: '文生图至少要留一个模型',
  embeddedBudget: '自带的画笔不花钱，没有预算',
  limitWithoutCost: '先写一张多少钱，才能按预算停',
  theme: '今日主题',
  noEntry: '没有这一项，也许别人刚改过',
  badEntry: '写得不对，没有保存',
  twiceSold: 'App Store 的商品号已经有别的套餐在用',
  batchTaken: '这个批次名用过了，换一个；没收到码的那批可以作废重做',
  noBatch: '这一批没有还能用的兑换码',
  notRefused: '这件作品现在不是不通过，不用重新审',
  reopened: (title: string) =>
    `你的作品「${[...title].slice(0, 16).join('') || '未命名'}」会重新审核，有结果再告诉你`,
  shortWord: (line: string) => `「${[...line].slice(0, 20).join('')}」太短，一行至少两个字`,
  longWord: (line: string) => `「${[...line].slice(0, 20).join('')}…」太长，一行最多 60 个字`,
  wordsChanged: '别人刚改过词表，请先看看新的再改',
  badContact: '联系方式写邮箱、电话，或 https:// 开头的网址',
  noDay: '这一天已经过去，或者还太远',
  noTheme: '没有这个主题',
  noThemeStyle: '没有这种画风，请换一种',
  themePicture: '请选一张图',
  noPainter: '没有这个引擎或模型，或者它不会文生图',
  noBaseStyle: (engine: string) => `「${engine}」没有这种画风，请换一种`,
  noNegative: (engine: string) => `「${engine}」不支持不要的东西，请留空`,
  noStrength: (engine: string) => `「${engine}」不能调强度，请不要写强度`,
  templateTooLong: (most: number) => `提示词模板太长，这个模型最多 ${most} 个字`,
  tooManyStyles: (most: number) => `自己的画风最多 ${most} 个`,
  engineStays: '画风的引擎定了就不能换，作品记着它；请另加一个',
  tryDeclined: (why: string) => `没画成：${why}`,
  tryFailed: '没画成，引擎没有回应，请稍后再试',
  tryBusy: '上一张还在画，画完再试',
  noFeedback: '没有这条反馈',
  noGifts: '客服只能回复，送积分请找操作员',
  gift: '反馈致谢',
  answered: (words: string) => `对你反馈的回复：${words}`,
  blockedNote: (reason: string, until: string | null) =>
    `你的账号已停用${until === null ? '' : `到 ${until}`}：${reason}。积分都在，有不同意见请写在「意见反馈」里`,
  noKey: '没有这把密钥，或它已经停用',
  keyRevokedNote: (name: string, reason: string) =>
    `你的接口密钥「${name}」已被管理员停用：${reason}。需要的话可以再建一把`,
  unblockedNote: '你的账号已恢复使用',
} as const

/** Name of the engine that runs on keys of users. */
export const OWN_KEY_NAME = '自己的密钥'
