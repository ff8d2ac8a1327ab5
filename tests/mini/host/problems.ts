import type { Problem, ProblemKind } from './protocol'

/** Collects what the real client would refuse, each distinct sentence once. */
export class Problems {
  private readonly seen = new Map<string, Problem>()

  add(kind: ProblemKind, message: string, stack?: string): void {
    const key = `${kind}: ${message}`
    if (this.seen.has(key)) return
    this.seen.set(key, stack === undefined ? { kind, message } : { kind, message, stack })
  }

  /** Records a thrown value of either realm. */
  addError(kind: ProblemKind, thrown: unknown, where: string): void {
    const { message, stack } = describeThrown(thrown)
    this.add(kind, `${where}: ${message}`, stack)
  }

  list(): Problem[] {
    return [...this.seen.values()]
  }

  /** Problems collected so far; clears the collection. */
  take(): Problem[] {
    const taken = this.list()
    this.seen.clear()
    return taken
  }
}

/** Message and stack of anything that can be thrown, from any realm (no instanceof). */
export function describeThrown(thrown: unknown): { message: string; stack?: string } {
  if (typeof thrown === 'object' && thrown !== null) {
    const { message, errMsg, stack, name } = thrown as Record<string, unknown>
    const text = typeof message === 'string' ? message : errMsg
    if (typeof text === 'string') {
      const full = typeof name === 'string' && name !== 'Error' ? `${name}: ${text}` : text
      return typeof stack === 'string' ? { message: full, stack } : { message: full }
    }
    try {
      return { message: JSON.stringify(thrown) }
    } catch {
      return { message: Object.prototype.toString.call(thrown) }
    }
  }
  return { message: String(thrown) }
}
