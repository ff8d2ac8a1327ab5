/** Whole sentences in the place of a declined one, each of which is painted with every word. */

/** The result of reading a prompt. */
export interface Attempt {
  readonly isDrawn: boolean
  /** Words that are left out. */
  readonly ignored: readonly string[]
  /** Words that are seen, or have a stand-in. */
  readonly shown: readonly string[]
}

/** Reads a sentence; what it declines gets no alternatives of its own. */
export type Reader = (prompt: string) => Attempt

const BREAK = /[，,。；;！!？?\n]+/u
/** Characters of a sentence on a chip. */
const MOST = 36
/** Other clauses that are tried: each costs a reading. */
const MOST_TRIED = 5
/** Orders about the file or the wording, which no picture shows. */
const ORDER = /^(?:不要|请|无|没有)|文字|水印|比例|\d\s?[:：]\s?\d|^\s*\d+\s?k\b|高清|分辨率|画质/iu
/** 商业摄影, 浅景深: says how the picture is made, and nothing that is listed as seen. */
const MANNER = /^.{0,6}(?:[风感光景调画图照底]|风格|摄影|插画|海报|构图|渲染|特写|俯拍|材质|质感)$/u
/** 它的毛发: of a noun that has left the sentence. */
const OF_ANOTHER = /^[它他她其这那]/u

export const listClauses = (prompt: string): string[] =>
  prompt
    .split(BREAK)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')

export const isPainted = ({ isDrawn, ignored, shown }: Attempt): boolean =>
  isDrawn && ignored.length === 0 && shown.length > 0

interface Frame {
  /** Clauses of the prompt in their order. */
  readonly clauses: readonly string[]
  /** Place of the clause that is replaced. */
  readonly at: number
  readonly read: Reader
}

/** Whether the word itself is seen, and not only what is around it. */
const shows = ({ shown }: Attempt, core: string): boolean =>
  shown.some((word) => word.includes(core) || core.includes(word))

/**
 * The longest sentence with one of the heads in its place of the prompt and as many of the other
 * clauses as are painted and fit.
 * @param heads forms of the replaced clause, the richest first
 * @param core the word that must be seen
 */
export function fitSentence(
  { clauses, at, read }: Frame,
  heads: readonly string[],
  core: string,
): string | null {
  let seen = 0
  const head = heads.find((one) => {
    if ([...one].length > MOST) return false
    const attempt = read(one)
    seen = attempt.shown.length
    return isPainted(attempt) && shows(attempt, core)
  })
  if (head === undefined) return null
  const taken = new Map([[at, head]])
  const join = (): string =>
    [...taken]
      .sort(([a], [b]) => a - b)
      .map(([, clause]) => clause)
      .join('，')
  let tries = 0
  for (const [i, clause] of clauses.entries()) {
    const fits = [...join()].length + [...clause].length < MOST && tries < MOST_TRIED
    const isLeftOut = i === at || ORDER.test(clause) || OF_ANOTHER.test(clause)
    if (isLeftOut || !fits || head.includes(clause) || clause.includes(head)) continue
    tries += 1
    taken.set(i, clause)
    const attempt = read(join())
    const isGain = attempt.shown.length > seen || MANNER.test(clause)
    if (!isGain || !isPainted(attempt) || !shows(attempt, core)) taken.delete(i)
    else seen = attempt.shown.length
  }
  return join()
}

/** 坐在拉坯机前: of a sentence no word can be taken out. */
const SENTENCE = /[了着在是被把向]/u

/** 驮|着一座城堡, 废土|风格瓢虫: without the rest of a word that is left out. */
export const withoutRest = (text: string): string =>
  text.replace(/^(?:[的着](?=.)|(?:风格?|感)的|风格(?=.))+/u, '')

/** A phrase without the words that are left out of it: 一台复古打字机 → 一台笔记本电脑. */
export function withoutIgnored(phrase: string, read: Reader): string {
  if (SENTENCE.test(phrase)) return ''
  const { ignored } = read(phrase)
  const rest = ignored
    .reduce((text, word) => text.replace(word, ''), phrase)
    .replace(/(?<=[的个只位座台条张件把])的/gu, '')
  return withoutRest(rest).trim()
}
