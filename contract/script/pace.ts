/** Lengths of shots by the time their words take to read. */

const MIN_SECONDS = 2
const MAX_SECONDS = 8
const STEP = 0.5
/** Chinese characters that are read in a second while a picture is looked at as well. */
const PER_SECOND = 5
/** A second to see the picture before the words. */
const LOOK = 1
/** A word of letters takes as long as two characters. */
const WORD = 2

/** 2 to 8 seconds, in halves. */
export function readingSeconds(text: string): number {
  const words = text.match(/[a-z\d]+/gi)?.length ?? 0
  const chars = [...text.replace(/[a-z\d]+/gi, '').replace(/[\p{P}\s]/gu, '')].length
  const seconds = LOOK + (chars + words * WORD) / PER_SECOND
  return Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, Math.ceil(seconds / STEP) * STEP))
}

/** The longest ones become shorter until all together take no longer than `most`, none below 2 s. */
export function shorten(seconds: readonly number[], most: number): number[] {
  const short = [...seconds]
  let sum = short.reduce((a, b) => a + b, 0)
  while (sum > most) {
    const longest = Math.max(...short)
    if (longest <= MIN_SECONDS) break
    short[short.indexOf(longest)] = longest - STEP
    sum -= STEP
  }
  return short
}
