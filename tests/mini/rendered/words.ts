/** Lines of words, blanks made one; digits that a minute changes stay out of it. */
function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** Lines of `wanted` missing from `found`. Each counts as often as it occurs there. */
export function linesMissing(wanted: string, found: string): string[] {
  const left = splitLines(found)
  return splitLines(wanted).filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
