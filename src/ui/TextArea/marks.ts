/** Cuts a text into plain and marked runs; longer words win where two begin together. */
export interface Run {
  text: string
  marked: boolean
}

export function runsOf(text: string, words: readonly string[]): Run[] {
  const sorted = words.filter(Boolean).sort((a, b) => b.length - a.length)
  const runs: Run[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const word = sorted.find((candidate) => text.startsWith(candidate, at))
    if (word) {
      if (plain) runs.push({ text: plain, marked: false })
      plain = ''
      runs.push({ text: word, marked: true })
      at += word.length
    } else {
      plain += text.charAt(at)
      at += 1
    }
  }
  if (plain) runs.push({ text: plain, marked: false })
  return runs
}
