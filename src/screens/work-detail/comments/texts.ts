/** Chinese texts of comments on a work. */
import { COMMENT_REPORT_REASONS } from '@contract/comment-reasons'
import type { ReportReason } from './types'

export const COMMENTS = {
  title: '评论',
  titleCount: (count: number) => `评论 ${count}`,
  sort: '评论排序',
  orders: { liked: '最多赞', newest: '最新' },
  write: '说两句',
  author: '作者',
  me: '我',
  pinned: '置顶',
  authorLiked: '作者赞过',
  reply: '回复',
  replyLabel: (name: string) => `回复 ${name}`,
  addressed: (name: string) => `回复 ${name}：`,
  more: (name: string) => `更多：${name}的评论`,
  likeLabel: (count: number) => `赞，${count}`,
  unlikeLabel: (count: number) => `取消赞，${count}`,
  ownLikes: (count: number) => `${count} 人赞过`,
  moreReplies: (count: number) => `再看 ${count} 条回复`,
  loading: '正在打开',
  repliesFailed: '回复没有打开，点一下再试',
  pending: '审核中，只有你看得到',
  withdraw: '撤回',
  rejected: (reason: string | null) => `没通过${reason ? `：${reason}` : ''}`,
  again: '改一改',
  remove: '删除',
  deleted: '这条评论已删除',
  hidden: '这条评论已收起',
  hiddenByAuthor: '作者收起了这条，只有你看得到',
  hiddenByStaff: (reason: string) => `已收起：${reason}，只有你看得到`,
  hiddenOnes: (count: number) => `你收起了 ${count} 条评论`,
  hiddenFailed: '收起的评论没有打开，点一下再试',
  show: '重新显示',
  foldedOne: '这条回复被折叠，可能让人不舒服',
  folded: (count: number) => `${count} 条评论被折叠，可能让人不舒服`,
  look: '看看',
  fold: '收起',
  empty: '还没人说话',
  emptyHint: '说说你最先看到了哪里',
  closed: '作者关闭了评论',
  failed: '评论没有打开',
  retry: '再试一次',
}

export const COMPOSER = {
  title: '说两句',
  replyTitle: (name: string) => `回复 ${name}`,
  againTitle: '改一改再发',
  words: '评论内容',
  placeholder: '说说你看到了什么',
  mention: '提到别人',
  people: '可以提到的人',
  noPeople: '这里还没有别人可以提到',
  send: '发送',
  sending: '正在发',
  empty: '写点什么再发',
  tooLong: (max: number) => `最多 ${max} 个字`,
  offline: '没有网络，写的会留着',
  login: '登录后发送',
  sent: '已发出，审核后大家就能看到',
}

export const SHEET = {
  title: (name: string) => `${name}的评论`,
  own: '我的评论',
  copy: '复制',
  copied: '已复制',
  pin: '置顶',
  unpin: '取消置顶',
  pinnedNow: '已置顶',
  hide: '收起这条',
  hideNote: '别人不再看到',
  hiddenNow: '已收起',
  report: '举报',
}

export const REMOVE = {
  title: '删除这条评论？',
  body: '删除后找不回来，它下面的回复还在。',
  confirm: '删除',
  cancel: '取消',
  withdrawTitle: '撤回这条评论？',
  withdrawBody: '撤回后不再审核，也不会公开。',
  withdraw: '撤回',
}

const REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  advertising: '广告',
  abuse: '骂人',
  sexual: '色情',
  privacy: '泄露隐私',
  impersonation: '冒充别人',
  other: '别的',
}

export const REPORT_COMMENT = {
  why: '为什么举报',
  words: '补充说明',
  placeholder: '还想告诉审核员什么（可不写）',
  send: '提交举报',
  choose: '先选一个原因',
  sending: '正在提交',
  note: '提交后这条先对你收起，处理完会回你消息',
  done: '已收到，这条先对你收起',
  reasons: COMMENT_REPORT_REASONS.map((value) => ({ value, text: REASON_TEXTS[value] })),
}

export const TIME = {
  now: '刚刚',
  minutes: (count: number) => `${count} 分钟前`,
  hours: (count: number) => `${count} 小时前`,
}
