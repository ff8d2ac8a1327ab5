/** Breaking a text into lines by what they measure; Chinese breaks anywhere, Latin words stay whole. */

function unitsOf(text: string): string[] {
  return text.match(/[A-Za-z0-9'’_-]+|\s+|[^A-Za-z0-9'’_\s-]/gu) ?? []
}

const ELLIPSIS = '…'

/** At most `max` lines no wider than `widthPx`; what does not fit ends with an ellipsis. */
export function linesOf(
  text: string,
  { widthPx, max, measure }: { widthPx: number; max: number; measure: (text: string) => number },
): string[] {
  const lines: string[] = []
  let line = ''
  const units = unitsOf(text.replace(/\s+/g, ' ').trim()).flatMap((unit) =>
    measure(unit) > widthPx ? [...unit] : [unit],
  )
  for (const unit of units) {
    if (line !== '' && measure(line + unit) > widthPx) {
      lines.push(line.trimEnd())
      line = unit.trimStart()
    } else {
      line += unit
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  if (lines.length <= max) return lines
  let last = [...(lines[max - 1] ?? '')]
  while (last.length > 0 && measure(last.join('') + ELLIPSIS) > widthPx) last = last.slice(0, -1)
  return [...lines.slice(0, max - 1), last.join('') + ELLIPSIS]
}
