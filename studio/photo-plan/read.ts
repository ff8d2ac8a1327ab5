/** Sentences about photographs: what the reader of edits answers, in terms of a photograph. */
import { type EditRead, readEdit, type SlotReading } from '../painter/intent/edits/read-edit'
import { isValue, toColourWord } from '../painter/intent/edits/meanings'
import {
  BARE_CLASSIFIER,
  CLASSIFIERS,
  NUMBER,
  readNumber,
  readTarget,
} from '../painter/intent/edits/noun'
import { mendSlips } from '../painter/intent/edits/slips'
import { plainWording } from '../painter/intent/edits/wordings'
import type { ReadStep } from '../painter/intent/edits/step'
import { findPaintStyle, findTone, toHex } from './looks'
import { AS_USUAL, readAirClause, readCorrection } from './corrections'
import { readEverydayClause } from './everyday'
import { dropManners } from './manner'
import { isBackgroundWord, isDamageWord } from './words'

const CL = `[${CLASSIFIERS}]`
const PART = '(头发|发色|眼睛|眼珠|毛发?|衣服|外套|上衣|裙子|裤子|帽子)'
const COLOUR_OF_PART = new RegExp(`^(.{1,3}?)色?的?${PART}$`)
const LEADING_MEASURE = new RegExp(`^(?:${NUMBER}|一)?(?:点|些|${CL})(?=.)`)
const COLOURED =
  /^(?:把|将|让|给)?(.{1,8}?)(?:都|全|也|再)?(?:改|换|变|染|涂|刷|漆)(?:成|为)?(.{1,3}?)(?:的|色的)?$/
const ONLY_SOME = new RegExp(
  `^(?:(?:只|就)(?:留|要|保留)|留|保留)(?:下)?(最?[左右中](?:边|侧|间)?)的?(${NUMBER})${CL}(.{0,6})$`,
)
const REPAIR = /^(?:修复|修补|修|去除|消除|去|消|除|处理|补)(?:一下|好|掉)?(.{1,8})$/
const REPAIR_AFTER = /^(?:把|将)?(.{1,8}?)(?:修复|修补|处理|修|补|去除)(?:好|掉|一下|干净)$/
const REPAIR_ALL =
  /^(?:把)?(?:这张)?(?:老|旧)?(?:照片|相片|图片?)?(?:给我)?(?:修复|翻新|修补|修一修)(?:一下)?(?:这张)?(?:(?:老|旧)?(?:照片|相片|图片))?$/
/** 海水更清澈, 天调蓝. */
const SET =
  /^(.{1,4}?)(?:要|再|更|变|调|弄)+(亮|暗|清澈?|透亮|通透|鲜艳|艳|[红橙黄绿青蓝紫粉白黑灰]色?)(?:一?[点些])?的?$/
const BIGGER = /(?:放大|变大).{0,2}([24二两四])倍|([24二两四])倍(?:放大|清晰)/
const UPRIGHT = /(?:扶正|摆正|拉正|拍歪|歪了|有点歪|太歪|转正|水平校正)/
const INTO_OTHER = new RegExp(`(?:换|变|改)成(?:${NUMBER})${CL}(.{1,8})$`)

const CUT_NOUN = /^(?:把|将)?(.{1,6}?)(?:单独|给我)?(?:抠|扣)(?:出|下|图|一)/

const isColour = (word: string): boolean => isValue(word, 'tint') || toHex(word) !== null

