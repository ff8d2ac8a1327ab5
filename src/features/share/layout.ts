/** Where everything of a poster stands, at 360 px width: pure, so that it is known before drawing. */

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
