import type { LedgerKind } from './repository'

/** Words of a row in the list of credits. */
export const LEDGER_TITLES: Readonly<Record<LedgerKind, string>> = {
  welcome: '新人礼',
  signin: '每日签到',
  hold: '作画',
  settle: '作画结算',
  release: '作画退回',
  return: '没做好，退回',
  refund: '退款扣回',
  debt: '补扣退款积分',
  topup: '充值',
  firstTopup: '首充赠送',
  quest: '任务奖励',
  invite: '邀请奖励',
  gift: '兑换码',
  contest: '主题奖励',
  adjust: '客服调整',
}

export const RETURN_TEXTS = {
  enough: (times: number) => `今天已经退回过 ${times} 次，明天再来`,
} as const

export const texts = {
  /** A tool in the price list that is charged by the second. */
  perSecond: (tool: string) => `${tool} · 每秒`,
}