/** Clauses that are no wish for a painting. */
function readClause(words: string): readonly ReadStep[] | null {
  const clause = words
    .replace(/^(?:然后|再|也|就|请|帮我|给我|要)+/, '')
    .replace(/[吧呗啊了呢]$/, '')
  const bigger = BIGGER.exec(clause)
  if (bigger) return [{ kind: 'upscale', value: /[4四]/.test(bigger[0]) ? '4' : '2', words }]
  const damage = REPAIR.exec(clause)?.[1] ?? REPAIR_AFTER.exec(clause)?.[1] ?? ''
  if (isDamageWord(damage))
    return [{ kind: 'remove', target: { words: damage, name: damage }, words }]
  const some = ONLY_SOME.exec(clause)
  const many = some?.[2] ? readNumber(some[2]) : null
  if (some?.[1] && many !== null) {
    const side = /左/.test(some[1]) ? 'left' : /右/.test(some[1]) ? 'right' : 'middle'
    const name = some[3] || null
    return [
      { kind: 'count', count: many, target: { words: clause, name, side, isAll: true }, words },
    ]
  }
  if (REPAIR_ALL.test(clause))
    return [{ kind: 'remove', target: { words: '破损', name: '破损' }, words }]
  if (UPRIGHT.test(clause)) return [{ kind: 'crop', value: '扶正', words }]
  const coloured = COLOURED.exec(clause)
  if (coloured?.[1] && coloured[2] && isColour(coloured[2])) {
    const target = readTarget(coloured[1])
    if (target) return [{ kind: 'recolour', target, value: toColourWord(coloured[2]), words }]
  }
  const [, noun = '', look = ''] = SET.exec(clause) ?? []
  const target = look === '' ? null : readTarget(noun)
  if (target && isColour(look))
    return [{ kind: 'recolour', target, value: toColourWord(look), words }]
  if (target) return [{ kind: 'tone', target, value: findTone(look) ?? '通透', words }]
  const tone =
    [...clause].length <= 12 &&
    !/角|灯|人|脸|眼|毛|发|牙|衣|肤|背景|天|草|亮.*暗|暗.*亮/.test(clause)
      ? findTone(clause)
      : null
  return tone === null ? null : [{ kind: 'tone', value: tone, words }]
}

/** 女孩穿红裙子: of a photograph the colour of the clothes that are there; null: something else. */
function recolourPart({ target, value = '', words }: ReadStep): ReadStep | null {
  const [, colour, part] = COLOUR_OF_PART.exec(value) ?? []
  if (!colour || !part || !isColour(colour)) return null
  const owner = target?.name
  const name = { words: `${owner ? `${owner}的` : ''}${part}`, name: part }
  const named = { ...target, ...name, ...(owner && { owner }) }
  return { kind: 'recolour', target: named, value: toColourWord(colour), words }
}

/** 水更清一点, 脸这块亮些. */
const LIT = /^(?:更|再|变|调|弄)*(亮|暗|清澈?|透亮|通透|鲜艳|艳|暖|冷)(?:一?点儿?|一?些)?$/

/** 桌子颜色深一点. */
const SHADE = /^(?:颜色|色)?(?:再|更|变|调|弄)*(深|浅|淡)(?:一?点儿?|一?些)?$/

/** A look that a photograph can have: a colour, light, the colour of clothes; null: none. */
function adjustTrait(step: ReadStep): ReadStep | null {
  const { target, value = '', without } = step
  const [, faded = ''] = /^(?:变|更|再)*([^一点些]{1,2}?色?)(?:一?点儿?|一?些)$/.exec(value) ?? []
  if (isColour(faded)) return { ...step, kind: 'recolour', value: toColourWord(faded) }
  if (without === true) return null
  const shade = target?.name ? SHADE.exec(value)?.[1] : undefined
  if (shade !== undefined && target?.name) {
    const name = target.name.replace(/的?颜色$/, '')
    return {
      ...step,
      kind: 'tone',
      value: shade === '深' ? '暗' : '亮',
      target: { ...target, name },
    }
  }
  const tone = target ? LIT.exec(value)?.[1] : undefined
  if (tone !== undefined) return { ...step, kind: 'tone', value: findTone(tone) ?? '通透' }
  return recolourPart(step)
}

/** 马换成白马: another colour of it. */
const SAME_KIND =
  /^([红橙黄绿蓝紫粉白黑灰棕])色?的?([马狗猫牛羊鸟车船花]|苹果|衣服|裙子|帽子|头发)$/

/** 换成白底, 换成黑白照片, 换成白马: another ground, look or colour, no other thing; null: a thing. */
function adjustReplaced(step: ReadStep): ReadStep | null {
  const { target, value = '', words } = step
  if (!target && /底$|背景$/.test(value)) return { kind: 'background', value, words }
  if (isColour(value)) return { ...step, kind: 'recolour', value: toColourWord(value) }
  const [, own, noun] = SAME_KIND.exec(value) ?? []
  if (own && noun && target?.name?.endsWith(noun))
    return { ...step, kind: 'recolour', value: toColourWord(own) }
  if (target) return null
  const look = /照片?$|相片$|片子$|感$|色调$/.test(value) ? findTone(value) : null
  if (look !== null) return { kind: 'tone', value: look, words }
  return findPaintStyle(value) === null ? null : { kind: 'style', value, words }
}

