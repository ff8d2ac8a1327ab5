/** Chinese texts of notifications. */
import type { NotificationKind } from '@contract/endpoints/notification'

export const NOTIFICATIONS = {
  title: '消息',
  unread: (count: number) => `${count} 条未读`,
  tab: (count: number) => `有 ${count} 条未读消息`,
  kinds: '消息的种类',
  all: '全部',
  kind: {
    like: '赞',
    follow: '关注',
    remake: '同款',
    review: '审核',
    job: '任务',
    credits: '积分',
    system: '系统',
    // As they are offered, the ones from people first.
  } satisfies Record<NotificationKind, string>,
  kindUnread: (word: string, count: number) => `${word} ${count > 99 ? '99+' : count}`,
  allRead: '全部已读',
  noneUnread: '都看过了',
  unreadMark: ' · 未读',
  gone: '这条消息说的内容已经不在了',
  anonymous: '登录后看你的消息',
  login: '去登录',
  failed: '消息没有打开',
  retry: '再试一次',
  empty: '还没有消息：有人喜欢你的画、任务画好了，都会在这里告诉你',
  emptyOf: '这一类还没有消息',
  start: '去广场看看',
}
