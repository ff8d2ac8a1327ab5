/** Sheets that are announced without 海报: a cover or a banner that has a title or a theme. */
import type { Brief } from '../illustration/family'
import { THEME } from '../illustration/design/print/themes'
import { familyOf, isPlace } from '../illustration/registry'
import { findWordLayout } from '../lexicon/uses'
import { PROTECTED } from './names'
import type { Phrase } from './phrases'
import type { Sentence } from './sentence'
import type { Subject } from './subject'
import type { Term } from './term'
import { themeIn } from './theme'

const SHEETS = /^(?:ad|banner|cover|poster)$/
/** 杂志封面质感: as a sheet looks. */
const MANNER = /^(?:质感|感觉?|风格?|级别?|般|式|大片)/u
const SHEET_THINGS = /poster$|^book-cover$/
const TITLED = /标题|主题|题目|写着|广告语|宣传语|[“"「『‘《]/u

const isSheetUse = ({ kind, text }: Term): boolean =>
  kind === 'picture' && SHEETS.test(findWordLayout(text) ?? '')

const isLook = (subject: Subject): boolean =>
  subject.kind === 'thing' && familyOf(subject.phrase.head.things[0] ?? '')?.isManner === true

/** 小红书封面，标题“…”: a sheet that has nothing but its words, or what those are about. */
export function isBareSheet(subject: Subject, sentence: Sentence): boolean {
  if (!sentence.terms.some(isSheetUse)) return false
  // 科技主视觉: a look shows nothing of its own
  if (subject.kind === 'thing') return isLook(subject) && themeIn(sentence) !== null
  const { prompt, quoted } = sentence
  return TITLED.test(prompt) || quoted.texts.length > 0 || themeIn(sentence) !== null
}

/** Whether a sheet shows anything of what it is about. */
export const saysSheet = ({ main, texts }: Brief): boolean =>
  texts.length > 0 || main.traits.some(({ slot }) => slot === THEME)

/** Whether a sheet ends the clause of a phrase: 一张科普公众号头图. */
function countsSheet({ head, to }: Phrase, { terms }: Sentence): boolean {
  const end = terms.findIndex(({ kind }, at) => at > to && kind === 'break')
  const rest = terms.slice(terms.indexOf(head) + 1, end < 0 ? terms.length : end)
  return rest.some((term) => isSheetUse(term) || term.things.some((id) => SHEET_THINGS.test(id)))
}

const PLATFORM = /^(?:微信|抖音|小红书|淘宝|天猫|京东|支付宝|拼多多|b站|微博|知乎|快手)/u

const isSheet = ({ head }: Phrase): boolean => head.things.some((id) => SHEET_THINGS.test(id))

/** 房地产开盘海报: the sheet that is named with what no drawing has, or with what lies behind. */
export function preferSheet(subject: Subject, sentence: Sentence): Subject {
  if (!('phrase' in subject) || !subject.phrase) return subject
  const { head, counted } = subject.phrase
  const isShownPlace = subject.kind === 'scenery' || isPlace(head.things[0] ?? '')
  if (subject.kind === 'strange') {
    // 一张黑金风格的年会海报: the number is that of the sheet
    const isOfSheet = countsSheet(subject.phrase, sentence)
    const isFigure = PROTECTED.has(head.text) && !PLATFORM.test(head.text)
    const isCounted = (counted || head.name) && !isOfSheet && !PLATFORM.test(head.text)
    if (isCounted || isFigure) return subject
  } else if (subject.kind === 'thing' && !isLook(subject) && !isShownPlace) return subject
  // 地点是"英国伦敦"，海报写着“LONDON”: the place is what the sheet shows
  const isWritten = isShownPlace && sentence.quoted.texts.length > 0
  if (!isWritten && themeIn(sentence) === null) return subject
  const { terms } = sentence
  const phrase = sentence.phrases.find((one) => {
    const next = terms[terms.indexOf(one.head) + 1]
    return isSheet(one) && !one.denied && !MANNER.test(next?.text ?? '')
  })
  return phrase ? { kind: 'thing', phrase } : subject
}
