/**
 * Advertising by contact: a way to be reached outside of the app, with what it takes to reach it.
 * Naming a service is no advertising (`微信表情包`, `QQ 企鹅`); an invitation or an account is.
 */
import { foldText, type Letter } from './fold'
import { standardsOf } from './han/han'
import type { Found } from './match'

/** Signs that are read as words. */
const AS_WORDS = new Map([
  ['+', '加'],
  ['➕', '加'],
  ['❤', '心'],
  ['♥', '心'],
  ['💚', '心'],
  ['∶', ':'],
  ['꞉', ':'],
])

/** Not 增加 and the like: `增加威信` is prestige. */
const INVITE =
  '(?:添加|(?<![增更附参施强])[加佳]|联系|私聊?|私信)(?:.?下)?(?:我|俺|本人|小编|老师|客服)?的?'
/** Unambiguous names. `W` means 微 in any spelling, `X` means 信. */
const CLEAR = '(?:[W威维vw]X|weiX|Wxin|[vw]x|wechat|weixin|qq|扣扣|企鹅号|telegram)'
/** Short ones, which mean it only before an account. */
const SHORT = '(?:[W威v]|q|企鹅|tg|电报|飞机号)'
const LABEL = '(?:号码?|是|为|账号|搜索?|同号|:)'
/** Five letters, digits and underscores at least, with a digit. */
const ACCOUNT = '(?:id:?)?(?=[a-z_]*\\d)[a-z\\d_]{5,20}'

const RULES: readonly RegExp[] = [
  `${INVITE}${CLEAR}(?!息)`,
  `${CLEAR}${LABEL}*${ACCOUNT}`,
  `${INVITE}${SHORT}${LABEL}*${ACCOUNT}`,
  `${SHORT}${LABEL}+${ACCOUNT}`,
  // `VX：` whatever follows; a full name before anything that may be an account.
  '(?:[vw]x|[vw]X)号?:',
  `(?:${CLEAR}|手机|电话)号?码?:[a-z\\d_]{4,}`,
  // QQ群 and figures.
  '(?:qq|扣扣|企鹅|q)?[群裙](?:号码?|是|为|:)*\\d{6,11}',
  // A mobile number.
  '(?<!\\d)1[3-9]\\d{9}(?!\\d)',
].map((rule) => new RegExp(rule, 'g'))

/** One character for one letter: 微 and 信 in their spellings become W and X. */
function toSymbol({ folded }: Letter): string {
  const alike = [folded, ...standardsOf(folded)]
  if (alike.some((one) => '微薇徽溦'.includes(one))) return 'W'
  if (alike.some((one) => '信芯心'.includes(one))) return 'X'
  return folded.length === 1 ? folded : '?'
}

/** Letters, digits, underscores and colons: what parts them otherwise is stepped over. */
function readContacts(text: string): { symbols: string; letters: readonly Letter[] } {
  const letters = foldText(text, AS_WORDS, /[\p{L}\p{N}:_]/u)
  return { symbols: letters.map(toSymbol).join(''), letters }
}

const LATIN = /^[a-z]$/

/** `saveqq` and `qqplot` name no messenger. */
function isPartOfWord(letters: readonly Letter[], from: number, to: number): boolean {
  const joins = (left: Letter | undefined, right: Letter | undefined) =>
    left !== undefined &&
    right !== undefined &&
    LATIN.test(left.folded) &&
    LATIN.test(right.folded) &&
    left.to === right.from
  return joins(letters[from - 1], letters[from]) || joins(letters[to - 1], letters[to])
}

/** Contact advertising, with its positions. */
export function findContacts(text: string): Found[] {
  const { symbols, letters } = readContacts(text)
  return RULES.flatMap((rule) =>
    [...symbols.matchAll(rule)].flatMap(({ index, 0: match }): Found[] => {
      const end = index + match.length
      if (isPartOfWord(letters, index, end)) return []
      const from = letters[index]?.from ?? 0
      const to = letters[end - 1]?.to ?? text.length
      return [{ from, to, written: text.slice(from, to) }]
    }),
  )
}