/** A step about the whole photograph, its ground or its sky; null: about something in it. */
function adjustWhole(step: ReadStep): ReadStep | null {
  const { kind, target, value = '', words } = step
  if (kind === 'time' && /蓝天|晴空/.test(words)) return { kind: 'weather', value: '晴', words }
  if (kind === 'recolour' && target?.name && isBackgroundWord(target.name))
    return { kind: 'background', value, words }
  // 放大看看: the whole picture
  if (kind === 'scale' && value === '大' && !target) return { kind: 'upscale', value: '2', words }
  if (kind === 'tone' && value === '复古' && /胶[片卷]|菲林/.test(words))
    return { ...step, value: '胶片' }
  if (kind === 'tone' && value === '对比强' && /通透/.test(words)) return { ...step, value: '通透' }
  return kind === 'style' && value === '' ? { ...step, value: '水彩' } : null
}

/** One step in terms of a photograph. */
function adjust(step: ReadStep): ReadStep {
  const { kind, target, value = '', words } = step
  if (kind === 'cutout' && !target && value === '') {
    const [, noun] = CUT_NOUN.exec(words) ?? []
    const of = noun ? readTarget(noun) : null
    if (of) return { ...step, target: of }
  }
  if (target?.name && /^给?[他她它]$/.test(target.name)) {
    const { words: phrase, name: _, ...place } = target
    return adjust({ ...step, target: { ...place, words: phrase, name: null } })
  }
  const bare = target?.name && BARE_CLASSIFIER.test(target.name)
  const named = bare && target ? { ...step, target: { ...target, name: null } } : step
  const other = kind === 'trait' ? adjustTrait(named) : null
  if (other) return other
  if (kind === 'count' && target?.isPronoun) {
    const [, into] = INTO_OTHER.exec(words) ?? []
    if (into) return { kind: 'replace', target: { ...target, isAll: true }, value: into, words }
  }
  const whole = adjustWhole(step)
  if (whole) return whole
  const changed = kind === 'replace' ? adjustReplaced(named) : null
  if (changed) return changed
  if (kind === 'add' || kind === 'replace')
    return { ...named, value: value.replace(LEADING_MEASURE, '') }
  return named
}

/** 椅子删了狗留着: two clauses without a comma. */
const UNSEPARATED = /((?:删|去|抹|擦)(?:了|掉))(?=[^，,。]{1,6}(?:留着?|留下|保留|不动|别动)$)/

/** 只留空街: what is left when the rest is gone. */
const LEAVES_EMPTY = /^(?:只|就)(?:留|剩)(?:下)?空/

/** 老照片修复一下，裂痕都去掉: one repair. */
const mergeRepairs = (steps: readonly ReadStep[]): ReadStep[] => {
  const isRepair = ({ kind, target }: ReadStep): boolean =>
    kind === 'remove' && isDamageWord(target?.name ?? '')
  const named = steps.find((step) => isRepair(step) && step.target?.name !== '破损')
  const repair = named ?? steps.find(isRepair)
  return steps.filter((step) => !isRepair(step) || step === repair)
}

