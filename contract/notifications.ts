/**
 * Kinds of notifications, in the order the app offers them: those from people first. The sentence and
 * the data of each are in server/src/modules/notification/kinds.ts. Free of zod so that the client
 * may bundle it.
 */
export const NOTIFICATION_DEFINITIONS = {
  like: { name: '赞', icon: 'heart' },
  comment: { name: '评论', icon: 'chat' },
  reply: { name: '回复', icon: 'undo' },
  mention: { name: '提到我', icon: 'at' },
  follow: { name: '关注', icon: 'users' },
  remake: { name: '同款', icon: 'brush' },
  contest: { name: '主题', icon: 'star' },
  review: { name: '审核', icon: 'shield' },
  job: { name: '任务', icon: 'spark' },
  credits: { name: '积分', icon: 'credits' },
  system: { name: '系统', icon: 'bell' },
} as const

export type NotificationKind = keyof typeof NOTIFICATION_DEFINITIONS

export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_DEFINITIONS) as [
  NotificationKind,
  ...NotificationKind[],
]
