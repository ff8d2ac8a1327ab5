import type { JOB_LISTS } from '@contract/endpoints/console/jobs'

type JobList = (typeof JOB_LISTS)[number]

export const LISTS: readonly { value: JobList; label: string }[] = [
  { value: 'open', label: '正在走的' },
  { value: 'stuck', label: '卡住' },
  { value: 'failed', label: '失败' },
  { value: 'ended', label: '已结束' },
]

export const texts = {
  title: '任务队列',
  search: '任务号或用户号',
  searchLabel: '找任务',
  reasons: '没画成的原因',
  day: '今天',
  all: '全部原因',
  job: '任务',
  who: '谁',
  what: '做什么',
  engine: '引擎',
  wait: '用时',
  state: '到哪了',
  acts: '操作',
  none: '这里没有任务',
  stuck: '卡住',
  queued: '排队',
  running: (share: string) => `画着 ${share}%`,
  attempts: (count: number) => `第 ${count} 次`,
  cancel: '取消并退',
  retry: '重新排队',
  reason: { cancel: '为什么取消，会告诉本人', retry: '为什么重新排队，只记在操作记录里' },
  cancelDone: '已取消，积分已退，本人收到了消息',
  retryDone: '已重新排队',
  confirm: '确定',
  back: '不了',
} as const