/** 草太黄了，变绿一点; 抠图，只要狗: one wish in two clauses. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [
    /(^|[，,。；])([^，,。；]{1,5}?)(?:(?:太|有点|好|偏|都)[^，,。；]{1,2}|发[黄灰黑白粉红紫绿蓝](?:不好看|难看|怪)?|枯?[黄灰黑白]{1,2})(?:的|了)?[，,](?:给我|把它)?(?:改|换|变|调|弄)(?:成|得|为)?([^，,。；]{1,2}?色?)(?:一?[点些]儿?)?(?=$|[，,。；])/,
    '$1$2变$3',
  ],
  [/(?:抠|扣)(?:个|一下)?图[，,]\s*(?:只|就)(?:要|留|抠)([^，,。；]{1,8})/, '把$1抠出来'],
  [/去处(?=一下|掉|$)/, '去掉'],
  // 这车颜色不好看，换个黑的
  [
    /(^|[，,。；])(?:这|那)?(?:个|辆|件|条|张|只)?([^，,。；]{1,5}?)的?颜色(?:不好看|不对|太?丑|难看|太?怪|不喜欢|太[^，,。；]{1,2}|有点[^，,。；]{1,2})了?[，,](?:给我|把它)?(?:换|改|变|弄)(?:个|成|为)?([^，,。；]{1,2}?色?)的?(?=$|[，,。；])/,
    '$1$2变$3',
  ],
  // 左边那些人，都去掉
  [
    /(^|[，,。；])((?:把)?(?:最?[左右上下前后中旁][边面侧间上下]|[左右][上下]角|后排|前排|远处|近处)的?[^，,。；去删换改变调加裁扩抠留动有太很好]{1,7})[，,](?=(?:都|全|也|给我|帮我)*(?:去掉|删掉|删了|删除|抹掉|擦掉|拿走|移走|移除|弄走|不要|换成|改成|变成|涂成))/,
    '$1$2',
  ],
  // 水太灰了，我要那种碧蓝的; 草枯成这样，绿一点
  [
    /(^|[，,。；])(草地?|天空?|水面?|海水?|湖水|树叶?|叶子|花|墙|地面?|皮肤|头发|衣服|裙子|毛)[^，,。；]{1,10}[，,](?:要|想要|我要|给我)?(?:那种|再|更)?[碧翠湛嫩鲜]?([红橙黄绿蓝紫粉白黑灰]色?)(?:一?[点些])?的?(?=$|[，,。；])/,
    '$1$2变$3',
  ],
]

function joinClauses(sentence: string): string {
  return JOINED.reduce((text, [pattern, to]) => {
    const found = pattern.exec(text)
    // a colour only: 太暗了，调亮一点 is about the whole picture
    if (!found || (to.includes('$3') && !isColour(found[3] ?? ''))) return text
    return text.replace(pattern, to)
  }, sentence)
}

/** 把我和我老公p到船上: a person who is not in the photograph. */
export const isAboutAbsent = (sentence: string): boolean =>
  /^(?:请|帮我|麻烦)?(?:把)?(?:我|我们|咱们?|我和.{1,6}|我家.{1,4})(?:一起)?(?:都)?(?:[PpＰｐ]|加|合成)(?:到|进|在|上)/.test(
    sentence.trim(),
  )

interface Passing {
  /** The sentence without the clauses that were read here. */
  readonly rest: string
  readonly wishes: readonly ReadStep[]
  /** Complaints about light and colours; other wishes of the sentence say what to do. */
  readonly corrections: readonly ReadStep[]
}

/** Weather, and what is said in passing of light and colours. */
function readInPassing(sentence: string): Passing {
  const parts = sentence.split(/([，,。；;！!？?～~\n]+)/)
  const wishes: ReadStep[] = []
  const corrections: ReadStep[] = []
  const rest = parts.map((part, at) => {
    if (at % 2 === 1) return part
    if (corrections.length > 0 && AS_USUAL.test(part.trim())) return ''
    const wish = readEverydayClause(part) ?? readAirClause(part)
    if (wish) wishes.push(wish)
    const correction = wish ? null : readCorrection(part)
    if (correction) corrections.push(correction)
    return wish || correction ? '' : part
  })
  return {
    rest: rest.join('').replace(/^[，,。；;！!？?～~\s]+/, ''),
    wishes,
    corrections,
  }
}

/** 水面太暗，提亮: the answer is about what the complaint names. */
function answerAt(step: ReadStep, complaints: readonly ReadStep[]): ReadStep {
  const about = complaints.find(
    ({ kind, value, target }) => target && kind === 'tone' && value === step.value,
  )
  return step.kind === 'tone' && !step.target && about?.target
    ? { ...step, target: about.target }
    : step
}

/** Wishes that say what to do about a complaint of light, colours or sky. */
const ANSWERS = /^(?:tone|time|weather|season|style)$/

/** 换成大红的，喜庆: why, no wish. */
const REASON = /^(?:显得|看着|比较|更)?(?:喜庆|好看|精神|显白|洋气|高级|清爽|温馨|亮堂|应景|协调)$/

const NOTHING: EditRead = {
  steps: [],
  keep: [],
  keepsRest: false,
  isVague: false,
  unable: null,
  notUnderstood: [],
  ignored: [],
  isChat: false,
  conflict: null,
}

/** 做成一寸照，蓝底: a size of paper is a cut as well. */
const INTO_PAPER =
  /(?:做|弄|改|变|转|换|要|洗|打印?|出|p|P)(?:成|个|一?张|为|作)*([一二两小12])寸(?:的?(?:证件)?照|头像|(?=[，,。；]|$))[^，,。；]*/

