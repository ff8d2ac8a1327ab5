/** Sheet of a video of versions: the pictures' place, and below it on paper the words and the seal. */
import { wrapLines } from '@contract/poster'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { writable } from '../captions/layout'
import { aiLabel } from '../label/label'
import type { Raster } from '../raster'
import { CINNABAR, drawSeal, GREY, INK, PAPER, setFont } from './paper'

const WIDTH = 720
/** Taller pictures are narrower than the sheet. */
const PICTURE_MAX = 960
const MARGIN = 36
const WORDS = { size: 34, line: 50, max: 2 }
const BAR = { top: 18, height: 6, gap: 6, least: 3 }
const SEAL = { side: 48, radius: 6, letter: 34, baseline: 12.5 }
const TAG = { size: 28, height: 48, padding: 20, at: 20 }

export interface VersionSheet {
  /** Even numbers, px. */
  readonly width: number
  readonly height: number
  /** Position of the pictures, px. */
  readonly picture: { x: number; y: number; width: number; height: number }
  /** Height of the paper below them, px. */
  readonly footHeight: number
  readonly captions: boolean
}

interface VersionFoot {
  /** Empty: nothing is written. */
  readonly words: string
  /** Versions that were shown, this one included. */
  readonly nth: number
  readonly count: number
}

const even = (length: number): number => 2 * Math.round(length / 2)

/** @param shape width by height of the pictures */
export function layoutVersions(shape: number, captions: boolean): VersionSheet {
  const height = even(Math.min(PICTURE_MAX, WIDTH / shape))
  const width = even(Math.min(WIDTH, height * shape))
  const label = aiLabel({ width: WIDTH, height: WIDTH }).box
  const words = captions ? 12 + WORDS.max * WORDS.line : 0
  const footHeight = even(BAR.top + BAR.height + words + WIDTH - label.top + 14)
  const picture = { x: (WIDTH - width) / 2, y: 0, width, height }
  return { width: WIDTH, height: height + footHeight, picture, footHeight, captions }
}

function toRaster(canvas: Canvas): Raster {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return { width, height, rgba: data }
}

type Pen = ReturnType<Canvas['getContext']>

/** One segment for each version; those that were shown are filled. */
function drawBar(pen: Pen, { nth, count }: VersionFoot): void {
  const wide = WIDTH - 2 * MARGIN
  const gap = Math.min(BAR.gap, (wide / count) * 0.3)
  const each = Math.max(BAR.least, (wide - gap * (count - 1)) / count)
  for (let i = 0; i < count; i++) {
    pen.fillStyle = i < nth ? CINNABAR : 'rgba(22, 10, 6, 0.14)'
    pen.beginPath()
    pen.roundRect(MARGIN + i * (each + gap), BAR.top, each, BAR.height, BAR.height / 2)
    pen.fill()
  }
}

function drawBrand(pen: Pen, { brand, seal }: VersionWords, bottom: number): void {
  const [x, y] = [WIDTH - MARGIN - SEAL.side, bottom - SEAL.side]
  drawSeal(pen, seal, { x, y }, SEAL)
  pen.textAlign = 'right'
  pen.fillStyle = GREY
  setFont(pen, brand, 26)
  pen.fillText(brand, x - 14, y + SEAL.side / 2 + 9)
  pen.textAlign = 'left'
}

interface VersionWords {
  readonly brand: string
  readonly seal: string
}

/** The paper below a version, as wide as the sheet. */
export function drawFoot(sheet: VersionSheet, foot: VersionFoot, names: VersionWords): Raster {
  const canvas = createCanvas(sheet.width, sheet.footHeight)
  const pen = canvas.getContext('2d')
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, sheet.width, sheet.footHeight)
  drawBar(pen, foot)
  const words = sheet.captions ? writable(foot.words) : ''
  if (words !== '') {
    pen.fillStyle = INK
    const measure = setFont(pen, words, WORDS.size)
    const lines = wrapLines(words, { widthPx: WIDTH - 2 * MARGIN, max: WORDS.max, measure })
    const top = BAR.top + BAR.height + 12
    lines.forEach((text, i) => {
      pen.fillText(text, MARGIN, top + i * WORDS.line + (WORDS.line + WORDS.size * 0.72) / 2)
    })
  }
  drawBrand(pen, names, sheet.footHeight - 18)
  return toRaster(canvas)
}

/** Name of a version, for a corner of its picture. */
export function drawTag(text: string): Raster & { left: number; top: number } {
  const pen = createCanvas(1, 1).getContext('2d')
  const width = Math.ceil(setFont(pen, text, TAG.size)(text)) + 2 * TAG.padding
  const canvas = createCanvas(width, TAG.height)
  const ink = canvas.getContext('2d')
  ink.fillStyle = 'rgba(0, 0, 0, 0.55)'
  ink.beginPath()
  ink.roundRect(0, 0, width, TAG.height, TAG.height / 2)
  ink.fill()
  ink.fillStyle = '#fff'
  setFont(ink, text, TAG.size)
  ink.fillText(text, TAG.padding, TAG.height / 2 + TAG.size * 0.36)
  return { ...toRaster(canvas), left: TAG.at, top: TAG.at }
}

const HANDLE = 56

/** The round handle of the line between two versions. */
export function drawHandle(): Raster {
  const canvas = createCanvas(HANDLE, HANDLE)
  const pen = canvas.getContext('2d')
  const middle = HANDLE / 2
  pen.fillStyle = PAPER
  pen.beginPath()
  pen.arc(middle, middle, middle - 2, 0, 2 * Math.PI)
  pen.fill()
  pen.strokeStyle = INK
  pen.lineWidth = 3.5
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(middle + side * 7, middle - 8)
    pen.lineTo(middle + side * 15, middle)
    pen.lineTo(middle + side * 7, middle + 8)
    pen.stroke()
  }
  return toRaster(canvas)
}
