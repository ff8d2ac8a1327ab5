import type { FEEDBACK_STATES } from '@contract/endpoints/console/feedback'
import type { FEEDBACK_KINDS } from '@contract/endpoints/mine'

type State = (typeof FEEDBACK_STATES)[number]

export const STATES: readonly { value: State; label: string }[] = [
  { value: 'open', label: '没回' },
  { value: 'answered', label: '回过' },
  { value: 'closed', label: '已了结' },
]

export const KINDS: Readonly<Record<(typeof FEEDBACK_KINDS)[number], string>> = {
  bug: '出错了',
  wish: '想要的功能',
  account: '账号',
  pay: '充值',
  other: '其他',
}

export const texts = {
  title: '反馈',
  none: '这里没有反馈',
  pick: '从左边选一条',
  answered: '回过',
  open: '没回',
  closed: '已了结',
  staff: (name: string) => `${name} 回复`,
  gave: (credits: number) => `送了 ${credits} 积分`,
  placeholder: '写给对方的话，会作为系统消息送到',
  words: '回复',
  credits: '送积分',
  andClose: '回复并了结',
  only: '只回复',
  close: '了结',
  reopen: '重新打开',
  sent: '已回复，对方收到了系统消息',
  settled: '已了结',
  reopened: '已重新打开',
  facts: '这条连着',
  person: '这个人',
  contact: '联系方式',
  balance: '余额',
  others: '以前',
  othersCount: (count: number) => (count === 0 ? '第一次反馈' : `另有 ${count} 条反馈`),
  seePerson: '看这个人',
  picture: '附图',
} as const
