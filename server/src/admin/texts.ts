import { quote } from '../modules/notification/quote'

/** What operators read in their terminal. */
export const texts = {
  usage: '用法：npm run admin -- <命令> [参数…]',
  commands: '命令：',
  logged: '每一步都记在 admin_log 表里，只增不改。',
  unknown: (name: string) => `没有「${quote(name, 40)}」这个命令，看看 npm run admin -- help`,
  missing: (name: string, args: string) => `少了参数：npm run admin -- ${name} ${args}`,
  notAPhone: '请写 11 位手机号',
  nobody: (phone: string) => `没有用 ${phone} 登录过的人，请先登录一次`,
  grantReviewer: '让这个人可以审核作品，马上生效',
  revokeReviewer: '不再让这个人审核作品，马上生效',
  listReviewers: '列出所有审核员',
  notify: '给一个人（手机号）或所有人（all）发系统消息',
  granted: (name: string) => `${quote(name, 30)} 现在是审核员`,
  wasReviewer: (name: string) => `${quote(name, 30)} 本来就是审核员`,
  revoked: (name: string) => `${quote(name, 30)} 不再是审核员`,
  wasNone: (name: string) => `${quote(name, 30)} 本来就不是审核员`,
  noReviewers: '还没有审核员：npm run admin -- grant-reviewer <phone>',
  reviewer: (phone: string, name: string) => `${phone}  ${quote(name, 30)}`,
  noWords: '请写要说的话，最多 200 个字',
  notified: (count: number) => `已发给 ${count} 个人`,
} as const
