/** Draws a comparison: the pictures, their tags, the sentence, and the seal. */
import { drawSeal, font, INK, PAPER, SERIF } from '@/domain/share/draw'
import type { Surface } from '@/platform/canvas'
import { VERSIONS } from '../thread/texts'
import { WIDTH, type Box, type ComparisonLayout, type PosterMode } from './layout'
import { POSTER } from './texts'

const GREY = '#686159'
const LINE = 2
const TAG = 'rgba(0, 0, 0, 0.55)'

export interface ComparisonParts {
  mode: PosterMode
  layout: ComparisonLayout
  pictures: readonly CanvasImageSource[]
  /** One for each picture of the steps. */
  names: readonly string[]
  lines: readonly string[]
  by: string
}

type Pen = CanvasRenderingContext2D

function drawTag(pen: Pen, text: string, at: { left?: number; right?: number; y: number }): void {
  pen.font = font(12, 500)
  const width = pen.measureText(text).width + 20
  const x = at.left ?? (at.right ?? 0) - width
  pen.fillStyle = TAG
  pen.beginPath()
  pen.moveTo(x + 12, at.y)
  pen.arcTo(x + width, at.y, x + width, at.y + 24, 12)
  pen.arcTo(x + width, at.y + 24, x, at.y + 24, 12)
  pen.arcTo(x, at.y + 24, x, at.y, 12)
  pen.arcTo(x, at.y, x + width, at.y, 12)
  pen.closePath()
  pen.fill()
  pen.fillStyle = '#fff'
  pen.fillText(text, x + 10, at.y + 16.5)
}

function drawClipped(pen: Pen, picture: CanvasImageSource, box: Box, clip: Box): void {
  pen.save()
  pen.beginPath()
  pen.rect(clip.x, clip.y, clip.width, clip.height)
  pen.clip()
  pen.drawImage(picture, box.x, box.y, box.width, box.height)
  pen.restore()
}

function drawSplit(pen: Pen, { mode, pictures, layout }: ComparisonParts): void {
  const [box] = layout.cells
  const [before, after] = pictures
  if (!box || !before || !after) return
  const isSides = mode === 'sides'
  const first = isSides ? { ...box, width: box.width / 2 } : { ...box, height: box.height / 2 }
  pen.drawImage(after, box.x, box.y, box.width, box.height)
  drawClipped(pen, before, box, first)
  pen.fillStyle = PAPER
  if (isSides) pen.fillRect(first.width - LINE / 2, 0, LINE, box.height)
  else pen.fillRect(0, first.height - LINE / 2, box.width, LINE)
  drawTag(pen, VERSIONS.before, { left: 12, y: 12 })
  if (isSides) drawTag(pen, VERSIONS.after, { right: WIDTH - 12, y: 12 })
  else drawTag(pen, VERSIONS.after, { left: 12, y: first.height + 12 })
  drawTag(pen, POSTER.mark, { right: WIDTH - 12, y: box.height - 36 })
}

function drawSteps(pen: Pen, { pictures, names, layout }: ComparisonParts): void {
  layout.cells.forEach((cell, at) => {
    const picture = pictures[at]
    if (!picture) return
    pen.drawImage(picture, cell.x, cell.y, cell.width, cell.height)
    drawTag(pen, names[at] ?? '', { left: cell.x + 8, y: cell.y + 8 })
  })
  const last = layout.cells.at(-1)
  if (last) {
    drawTag(pen, POSTER.mark, {
      right: last.x + last.width - 8,
      y: last.y + last.height - 32,
    })
  }
}

/** Draws in a space 360 wide, whatever the surface measures. */
export function drawComparison(surface: Surface, parts: ComparisonParts): void {
  const { pen } = surface
  const { layout, lines, by, mode } = parts
  pen.save()
  pen.scale(surface.width / WIDTH, surface.width / WIDTH)
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, layout.height)
  if (mode === 'steps') drawSteps(pen, parts)
  else drawSplit(pen, parts)
  const { words, seal } = layout
  pen.fillStyle = INK
  pen.font = font(words.size, 400, SERIF)
  lines.forEach((text, at) => pen.fillText(text, words.x, words.y + at * words.line + 19))
  pen.fillStyle = GREY
  pen.font = font(13)
  pen.fillText(by, words.x, seal.y + 19)
  drawSeal(pen, seal.x, seal.y, seal.width)
  pen.restore()
}
