import type { COMMENT_STATES } from '@contract/endpoints/comments'

type State = (typeof COMMENT_STATES)[number]

export const STATES: Readonly<Record<State, string>> = {
  pending: '待审',
  public: '公开',
  rejected: '没通过',
  hidden: '已收起',
  deleted: '已删除',
}

export const texts = {
  title: '评论',
  search: '评论里的字',
  searchLabel: '按字找评论',
  all: '全部',
  none: '没有这样的评论',
  comment: '评论',
  work: '作品',
  untitled: '未命名',
  writer: '谁写的',
  gone: '账号已注销',
  emptied: '内容已删除',
  state: '状态',
  hiddenBy: { author: '作者收起', staff: '管理员收起' },
  reports: (count: number) => `举报 ${count}`,
  likes: (count: number) => `${count} 赞`,
  acts: '操作',
  ofUser: (name: string) => `只看 ${name} 的评论`,
  ofWork: (title: string) => `只看《${title}》的评论`,
  userFilter: (name: string) => `${name} 写的`,
  workFilter: (title: string) => `《${title}》下的`,
  openWork: (title: string) => `打开《${title}》`,
  stop: '停用…',
  stopLabel: (name: string) => `去停用 ${name}`,
  hide: '收起',
  hideNote: '别人不再看到它，作者会收到消息和理由。',
  hideWhy: '为什么收起，会告诉写的人',
  hidden: '已收起，写的人收到了消息',
  restore: '恢复',
  restoreNote: '它会重新公开。',
  restoreWhy: '为什么恢复，只记在操作记录里',
  restored: '已恢复公开',
  decided: '已处理',
} as const
