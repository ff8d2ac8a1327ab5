/**
 * Layout of a work's poster at 360 px width: the phone draws it as a picture, the server as a
 * video.
 */

export const WIDTH = 360
export const MARGIN = 16
/** Lower pictures fill the width; taller ones are as high as this and stand in the middle. */
const PICTURE_MAX = 460
export const CODE = 84
export const TITLE = { size: 22, line: 30, max: 2 }
export const WORDS = { size: 13, line: 20, max: 3 }
const GAP = 20

export interface PosterLayout {
  height: number
  picture: { x: number; y: number; width: number; height: number }
  titleY: number
  wordsY: number
  footY: number
}

/** `lines` as they were broken. */
export function posterLayout(
  picture: { width: number; height: number },
  lines: { title: number; words: number },
): PosterLayout {
  const wide = WIDTH - 2 * MARGIN
  const height = Math.min(PICTURE_MAX, (wide * picture.height) / picture.width)
  const width = Math.min(wide, (height * picture.width) / picture.height)
  const titleY = MARGIN + height + GAP
  const wordsY = titleY + lines.title * TITLE.line + (lines.words > 0 ? 4 : 0)
  const footY = wordsY + lines.words * WORDS.line + GAP
  return {
    height: Math.round(footY + CODE + MARGIN),
    picture: { x: (WIDTH - width) / 2, y: MARGIN, width, height },
    titleY,
    wordsY,
    footY,
  }
}

function splitUnits(text: string): string[] {
  return text.match(/[A-Za-z0-9'’_-]+|\s+|[^A-Za-z0-9'’_\s-]/gu) ?? []
}

const ELLIPSIS = '…'

/**
 * Breaks a text by what it measures: Chinese anywhere, Latin words stay whole.
 *
 * At most `max` lines no wider than `widthPx`; what does not fit ends with an ellipsis.
 */
export function wrapLines(
  text: string,
  { widthPx, max, measure }: { widthPx: number; max: number; measure: (text: string) => number },
): string[] {
  const lines: string[] = []
  let line = ''
  const units = splitUnits(text.replace(/\s+/g, ' ').trim()).flatMap((unit) =>
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
