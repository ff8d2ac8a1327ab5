/** Chinese texts about credits. */

export const CREDITS = {
  title: '积分',
  held: (credits: string) => `另有 ${credits} 积分预留给正在画的`,
  debt: (credits: string) => `退款时已用掉的 ${credits} 积分待补扣`,
  topUp: '充值',
  log: '明细',
  logTitle: '积分明细',
  logEmpty: '还没有积分变动',
  after: (credits: string) => `余额 ${credits}`,
  failed: '积分没有加载出来，点一下再试',
}

export const SIGNIN = {
  streak: (days: number) => `连续签到 ${days} 天`,
  start: '每天签到领积分',
  today: '今天',
  tomorrow: '明天',
  /** From Sunday on, as Date.getUTCDay counts. */
  weekdays: ['日', '一', '二', '三', '四', '五', '六'],
  /** Holds what is seen, in its order, so that speaking what is seen finds it. */
  action: (label: string, credits: number) => `签到 +${credits} ${label}`,
  done: '今天已签到',
  day: (label: string, credits: number, claimed: boolean) =>
    claimed ? `周${label}，已签到` : `周${label}，${credits} 积分`,
  toast: (credits: number) => `签到成功，+${credits} 积分`,
}
