export const texts = {
  unknown: '没有这个任务',
  unfinished: '任务还没有完成',
  claimed: '这份奖励已经领过了',
} as const
