import type { Clause } from './clauses'
import { readTarget, type ReadTarget } from './noun'
import type { ReadStep } from './step'
import type { Unable } from './unable'

/** A clause and its position in the sentence. */
export interface ClauseInSentence extends Clause {
  readonly isLast: boolean
  /** Text of the clause after it; empty after the last. */
  readonly next: string
}

/** Reads one clause into the reading of its sentence; false: it says something else. */
export type ClauseReader = (clause: ClauseInSentence, reading: Reading) => boolean

interface Subject {
  readonly target: ReadTarget
  /** As written; empty: the clause that names it stays unread. */
  readonly words: string
}

/** State of a sentence after some of its clauses. */
export class Reading {
  readonly steps: ReadStep[] = []
  readonly keep: string[] = []
  readonly notUnderstood: string[] = []
  /** Unknown words of clauses that were read by their slots. */
  readonly ignored: string[] = []
  /** 像素风太糙: why something else is wished for; no wish of its own. */
  readonly reasons: string[] = []
  keepsRest = false
  isVague = false
  /** 打错了: the next clause says a noun again. */
  isCorrected = false
  /** Number of clauses that are talk. */
  talk = 0
  /** 月亮太大了: what the next clause is about, if it names nothing itself. */
  subject: Subject | undefined
  /** Two clauses that exclude each other, as written. */
  conflict: readonly [string, string] | null = null
  unable: { readonly words: string; readonly why: Unable } | null = null

  constructor(
    readonly clauses: readonly Clause[],
    /** Texts between quotation marks, by number. */
    readonly quotes: readonly string[],
  ) {}

  get last(): ReadStep | undefined {
    return this.steps.at(-1)
  }

  replaceLast(step: ReadStep): void {
    this.steps.splice(-1, 1, step)
  }

  dropLast(): void {
    this.steps.splice(-1, 1)
  }

  /** A clause that only names what the next one changes; unread unless that one does. */
  nameSubject(name: string, words: string): void {
    this.notUnderstood.push(words)
    // 夜市没人 is no place, a 不倒翁 is a thing
    if (/.[没不]/.test(name)) return
    this.subject = { target: readTarget(name) ?? { words, name: null }, words }
  }

  /** The next clause has read it as its own. */
  dropUnread(words: string): void {
    const at = this.notUnderstood.indexOf(words)
    if (at >= 0) this.notUnderstood.splice(at, 1)
  }

  /** A step whose thing is the subject: the clause that named it is read by that. */
  addWithSubject(step: ReadStep): void {
    this.steps.push(step)
    this.dropUnread(this.subject?.words ?? '')
    this.subject = undefined
  }
}