function withPaper(steps: readonly ReadStep[], sentence: string): readonly ReadStep[] {
  const [words, size] = INTO_PAPER.exec(sentence) ?? []
  if (words === undefined || steps.some(({ kind }) => kind === 'crop')) return steps
  const value = /[二两2]/.test(size ?? '') ? '两寸照' : '一寸照'
  return [{ kind: 'crop', value, words }, ...steps]
}

export function readPhotoEdit(written: string, slots?: SlotReading): EditRead {
  const read = readPhotoClauses(written, slots)
  return { ...read, steps: withPaper(read.steps, written) }
}

function readPhotoClauses(written: string, slots?: SlotReading): EditRead {
  const sentence = joinClauses(dropManners(plainWording(mendSlips(written))))
  const { rest, wishes, corrections } = readInPassing(sentence)
  if (wishes.length + corrections.length === 0) return readRest(sentence, slots)
  const read = rest === '' ? NOTHING : readRest(rest, slots)
  const said = [...wishes, ...read.steps]
  const targeted = said.map((one) => answerAt(one, corrections))
  const isAnswered = said.some(({ kind }) => ANSWERS.test(kind))
  // 太糊了，放大四倍: said twice too
  const open = corrections.filter((one) => said.every(({ kind }) => kind !== one.kind))
  const all = mergeRepairs(dropRepeated(isAnswered ? targeted : [...targeted, ...open])).filter(
    (one, _, every) => every.length === 1 || !REASON.test(one.words.trim()),
  )
  const at = ({ words }: ReadStep): number => sentence.indexOf(words.split('，')[0] ?? words)
  return { ...read, isVague: false, isChat: false, steps: all.sort((a, b) => at(a) - at(b)) }
}

/** True for a step that says no more than another of its kind: 往外扩扩 after 右边多留点, 亮 after 暗部亮. */
function isSaidBy(step: ReadStep, other: ReadStep): boolean {
  // 蓝底，做证件照: the usual white is not meant
  if (step.kind === 'background' && other.kind === 'background')
    return step.value === other.value || /证件|寸/.test(step.words)
  if (
    step.kind !== other.kind ||
    !/^(?:tone|extend|crop|remove|trait|upscale|weather)$/.test(step.kind)
  )
    return false
  if (step.target?.name !== other.target?.name) return step.kind === 'tone' && !step.target
  const [own = '', said = ''] = [step.value, other.value]
  return (
    own === said ||
    (step.kind === 'extend' ? own === '四周' || step.side === 'around' : said.includes(own))
  )
}

/** 灰蒙蒙的，没有层次: one change, said twice. */
const dropRepeated = (steps: readonly ReadStep[]): ReadStep[] =>
  steps.filter(
    (step, at) =>
      !steps.some(
        (other, index) =>
          index !== at && isSaidBy(step, other) && (index < at || !isSaidBy(other, step)),
      ),
  )

/** The step that enlarges most; undefined: none does. */
const findLargest = (steps: readonly ReadStep[]): ReadStep | undefined =>
  steps
    .filter(({ kind }) => kind === 'upscale')
    .sort((a, b) => Number(b.value) - Number(a.value))[0]

function readRest(sentence: string, slots: SlotReading | undefined): EditRead {
  const read = readEdit(sentence.replace(UNSEPARATED, '$1，'), slots)
  const extra: ReadStep[] = []
  const notUnderstood: string[] = []
  for (const words of read.notUnderstood) {
    const steps = words.split(/\s+/).flatMap((piece) => readClause(piece) ?? [])
    // 去雾，要清楚一点: one change, said twice.
    const fresh = steps.filter(
      (step) => step.kind !== 'tone' || !extra.some((one) => one.kind === 'tone'),
    )
    if (steps.length === 0) notUnderstood.push(words)
    extra.push(...fresh)
  }
  const isBigger = [...extra, ...read.steps].some(({ kind }) => kind === 'upscale')
  const added = isBigger ? extra.filter(({ kind }) => kind !== 'tone') : extra
  const adjusted = read.steps.filter(({ words }) => !LEAVES_EMPTY.test(words)).map(adjust)
  const largest = findLargest(adjusted)
  // 放大两倍，要高清: one change, said twice
  const steps = adjusted.filter((step) => step.kind !== 'upscale' || step === largest)
  // in the order of the sentence
  const at = ({ words }: ReadStep): number => sentence.indexOf(words.split('，')[0] ?? words)
  const ordered = [...steps, ...added].sort((a, b) => at(a) - at(b))
  return { ...read, steps: mergeRepairs(added.length > 0 ? ordered : steps), notUnderstood }
}
