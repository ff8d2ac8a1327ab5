/**
 * An operator's own words, in a file in the data folder and at the console: read again when they
 * change, without a restart.
 *
 * # one word or phrase a line
 * 某个词
 * !某个词典      an ordinary phrase in which a listed word is none; the word itself takes it out
 */
import { readFileSync, statSync } from 'node:fs'
import type { Vocabulary } from './match'

const LOOK_EVERY_MS = 2000
const WAIT_FROM_MS = 10_000
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

/** Version of the file; null while there is none. */
function readStamp(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat) return null
  if (stat.size > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`)
  return `${stat.mtimeMs} ${stat.size} ${stat.ino}`
}

export interface OwnWords {
  /** Whatever has to be waited for before `read` knows it. Never rejects. */
  look(): Promise<void>
  /** `changed` since the last call. */
  read(): { words: Vocabulary; changed: boolean }
}

/**
 * Checks the file every two seconds at most. An unreadable file leaves the words as they were and
 * is reported once to `warn`.
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
    look: async () => {},
    read() {
      if (file === null || nowMs() - lookedMs < LOOK_EVERY_MS) return { words, changed: false }
      lookedMs = nowMs()
      try {
        const found = readStamp(file)
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

/**
 * Words of the file and of the console, which is queried every two seconds at most, concurrently
 * with checks. Only a very old reading is awaited: after a quiet hour the first check must not miss
 * recent changes.
 */
export function withStored(
  own: OwnWords,
  readStored: () => Promise<string>,
  warn: (error: unknown) => void = () => {},
  nowMs: () => number = () => performance.now(),
): OwnWords {
  let text = ''
  let stored = NONE
  let isNew = false
  let lookedMs = -Infinity
  let readMs = -Infinity
  let looking: Promise<void> | null = null
  let failed = false

  async function lookNow(): Promise<void> {
    try {
      const next = await readStored()
      if (next !== text) {
        stored = readWords(next)
        text = next
        isNew = true
      }
      failed = false
    } catch (error) {
      if (!failed) warn(error)
      failed = true
    }
    readMs = nowMs()
    looking = null
  }

  return {
    async look() {
      await own.look()
      if (looking === null && nowMs() - lookedMs >= LOOK_EVERY_MS) {
        lookedMs = nowMs()
        looking = lookNow()
      }
      if (nowMs() - readMs >= WAIT_FROM_MS) await looking
    },
    read() {
      const { words: first, changed } = own.read()
      const words = {
        words: [...first.words, ...stored.words],
        ordinary: [...first.ordinary, ...stored.ordinary],
      }
      const isChanged = changed || isNew
      isNew = false
      return { words, changed: isChanged }
    },
  }
}
