/** Words over a video: white, with a dark rim so that they read on snow and on night. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Raster } from '../raster'
import { familiesFor } from './fonts'
import { breakLines, writable } from './layout'

export interface Caption {
  /** Lays it over a frame; `strength` 0..1. */
  draw(frame: Raster, strength: number): void
}

interface CaptionStyle {
  /** Height of the letters, of the frame's short side. */
  readonly size: number
  readonly maxLines: number
  /** Position of its lowest line or its middle, of the short side from the bottom. */
  readonly anchor: 'low' | 'middle'
}

export const SUBTITLE: CaptionStyle = { size: 0.06, maxLines: 3, anchor: 'low' }
export const TITLE: CaptionStyle = { size: 0.095, maxLines: 5, anchor: 'middle' }

/** The label is below this, of the short side. */
const ABOVE_LABEL = 0.15
const SMALLEST = 0.55
const LINE = 1.36

interface Setting {
  readonly lines: readonly string[]
  readonly size: number
}

/** Large as wished, smaller when that saves a line too many, cut off when nothing else helps. */
function setText(
  context: SKRSContext2D,
  text: string,
  options: { families: string; width: number; size: number; maxLines: number },
): Setting {
  const { families, width, maxLines } = options
  for (let shrink = 1; ; shrink -= 0.09) {
    const size = options.size * Math.max(SMALLEST, shrink)
    context.font = `${size}px ${families}`
    const lines = breakLines(text, width, (part) => context.measureText(part).width)
    if (lines.length <= maxLines) return { lines, size }
    if (shrink > SMALLEST) continue
    const shown = lines.slice(0, maxLines)
    shown[maxLines - 1] = `${[...(shown.at(-1) ?? '')].slice(0, -1).join('')}…`
    return { lines: shown, size }
  }
}

function write(context: SKRSContext2D, { lines, size }: Setting, width: number): void {
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  lines.forEach((line, i) => {
    const [x, y] = [width / 2, size * (1.12 + i * LINE)]
    context.strokeStyle = 'rgba(12, 14, 20, 0.38)'
    context.lineWidth = size * 0.26
    context.strokeText(line, x, y)
    context.strokeStyle = 'rgba(12, 14, 20, 0.62)'
    context.lineWidth = size * 0.12
    context.strokeText(line, x, y)
    context.fillStyle = '#fff'
    context.fillText(line, x, y)
  })
}

/** Lays pixels with their alpha over a frame. @param strength 0..1 */
export function lay(
  frame: Raster,
  words: Raster & { left: number; top: number },
  strength: number,
): void {
  for (let y = 0; y < words.height; y++) {
    for (let x = 0; x < words.width; x++) {
      const from = (y * words.width + x) * 4
      const cover = (words.rgba[from + 3] / 255) * strength
      if (cover === 0) continue
      const to = ((words.top + y) * frame.width + words.left + x) * 4
      for (let c = 0; c < 3; c++) {
        const under = frame.rgba[to + c]
        frame.rgba[to + c] = under + (words.rgba[from + c] - under) * cover
      }
    }
  }
}

/** Null when nothing of the text can be written. */
export function renderCaption(
  text: string,
  { width, height }: { width: number; height: number },
  style: CaptionStyle,
): Caption | null {
  const shown = writable(text)
  if (shown === '') return null
  const short = Math.min(width, height)
  const families = familiesFor(`${shown}…`)
  const across = Math.round(width * 0.9)
  const tall = Math.min(height, Math.ceil(short * style.size * (style.maxLines * LINE + 0.5)))
  const canvas = createCanvas(across, tall)
  const context = canvas.getContext('2d')
  const setting = setText(context, shown, {
    families,
    width: across * 0.96,
    size: short * style.size,
    maxLines: style.maxLines,
  })
  write(context, setting, across)
  const used = Math.min(tall, Math.ceil(setting.size * (setting.lines.length * LINE + 0.3)))
  const { data } = context.getImageData(0, 0, across, used)
  const rgba = new Uint8ClampedArray(data)
  const low = Math.max(0, Math.round(height - short * ABOVE_LABEL - used))
  const top = style.anchor === 'low' ? low : Math.max(0, Math.round((height - used) / 2))
  const words = { width: across, height: used, rgba, left: Math.round((width - across) / 2), top }
  return { draw: (frame, strength) => lay(frame, words, strength) }
}
