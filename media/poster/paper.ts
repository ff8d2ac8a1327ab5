/** Colours, letters and the seal of the sheets of paper around videos. */
import type { SKRSContext2D } from '@napi-rs/canvas'
import { familiesFor } from '../captions/fonts'

export const PAPER = '#f5f1ea'
export const INK = '#160a06'
export const GREY = '#6b655d'
export const CINNABAR = '#b8321f'

/** Sets the font for this text; the answer measures a part of it, in px. */
export function setFont(pen: SKRSContext2D, text: string, size: number): (part: string) => number {
  pen.font = `${size}px ${familiesFor(`${text}…`) || 'sans-serif'}`
  return (part) => pen.measureText(part).width
}

/** In px; the baseline from the middle. */
interface SealSize {
  readonly side: number
  readonly radius: number
  readonly letter: number
  readonly baseline: number
}

/** White letters on cinnabar, the top left corner at `x`, `y`. */
export function drawSeal(
  pen: SKRSContext2D,
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
  { side, radius, letter, baseline }: SealSize,
): void {
  pen.fillStyle = CINNABAR
  pen.beginPath()
  pen.roundRect(x, y, side, side, radius)
  pen.fill()
  pen.fillStyle = PAPER
  setFont(pen, text, letter)
  pen.textAlign = 'center'
  pen.fillText(text, x + side / 2, y + side / 2 + baseline)
  pen.textAlign = 'left'
}
