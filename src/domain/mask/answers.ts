/**
 * Marks that only the server can draw: taps, hints and the automatic proposal. Its mask of the
 * marks up to the last of those replaces them; plain strokes after it are drawn here.
 */
import { isProposed, type Mark, type MaskValue } from '@contract/tools/mask'

export interface MaskAnswer {
  width: number
  height: number
  /** PNG in base64: grey, white = meant. */
  png: string
  /** 0..1 */
  confidence: number
  /** One Chinese sentence, when there is something to say. */
  message: string | null
  /** Outlines of what another tap on the same place would choose, in mask units. */
  choices?: readonly (readonly number[])[]
}

export type RequestMask = (mask: MaskValue) => Promise<MaskAnswer>

const needsAnswer = ({ kind }: Mark): boolean => kind === 'tap' || kind === 'hint'

/** Whether the client cannot draw all of it by itself. */
export const needsServer = ({ base, marks }: MaskValue): boolean =>
  isProposed(base) || marks.some(needsAnswer)

/** 不修: no selection is searched, so no request is sent. */
const looksFor = ({ base, zeal }: MaskValue): boolean =>
  isProposed(base) && !(base === 'damage' && zeal === 0)

/** Numbers of marks that a question may end with, the longest first. */
function lengths(value: MaskValue): number[] {
  const { marks } = value
  const found = marks.flatMap((mark, i) => (needsAnswer(mark) ? [i + 1] : []))
  return (looksFor(value) ? [0, ...found] : found).reverse()
}

/** Turning it round and softening it is done here: the same answer serves. */
function buildRequest({ base, marks, zeal }: MaskValue, length: number): MaskValue {
  const request = { base, marks: marks.slice(0, length), inverted: false, feather: 0 }
  return base === 'damage' && zeal !== undefined ? { ...request, zeal } : request
}

export interface Question {
  /** Number of marks it covers. */
  length: number
  mask: MaskValue
  key: string
}

function buildQuestion(value: MaskValue, length: number): Question {
  const mask = buildRequest(value, length)
  return { length, mask, key: JSON.stringify(mask) }
}

/** Request needed to show the whole mask; null when there are only strokes. */
export function openQuestion(value: MaskValue): Question | null {
  const [longest] = lengths(value)
  return longest === undefined ? null : buildQuestion(value, longest)
}

/** The best that is known already. */
export function bestKnown<T>(
  value: MaskValue,
  find: (key: string) => T | undefined,
): { length: number; answer: T } | null {
  for (const length of lengths(value)) {
    const answer = find(buildQuestion(value, length).key)
    if (answer !== undefined) return { length, answer }
  }
  return null
}

const MAX_ANSWERS = 24

/** Answers of this visit, the oldest are forgotten. */
export class AnswerBook {
  private readonly answers = new Map<string, MaskAnswer>()
  private readonly open = new Map<string, Promise<void>>()
  private readonly listeners = new Set<() => void>()

  /** Called with every answer, whichever place requested it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Another number with every answer. */
  readonly getVersion = (): number => this.version
  private version = 0

  find(src: string, key: string): MaskAnswer | undefined {
    return this.answers.get(`${src} ${key}`)
  }

  /** Concurrent callers share one request. Rejects as the request does. */
  request(src: string, key: string, request: RequestMask): Promise<void> {
    const name = `${src} ${key}`
    const before = this.open.get(name)
    if (before || this.answers.has(name)) return before ?? Promise.resolve()
    const pending = request(JSON.parse(key) as MaskValue)
      .then((answer) => this.store(name, answer))
      .finally(() => this.open.delete(name))
    this.open.set(name, pending)
    return pending
  }

  private store(name: string, answer: MaskAnswer): void {
    this.answers.set(name, answer)
    const [oldest] = this.answers.keys()
    if (this.answers.size > MAX_ANSWERS && oldest !== undefined) this.answers.delete(oldest)
    this.version += 1
    for (const listener of this.listeners) listener()
  }
}

/** Shared by the studio and the thumbnail. */
export const answerBook = new AnswerBook()
