/** The sheet of a poster's video: paper and words, and the foot that comes at the end. */
import {
  CODE,
  wrapLines,
  MARGIN,
  posterLayout,
  type PosterLayout,
  TITLE,
  WIDTH,
  WORDS,
} from '@contract/poster'
import {
  type Canvas,
  createCanvas,
  type Image,
  loadImage,
  type SKRSContext2D,
} from '@napi-rs/canvas'
import { writable } from '../captions/layout'
import { aiLabel } from '../label/label'
import { drawSeal, GREY, INK, PAPER, setFont } from './paper'

/** Px of the video per px of the poster. */
const SCALE = 2
const SEAL = { side: 34, radius: 4, letter: 24, baseline: 8.6 }

export interface PosterWords {
  readonly title: string
  /** The author's words about it. */
  readonly words: string
  readonly by: string
  readonly scan: string
  readonly brand: string
  readonly seal: string
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PosterSheet {
  /** Even numbers, px. */
  readonly width: number
  readonly height: number
  /** Position of the picture, px. */
  readonly picture: Box
  /** Paper, title and words. */
  readonly paper: Canvas
  /** Seal, author and code on nothing, as large as the sheet. */
  readonly foot: Canvas
}

function broken(pen: SKRSContext2D, text: string, { size, max }: { size: number; max: number }) {
  const measure = setFont(pen, text, size)
  return wrapLines(text, { widthPx: WIDTH - 2 * MARGIN, max, measure })
}

/** A canvas of the video's size, drawn on in px of the poster. */
function blank({ width, height }: { width: number; height: number }): [Canvas, SKRSContext2D] {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.scale(SCALE, SCALE)
  pen.textBaseline = 'alphabetic'
  return [canvas, pen]
}

function drawLines(
  pen: SKRSContext2D,
  lines: readonly string[],
  { top, size, line }: { top: number; size: number; line: number },
): void {
  setFont(pen, lines.join(''), size)
  lines.forEach((text, index) => {
    pen.fillText(text, MARGIN, top + index * line + (line + size * 0.72) / 2)
  })
}

function drawFoot(
  pen: SKRSContext2D,
  { footY }: PosterLayout,
  { words, code }: { words: PosterWords; code: Image },
): void {
  const codeX = WIDTH - MARGIN - CODE
  pen.fillStyle = '#fff'
  pen.fillRect(codeX, footY, CODE, CODE)
  pen.drawImage(code, codeX, footY, CODE, CODE)
  drawSeal(pen, words.seal, { x: MARGIN, y: footY }, SEAL)
  pen.fillStyle = INK
  setFont(pen, words.brand, 15)
  pen.fillText(words.brand, MARGIN + SEAL.side + 10, footY + 23)
  pen.fillStyle = GREY
  const by = writable(words.by)
  const measure = setFont(pen, by, 13)
  const [shown = ''] = wrapLines(by, { widthPx: codeX - 2 * MARGIN, max: 1, measure })
  pen.fillText(shown, MARGIN, footY + CODE - 24)
  setFont(pen, words.scan, 13)
  pen.fillText(words.scan, MARGIN, footY + CODE - 4)
}

/** Below the foot the AI label has a strip to itself: over the foot's words both would be unreadable. */
function computeSheetSize({ footY }: PosterLayout): { width: number; height: number } {
  const width = WIDTH * SCALE
  const drawn = (footY + CODE) * SCALE
  // Its size follows from the short side; a flat picture's poster may be lower than wide.
  const label = aiLabel({ width, height: width }).box
  const strip = width - label.top + SCALE * 12
  return { width, height: 2 * Math.ceil((drawn + strip) / 2) }
}

/** @param url a `data:` address of a picture */
export function codeImage(url: string): Promise<Image> {
  return loadImage(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
}

/**
 * @param picture its size, px of any scale
 * @param code a picture of the code that leads to the work
 */
export function posterSheet(
  words: PosterWords,
  picture: { readonly width: number; readonly height: number },
  code: Image,
): PosterSheet {
  const measuring = createCanvas(1, 1).getContext('2d')
  const title = broken(measuring, writable(words.title), TITLE)
  const said = broken(measuring, writable(words.words), WORDS)
  const layout = posterLayout(picture, { title: title.length, words: said.length })
  const size = computeSheetSize(layout)
  const [paper, pen] = blank(size)
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, size.width, size.height)
  pen.fillStyle = INK
  drawLines(pen, title, { top: layout.titleY, ...TITLE })
  pen.fillStyle = GREY
  drawLines(pen, said, { top: layout.wordsY, ...WORDS })
  const [foot, footPen] = blank(size)
  drawFoot(footPen, layout, { words, code })
  const { x, y, width, height } = layout.picture
  const at = { x: x * SCALE, y: y * SCALE, width: width * SCALE, height: height * SCALE }
  return { ...size, picture: at, paper, foot }
}
