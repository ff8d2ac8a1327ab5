import type { USER_FILTERS } from '@contract/endpoints/console/users'

type Filter = (typeof USER_FILTERS)[number]

export const FILTERS: readonly { value: Filter; label: string }[] = [
  { value: 'recent', label: '最近来过' },
  { value: 'new', label: '新来的' },
  { value: 'paid', label: '充过值' },
  { value: 'blocked', label: '已停用' },
  { value: 'staff', label: '操作台' },
]

export const ROLE_NAMES = {
  user: '用户',
  reviewer: '审核员',
  support: '客服',
  operator: '操作员',
} as const

export const STATUS = {
  queued: '排队',
  running: '画着',
  succeeded: '成',
  failed: '没成',
  cancelled: '取消',
} as const

export const ORDER_STATES = {
  created: '未付',
  paying: '支付中',
  paid: '已付',
  closed: '已关闭',
  refunded: '已退款',
} as const

export const texts = {
  title: '用户',
  search: '手机号或后四位、邮箱、账号、昵称、用户号、订单号',
  searchLabel: '找人',
  noneFound: '没有找到这样的人',
  noneYet: '这里还没有人',
  pick: '从左边选一个人',
  normal: '正常',
  blocked: '已停用',
  closing: (day: string) => `${day} 注销`,
  demo: '示例',
  since: (day: string) => `${day} 来`,
  seen: (time: string) => `${time} 用过`,
  neverSeen: '没有登录记录',
  credits: '积分',
  paid: '充过',
  drawn: '画成',
  works: '公开',
  ledger: '积分流水',
  sums: (balance: string, held: string, debt: string) =>
    `可用 ${balance} + 押着 ${held}${debt === '0' ? '' : `，欠 ${debt}`}`,
  addsUp: '账对得上',
  doesNot: '账对不上，请看日志',
  adjust: '加减积分',
  when: '什么时候',
  what: '为什么',
  change: '变动',
  held: '押着',
  balance: '余额',
  noLedger: '还没有流水',
  jobs: '任务',
  orders: '订单',
  noJobs: '还没有任务',
  noOrders: '还没有订单',
  block: '停用',
  blockNote: '停用后不能画、不能发、不能充值，积分和作品都留着；本人看得到理由，可以写反馈申诉。',
  blockDays: { '1': '1 天', '7': '7 天', '30': '30 天', ever: '一直' },
  blockFor: (days: string) => (days === '一直' ? '一直停用' : `停用 ${days}`),
  blockReason: '理由，会发给本人',
  isBlocked: (until: string) => `停用到 ${until}`,
  forEver: '一直停用',
  why: (reason: string) => `理由：${reason}`,
  unblock: '恢复使用',
  unblockReason: '为什么恢复，只记在操作记录里',
  blockDone: '已停用，本人收到了消息',
  unblockDone: '已恢复',
  ofStaff: '操作台的人要先收回角色：npm run admin -- revoke-role',
  amount: '加减多少（扣写负数）',
  amountNeeded: '请写加减多少',
  amountReason: '原因，会发给本人',
  adjustDone: (credits: string) => `积分已${credits.startsWith('+') ? '加' : '扣'}，本人收到了通知`,
  confirm: '确定',
  cancel: '取消',
  sure: (name: string, days: string) => `停用「${name}」${days}？`,
} as const
