/** Drawing a poster: paper, picture, words, a code, and the seal. */
import { CODE, MARGIN, TITLE, WIDTH, WORDS, type PosterLayout } from '@contract/poster'
import type { WorkView } from '@/domain/works/types'
import type { Surface } from '@/platform/canvas'
import { SHARE } from './texts'

export const PAPER = '#f5f1ea'
export const INK = '#160a06'
const GREY = '#6b655d'
const CINNABAR = '#b8321f'
const FONT = '-apple-system, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif'
export const SERIF = '"Songti SC", "Noto Serif SC", "Noto Serif CJK SC", serif'
const SEAL = 34

export const font = (size: number, weight = 400, face = FONT) => `${weight} ${size}px ${face}`

export interface PosterParts {
  work: WorkView
  layout: PosterLayout
  title: readonly string[]
  words: readonly string[]
  picture: CanvasImageSource
  code: CanvasImageSource
}

function drawLines(
  pen: CanvasRenderingContext2D,
  lines: readonly string[],
  { top, size, line }: { top: number; size: number; line: number },
): void {
  lines.forEach((text, index) => {
    pen.fillText(text, MARGIN, top + index * line + (line + size * 0.72) / 2)
  })
}

/** 墨 in reserve on cinnabar, its corners worn a little. Drawn at 34 px, scaled to `size`. */
export function drawSeal(pen: CanvasRenderingContext2D, x: number, y: number, size = SEAL): void {
  const r = 4
  pen.save()
  pen.translate(x, y)
  pen.scale(size / SEAL, size / SEAL)
  pen.fillStyle = CINNABAR
  pen.beginPath()
  pen.moveTo(r, 0)
  pen.lineTo(SEAL - r - 1, 0.6)
  pen.quadraticCurveTo(SEAL, 0, SEAL, r)
  pen.lineTo(SEAL - 0.6, SEAL - r)
  pen.quadraticCurveTo(SEAL, SEAL, SEAL - r, SEAL - 0.5)
  pen.lineTo(r, SEAL)
  pen.quadraticCurveTo(0, SEAL, 0.5, SEAL - r)
  pen.lineTo(0, r)
  pen.quadraticCurveTo(0, 0, r, 0)
  pen.closePath()
  pen.fill()
  pen.fillStyle = PAPER
  pen.font = font(24, 700, SERIF)
  pen.textAlign = 'center'
  pen.fillText(SHARE.seal, SEAL / 2, SEAL / 2 + 8.6)
  pen.restore()
}

function drawFoot(pen: CanvasRenderingContext2D, { work, layout, code }: PosterParts): void {
  const { footY } = layout
  const codeX = WIDTH - MARGIN - CODE
  pen.fillStyle = '#fff'
  pen.fillRect(codeX, footY, CODE, CODE)
  pen.drawImage(code, codeX, footY, CODE, CODE)
  drawSeal(pen, MARGIN, footY)
  pen.fillStyle = INK
  pen.font = font(15, 600)
  pen.fillText(SHARE.brand, MARGIN + SEAL + 10, footY + 23)
  pen.fillStyle = GREY
  pen.font = font(13)
  const maxWidth = codeX - 2 * MARGIN
  let by = SHARE.by(work.author.nickname)
  while (pen.measureText(by).width > maxWidth && by.length > 4) by = SHARE.cut(by.slice(0, -4))
  pen.fillText(by, MARGIN, footY + CODE - 24)
  pen.fillText(SHARE.scan, MARGIN, footY + CODE - 4)
}

/** Draws in a space 360 wide, whatever the surface measures. */
export function drawPoster(surface: Surface, parts: PosterParts): void {
  const { pen } = surface
  const { layout, picture, title, words } = parts
  pen.save()
  pen.scale(surface.width / WIDTH, surface.width / WIDTH)
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, layout.height)
  const at = layout.picture
  pen.drawImage(picture, at.x, at.y, at.width, at.height)
  pen.fillStyle = INK
  pen.font = font(TITLE.size, 600)
  drawLines(pen, title, { top: layout.titleY, ...TITLE })
  pen.fillStyle = GREY
  pen.font = font(WORDS.size)
  drawLines(pen, words, { top: layout.wordsY, ...WORDS })
  drawFoot(pen, parts)
  pen.restore()
}
