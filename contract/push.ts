/** 画好了告诉我: messages outside the app. Free of zod so that the client may bundle it. */

/** Switches of a user, in the order of the settings. */
export const PUSH_DEFINITIONS = {
  done: { name: '画好了', note: '超过 1 分钟的才说', on: true },
  failed: { name: '没画成', note: '说清结果，积分已退', on: true },
  comment: { name: '有人评论或回复', note: '一小时最多说一次', on: true },
  review: { name: '审核有了结果', note: '', on: true },
  remake: { name: '有人画同款', note: '一小时最多说一次', on: false },
  like: { name: '有人赞了或关注了', note: '一小时最多说一次', on: false },
} as const

export type PushKind = keyof typeof PUSH_DEFINITIONS

export const PUSH_KINDS = Object.keys(PUSH_DEFINITIONS) as [PushKind, ...PushKind[]]

/** Jobs that take longer are announced; for these the card asks. */
export const LONG_JOB_SECONDS = 60

/** Browsers a user may be reached in. */
export const PUSH_SUBSCRIPTIONS_MAX = 10

/** Templates of WeChat's subscribe messages. */
export const SUBSCRIBE_TEMPLATES = ['job', 'review', 'comment'] as const
export type SubscribeTemplate = (typeof SUBSCRIBE_TEMPLATES)[number]
