/** Lines of words, blanks made one; digits that a minute changes stay out of it. */
function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** Lines of `wanted` that `found` does not have. Each counts as often as it stands there. */
export function linesMissing(wanted: string, found: string): string[] {
  const left = splitLines(found)
  return splitLines(wanted).filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
