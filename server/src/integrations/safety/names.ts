/** Reserved names: they would speak for the product or its operator. */
import { foldText } from './fold'
import { createMatcher } from './match'

/** Anywhere in a name; Latin ones as words of their own. */
const ANYWHERE = [
  '官方 客服 管理员 管理号 管理组 审核员 审核中心 审核组 墨光 系统消息 系统通知 系统公告 系统管理',
  '运营团队 运营人员 运营中心 工作人员 平台通知 平台消息 平台公告 认证账号 警察局 公安局',
  'admin admins administrator administrators sysadmin superadmin webmaster moderator moderators',
  'official officials system root support staff helpdesk customer_service moguang',
].flatMap((line) => line.split(' '))

/** As the whole name. */
const WHOLE = new Set([
  '系统',
  '运营',
  '助手',
  '平台',
  '通知',
  '公告',
  '审核',
  '管理',
  'mod',
  'null',
])

/** The brand is found inside of other letters too. */
const BRAND = 'moguang'

const find = createMatcher({ words: ANYWHERE, ordinary: [] })

/** Reserved part of a name, as it was written; null when there is none. */
export function findReserved(name: string): string | null {
  const [found] = find(name)
  if (found !== undefined) return found
  const folded = foldText(name)
    .map((letter) => letter.folded)
    .join('')
  return WHOLE.has(folded) || folded.includes(BRAND) ? name : null
}
