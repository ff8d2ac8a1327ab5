/**
 * An operator's own words, in a file beside the data: read again when it changes, without a restart.
 *
 *     # one word or phrase a line
 *     某个词
 *     !某个词典      an ordinary phrase in which a listed word is none; the word itself takes it out
 */
import { readFileSync, statSync } from 'node:fs'
import type { Vocabulary } from './match'

const LOOK_EVERY_MS = 2000
const MOST_BYTES = 1024 * 1024

const NONE: Vocabulary = { words: [], ordinary: [] }

export function readWords(text: string): Vocabulary {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\ufeff/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  return {
    words: lines.filter((line) => !line.startsWith('!')),
    ordinary: lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1)),
  }
}

/** What tells one state of the file from another; null while there is none. */
function stampOf(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat) return null
  if (stat.size > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`)
  return `${stat.mtimeMs} ${stat.size} ${stat.ino}`
}

export interface OwnWords {
  /** `changed` since it was last asked for. */
  read(): { words: Vocabulary; changed: boolean }
}

/**
 * Looks at the file every two seconds at most. What cannot be read leaves the words as they were and
 * is told once to `warn`.
 */
export function openOwnWords(
  file: string | null,
  warn: (error: unknown) => void = () => {},
  nowMs: () => number = () => performance.now(),
): OwnWords {
  let words = NONE
  let stamp: string | null = null
  let lookedMs = -Infinity
  let failed = false
  return {
    read() {
      if (file === null || nowMs() - lookedMs < LOOK_EVERY_MS) return { words, changed: false }
      lookedMs = nowMs()
      try {
        const found = stampOf(file)
        if (found === stamp) return { words, changed: false }
        words = found === null ? NONE : readWords(readFileSync(file, 'utf8'))
        stamp = found
        failed = false
        return { words, changed: true }
      } catch (error) {
        if (!failed) warn(error)
        failed = true
        return { words, changed: false }
      }
    },
  }
}
