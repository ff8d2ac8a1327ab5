/** 透明背景, 免抠: a picture of its things alone, without a ground. */
import { seenWhole } from '../illustration/together'
import { normalise } from '../reading/normalise'
import type { IllustrationIntent, Intent } from './intents'
import { blankStretches } from './quotes'
import { type ReportedWord, buildReading } from './report'

/** 透明背景墙, 透明底片, 背景透明玻璃窗 are things of their own. */
const THINGS = '墙|板|布|纸|音|玻璃|塑料|水|薄|纱|雨|窗|杯|冰|气泡'
const CLEAR = new RegExp(
  [
    `(?<!半)透明的?(?:背景|底(?![片座盘部裤板妆料衫盒漆端层壳框托套箱面漏网])[图色]?)(?:图片?|素材)?(?!${THINGS})`,
    `背景[是为要用]?(?:纯?透明化?|去掉)(?!的?(?:${THINGS}))(?=[的即就吧]|\\P{Script=Han}|$)`,
    `免抠(?:图|素材)?`,
    `透明png`,
    `png透明`,
    `(?:(?:on|with|over) (?:an? |the )?)?\\btransparent (?:background|png)\\b`,
  ].join('|'),
  'gu',
)
const DENIED =
  /(?:(?:不|别|没有?|无需|勿|非)(?:[需想]?要|[是用做画设弄改换成为有带能可会必使个张])*|\b(?:no|not|never|without|don't|do not)(?: (?:want|need|use|have|any|an?|the|on|with))* ?)$/u
const DENIED_NEXT = /^(?:不要|不需要|不用)/u
/** Characters of the longest words that deny what follows them. */
const NEAR = 24

/** Sheets and places are nothing without their ground. */
const GROUNDED = /^(?:places|abstract)$/
const SHEETS =
  /(?:poster|cover|card)$|^(?:banner|wallpaper|ad|comic|diagram|pattern|invitation|calendar)$/
/** 漫画, and no 漫画女孩. */
const PANELS = /(?:漫画|连环画|分镜|故事板)(?!\p{Script=Han})/u

interface Stretch {
  readonly start: number
  readonly end: number
  /** 不要透明背景: from the word that denies it. */
  readonly denied: boolean
}

/** Stretches of a text that say that there is to be no ground, or one. */
function findStretches(text: string): Stretch[] {
  return [...text.matchAll(CLEAR)].map(({ 0: words, index }) => {
    const [denial] = DENIED.exec(text.slice(Math.max(0, index - NEAR), index)) ?? []
    const end = index + words.length
    const [after] = DENIED_NEXT.exec(text.slice(end)) ?? []
    const denied = denial !== undefined || after !== undefined
    return { start: index - (denial ?? '').length, end: end + (after ?? '').length, denied }
  })
}

const findClear = (text: string): Stretch[] => findStretches(text).filter(({ denied }) => !denied)

/** The text with those words blotted out, place for place: they are no noun, and part none. */
export function blankClear(text: string): string {
  return findStretches(text).reduce((bare, { start, end }) => {
    const to = bare.startsWith('的', end) ? end + 1 : end
    const blank = /^\p{Script=Han}/u.test(bare.slice(to)) ? ' ' : ','
    return bare.slice(0, start) + blank.repeat(to - start) + bare.slice(to)
  }, text)
}

/** A prompt without those words. */
export function withoutClear(prompt: string): string {
  const spelling = normalise(prompt)
  const parts = findClear(spelling.text)
  const { length } = spelling.text
  return [...parts, { start: length, end: length }]
    .map(({ start }, i) => spelling.written(parts[i - 1]?.end ?? 0, start))
    .join('')
}

/** Whether its picture is of things that can be without a ground. */
function canBeClear({ family, brief, layout, setting, words }: IllustrationIntent): boolean {
  if (GROUNDED.test(family.id) || setting !== null || brief.place !== undefined) return false
  return !SHEETS.test(layout ?? brief.main.id) && !PANELS.test(words.prompt)
}

/** Marks a picture whose words ask for no ground, where its things can be without one. */
export function withClear(intent: IllustrationIntent): IllustrationIntent {
  const { words } = intent
  const { text } = normalise(words.prompt)
  const found = findClear(blankStretches(text, { texts: [], stretches: words.quoted }))
  if (found.length === 0) return intent
  const isUsed = canBeClear(intent)
  const said = found.map(({ start, end }): ReportedWord => ({
    ...{
      start,
      end,
      isUsed,
      asks: true,
      joins: false,
      isAction: false,
      isMain: false,
      isManner: false,
      coat: null,
    },
    ...{ standIn: null, claim: null },
  }))
  const others = words.words.filter(
    (word) => !found.some(({ start, end }) => word.start < end && start < word.end),
  )
  const list = [...others, ...said].sort((a, b) => a.start - b.start)
  const read = { ...words, words: list }
  const { clear: _, ...plain } = intent
  const reported = { ...plain, words: read, reading: buildReading(read) }
  return isUsed ? { ...reported, clear: true } : reported
}

/** A thing to be put on something else is not cut by an edge. */
export function seenClear(intent: Intent): Intent {
  if (intent.kind !== 'illustration' || !intent.clear || intent.layout !== null) return intent
  const { main, others } = intent.brief
  const whole = { main: seenWhole(main), others: others.map((other) => seenWhole(other)) }
  return { ...intent, brief: { ...intent.brief, ...whole } }
}
