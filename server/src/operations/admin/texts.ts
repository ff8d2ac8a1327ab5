import type { StaffRole } from '@contract/staff'
import { REFUND_OBSTACLES } from '../../modules/console/texts'
import { quote } from '../../modules/notification/quote'

const ROLES: Readonly<Record<StaffRole, string>> = {
  support: '客服',
  reviewer: '审核员',
  operator: '操作员',
}

/** Messages of the terminal. */
export const texts = {
  usage: '用法：npm run admin -- <命令> [参数…]',
  commands: '命令：',
  logged: '每一步都记在 admin_log 表里，只增不改。',
  unknown: (name: string) => `没有「${quote(name, 40)}」这个命令，看看 npm run admin -- help`,
  missing: (name: string, args: string) => `少了参数：npm run admin -- ${name} ${args}`,
  noName: '请写手机号、邮箱、账号名或用户 id',
  unknownUser: (name: string) => `没有用 ${quote(name, 40)} 登录过的人，请先登录一次`,
  invite: {
    summary: '生成一个注册链接：打开它的人自己定账号名和密码，只能用一次，默认 7 天内有效',
    made: (link: string, until: string) =>
      `把这个链接发给一个人，${until} 前有效，只能用一次：\n${link}`,
  },
  resetPassword: {
    summary: '生成一个重设密码的链接：只能用一次，默认 24 小时内有效；用过之后原来的登录都退出',
    made: (name: string, link: string, until: string) =>
      `把这个链接发给「${quote(name, 30)}」，${until} 前有效，只能用一次：\n${link}`,
  },
  noPasswords: 'SIGN_IN 里没有 password，这样的链接现在没有用',
  grantReviewer: '让这个人可以审核作品，马上生效',
  revokeReviewer: '不再让这个人审核作品，马上生效',
  listReviewers: '列出所有审核员',
  notify: '给一个人（手机号、邮箱、账号名或用户 id）或所有人（all）发系统消息',
  granted: (name: string) => `${quote(name, 30)} 现在是审核员`,
  wasReviewer: (name: string) => `${quote(name, 30)} 本来就是审核员`,
  revoked: (name: string) => `${quote(name, 30)} 不再是审核员`,
  wasNone: (name: string) => `${quote(name, 30)} 本来就不是审核员`,
  noReviewers: '还没有审核员：npm run admin -- grant-reviewer <person>',
  reviewer: (person: string, name: string) => `${person}  ${quote(name, 30)}`,
  staff: {
    grant: '让这个人在操作台（/console）工作：客服、审核员或操作员，马上生效',
    revoke: '收回操作台的权限，马上退出',
    reset: '丢了手机：清掉动态码，24 小时内登录操作台重新扫码',
    list: '列出操作台的人',
    noRole: '角色写 support（客服）、reviewer（审核员）或 operator（操作员）',
    was: (name: string, role: StaffRole) => `${quote(name, 30)} 本来就是${ROLES[role]}`,
    wasNone: (name: string) => `${quote(name, 30)} 不在操作台工作`,
    granted: (name: string, role: StaffRole) => `${quote(name, 30)} 现在是${ROLES[role]}`,
    newMeans:
      '注意：这个账号 72 小时内添加过登录方式，在那之前只有原来的方式能打开操作台；请先确认是本人改的',
    revoked: (name: string) => `${quote(name, 30)} 不再在操作台工作`,
    enrol: (until: string) =>
      `请在 ${until} 前登录 /console，用验证器扫码；过时要再运行 reset-totp`,
    one: (role: string, person: string, name: string) =>
      `${role.padEnd(8)}  ${person}  ${quote(name, 30)}`,
    noStaff: '操作台还没有人：npm run admin -- grant-role <person> operator',
  },
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
  engines: {
    summary: '画图的引擎：list 列出模型、价格和各工具的先后，test 不花钱地问一问它们在不在',
    listOrTest: '请写 list 或 test',
    unknown: (id: string) => `没有「${quote(id, 40)}」这个引擎，看看 npm run admin -- engines list`,
    none: '除了本地画笔没有别的引擎（docs/ENGINES.md 说怎么接）',
    embedded: '自带的，一直在',
    well: '没有失败过，或恢复了',
    failed: (count: number, reason: string) => `最近连续失败 ${count} 次：${reason}`,
    paused: (until: string, reason: string) => `暂停到 ${until}：${reason}`,
    engine: (id: string, name: string, state: string) => `${id}  ${name}  ${state}`,
    model: (id: string, name: string, credits: number) => `  ${id}  ${name}  ${credits} 积分一张`,
    tools: '各工具由谁来做（先后、一张的积分）：',
    away: (id: string, reason: string) => `${id}  连不上：${reason}`,
    answers: (id: string, ms: number, note: string) => `${id}  在，${ms} 毫秒：${note}`,
  },
  noReason: '请写原因，不要太长',
  noRefund: REFUND_OBSTACLES,
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
