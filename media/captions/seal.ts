/** The seal on a finished picture in its time-lapse video. */
import { createCanvas } from '@napi-rs/canvas'
import { type Caption, lay } from './caption'
import { familiesFor } from './fonts'

const NAME = ['墨', '光'] as const
/** Of the short side of what it is pressed on. */
const SIDE = 0.085
const MARGIN = 0.045
/** The AI label has the lower left corner to itself; the seal is on the right. */
const CINNABAR = '#b3271e'
const PAPER = '#f6efe2'

/** @param area px: position of the picture in the frame */
export function renderSeal(area: {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}): Caption {
  const short = Math.min(area.width, area.height)
  const width = Math.round(short * SIDE * 0.66)
  const height = Math.round(short * SIDE)
  const context = createCanvas(width, height).getContext('2d')
  context.fillStyle = CINNABAR
  context.beginPath()
  context.roundRect(0, 0, width, height, width * 0.12)
  context.fill()
  context.strokeStyle = PAPER
  context.lineWidth = Math.max(1, width * 0.035)
  const inset = width * 0.09
  context.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset)
  context.fillStyle = PAPER
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `${height * 0.4}px ${familiesFor(NAME.join(''))}`
  NAME.forEach((letter, i) => context.fillText(letter, width / 2, height * (0.3 + i * 0.4)))
  const rgba = new Uint8ClampedArray(context.getImageData(0, 0, width, height).data)
  const margin = Math.round(short * MARGIN)
  const pressed = {
    width,
    height,
    rgba,
    left: area.left + area.width - margin - width,
    top: area.top + area.height - margin - height,
  }
  return { draw: (frame, strength) => lay(frame, pressed, strength) }
}
