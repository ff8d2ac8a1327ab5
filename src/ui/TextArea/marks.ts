/** Cuts a text into plain and marked runs; longer words win where two begin together. */

/** `refused`: must go. `known`: will be there. `unknown`: will be left out. `slot`: a list to choose from. */
export type Mark = 'refused' | 'known' | 'unknown' | 'slot'

/** Words of a text, by what is said of them. */
export type Marks = Partial<Record<Mark, readonly string[]>>

export interface Run {
  text: string
  mark: Mark | null
}

export function splitIntoRuns(text: string, marks: Marks): Run[] {
  const words = (['slot', 'refused', 'unknown', 'known'] as const)
    .flatMap((mark) => (marks[mark] ?? []).map((word) => ({ word, mark })))
    .filter(({ word }) => word !== '')
    .sort((a, b) => b.word.length - a.word.length)
  const runs: Run[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const found = words.find(({ word }) => text.startsWith(word, at))
    if (found) {
      if (plain) runs.push({ text: plain, mark: null })
      plain = ''
      runs.push({ text: found.word, mark: found.mark })
      at += found.word.length
    } else {
      plain += text.charAt(at)
      at += 1
    }
  }
  if (plain) runs.push({ text: plain, mark: null })
  return runs
}
