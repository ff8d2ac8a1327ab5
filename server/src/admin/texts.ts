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
  refund: '把一笔已支付的订单原路退款，并扣回积分',
  adjust: '给一个人加减积分，本人会收到通知',
  gift: '生成一批兑换码，只显示这一次；每人限用一个，写上 many 则不限',
  badMany: '最后一项只能写 many（同一个人可以用这批里的多个），或者不写',
  goods: '把充值套餐导出到文件，或从文件导入（文件里没有的下架）',
  banners: '广场横幅：导出成 JSON，或从文件导入（文件里没有的删除）；--dry-run 只看会改什么',
  styles: '画风的先后、标签和隐藏：导出成 JSON，或从文件导入；--dry-run 只看会改什么',
  apps: '小应用：导出成 JSON，或从文件导入（文件里没有的删除）；--dry-run 只看会改什么',
  thumbnails: '重做丢失或损坏的缩略图；--all 全部重做，--since 只看这天以后的，中断后接着做',
  noReason: '请写原因，不要太长',
  noRefund: {
    unknown: '没有这笔订单',
    notPaid: '这笔订单没有支付，不用退款',
    refunded: '这笔订单已经退款了',
    noProvider: '这笔订单的支付方式没有配置，无法退款',
    elsewhere: 'App Store 的订单只能由 Apple 退款，请让用户在 Apple 申请，退款后积分会自动扣回',
  },
  refundFailed: (why: string) => `支付方没有接受退款，什么都没有改变：${quote(why, 200)}`,
  refundMade: (order: string) => `订单 ${order} 已退款，积分已扣回`,
  notANumber: (name: string, min: number, max: number) => `${name} 要写 ${min} 到 ${max} 的整数`,
  noChange: '加减 0 积分没有意义',
  tooFewCredits: '这个人的积分不够扣',
  adjusted: (name: string, credits: number) =>
    `${quote(name, 30)} 的积分${credits > 0 ? `加了 ${credits}` : `扣了 ${-credits}`}`,
  badBatch: '批次名用字母、数字、汉字、点和横线，最多 40 个字',
  giftsMade: ({
    batch,
    credits,
    count,
    days,
    manyPerUser,
  }: Record<'credits' | 'count' | 'days', number> & {
    batch: string
    manyPerUser: boolean
  }) =>
    `批次 ${batch}：${count} 个兑换码，每个 ${credits} 积分，${days} 天内有效，${manyPerUser ? '同一个人可以用多个' : '每人限用一个'}。现在抄下来，以后不再显示：`,
  exportOrImport: '请写 export 或 import',
  noFile: (file: string) => `读不到文件 ${quote(file, 200)}`,
  badFile: (path: string, why: string) => `文件不对：${quote(`${path} ${why}`, 300)}`,
  bigFile: (most: number) => `文件太大，最多 ${most} MB`,
  dryRun: '只是看看，什么都没有改：',
  hides: (key: string) => `隐藏自带的 ${key}`,
  shows: (key: string) => `恢复自带的 ${key}`,
  catalogCounts: (counts: Record<'added' | 'changed' | 'removed' | 'same', number>) =>
    `新增 ${counts.added}，修改 ${counts.changed}，删除 ${counts.removed}，不变 ${counts.same}`,
  catalogSaved: (file: string) => `已导出到 ${quote(file, 200)}`,
  badThumbnails: '写成 thumbnails rebuild、rebuild --all 或 rebuild --since 2026-01-31',
  thumbnailsElsewhere: '另一个终端也在重做缩略图，等它做完',
  thumbnailFailed: (id: string, why: string) => `没有做成 ${id}：${quote(why, 200)}`,
  thumbnailsDone: (counts: Record<'looked' | 'made' | 'failed', number>) =>
    `看过 ${counts.looked} 个，重做 ${counts.made} 个，没有做成 ${counts.failed} 个`,
  goodsSaved: (count: number, file: string) => `${count} 个套餐已导出到 ${quote(file, 200)}`,
  goodsLoaded: ({ active, retired }: { active: number; retired: number }) =>
    `已导入 ${active} 个套餐，下架 ${retired} 个`,
} as const
