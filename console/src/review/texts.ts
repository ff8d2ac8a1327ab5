import type { COMMENT_REPORT_REASONS } from '@contract/comment-reasons'
import type { REPORT_REASONS, REVIEW_KINDS } from '@contract/endpoints/works'

export const KINDS: Readonly<Record<(typeof REVIEW_KINDS)[number], string>> = {
  new: '新作品',
  report: '被举报',
  profile: '资料',
  comment: '评论',
}

type Reason = (typeof REPORT_REASONS)[number] | (typeof COMMENT_REPORT_REASONS)[number]

const REPORTS: Readonly<Record<Reason, string>> = {
  sexual: '低俗色情',
  violence: '血腥暴力',
  politics: '政治敏感',
  infringement: '侵权',
  advertising: '广告引流',
  minors: '涉及未成年人',
  other: '其他',
  abuse: '骂人',
  privacy: '泄露隐私',
  impersonation: '冒充别人',
}

/** Of a report its name; of a new work the word the check found. */
export const formatReason = (reason: string): string =>
  Object.entries(REPORTS).find(([key]) => key === reason)?.[1] ?? reason

/** By the keys 1 to 7. */
export const REFUSALS = [
  '涉及真人肖像',
  '画面血腥暴力',
  '内容低俗',
  '含有商标或字号',
  '含有广告引流',
  '涉及未成年人',
  '内容不适合公开',
] as const

export const DECISIONS = {
  pass: '通过',
  reject: '不通过',
  choose: '设为精选',
  unchoose: '取消精选',
} as const

export const STATES = {
  pending: '待审',
  public: '公开',
  rejected: '没通过',
  withdrawn: '作者收回',
} as const

export const texts = {
  commentOn: (title: string) => `《${title}》下的评论`,
  comment: '评论',
  repliesTo: '回复的评论',
  title: '审核台',
  all: '全部',
  waited: (time: string) => `等了 ${time}`,
  waiting: (count: number) => `还有 ${count} 件`,
  none: '都看完了，歇一会儿',
  words: '说明',
  prompt: '提示词',
  tags: '标签',
  why: '为什么在这里',
  appeal: '作者申诉说',
  notes: '举报的人说',
  nothingSaid: '没有写',
  noPicture: '没有图片，只有文字',
  newProfile: '新的资料',
  pass: '通过',
  reject: '不通过',
  reasons: '不通过的理由',
  own: '别的理由，会告诉作者',
  passed: '已通过',
  rejected: '已退回',
  history: '已审',
  noHistory: '还没有审过什么',
  decision: '结果',
  reason: '理由',
  work: '作品',
  untitled: '未命名',
  noWork: '资料、评论，或作品已经不在',
  when: '什么时候，谁',
  now: '现在',
  acts: '操作',
  reopen: '重新审',
  reopenOf: (title: string) => `重新审「${title}」`,
  reopenNote: '回到待审的队里，作者会收到消息。作者申诉有道理时这样做。',
  reopenWhy: '为什么重新审，只记在操作记录里',
  reopened: '已回到待审，作者收到了消息',
  picture: (title: string) => `待审的作品：${title}`,
} as const
