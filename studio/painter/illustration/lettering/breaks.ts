/** Marks that never begin a line, and marks that never end one (避头尾). */
const NEVER_FIRST = /^[，。、！？；：」』”’）】》〉…—～·,.!?;:)\]}%％℃°]/u
const NEVER_LAST = /[「『“‘（【《〈([{$￥¥#＃]$/u
/** A line ends best after one of these. */
const PAUSE = /[，。！？；、,.!?;:：\s]$/u
const LATIN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}'’.@&%+/:~_-]$/u

/** Unbreakable unit: a Latin word or number, a character with the marks that cling to it. */
function splitUnits(text: string): string[] {
  const units: string[] = []
  let word = false
  for (const character of text) {
    const last = units.at(-1)
    const latin = LATIN.test(character)
    const clings =
      last !== undefined &&
      ((latin && word) ||
        NEVER_FIRST.test(character) ||
        character === ' ' ||
        (NEVER_LAST.test(last) && last !== ' '))
    if (clings) units[units.length - 1] = last + character
    else units.push(character)
    word = latin
  }
  return units
}

/** Ems, roughly: how many lines a text takes must not wait for its glyphs. */
export function roughWidth(text: string): number {
  let sum = 0
  for (const character of text) {
    if (character === ' ') sum += 0.3
    else sum += LATIN.test(character) ? 0.56 : 1
  }
  return sum
}

/**
 * A text as `count` lines as equal as its words allow; fewer where it has not that many pieces.
 * A line rather ends where the sentence pauses.
 */
export function breakEvenly(text: string, count: number): string[] {
  const units = splitUnits(text)
  const lines = Math.min(count, units.length)
  if (lines < 2) return [text.trim()]
  const widths = units.map(roughWidth)
  const target = widths.reduce((sum, width) => sum + width, 0) / lines
  const cost = (from: number, to: number): number => {
    let width = 0
    for (let i = from; i < to; i++) width += widths[i]
    const off = (width - target) / target
    const paused = to === units.length || PAUSE.test(units[to - 1])
    return off * off + (paused ? 0 : 0.06)
  }
  // best[k][i]: cost of the first i units on k lines; from[k][i]: where the last of them begins
  const best = [[0, ...units.map(() => Infinity)]]
  const from: number[][] = [[]]
  for (let k = 1; k <= lines; k++) {
    best.push(new Array<number>(units.length + 1).fill(Infinity))
    from.push([])
    for (let i = k; i <= units.length; i++)
      for (let j = k - 1; j < i; j++) {
        const sum = best[k - 1][j] + cost(j, i)
        if (sum >= best[k][i]) continue
        best[k][i] = sum
        from[k][i] = j
      }
  }
  const out: string[] = []
  let end = units.length
  for (let k = lines; k > 0; k--) {
    const start = from[k][end]
    out.unshift(units.slice(start, end).join('').trim())
    end = start
  }
  return out
}

/** Lines at line ends, and at the pauses of verse, without their marks: 床前明月光，疑是地上霜。 */
export const splitVerses = (text: string): string[] =>
  text
    .split(/[，。！？；、,.!?;\n/｜|]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
