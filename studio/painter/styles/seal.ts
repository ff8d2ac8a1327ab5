import { createCanvas } from '@napi-rs/canvas'
import { css } from '../colour'
import { noiseTile, texel } from '../../lib/noise'
import type { Random, Scene } from '../scene'
import { pairs } from '../drawing/notation'

/** A square seal of invented strokes (no writing), worn as stone seals are. */
export function drawSeal(random: Random, size: number): Uint8ClampedArray {
  const canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  context.fillStyle = css([0.53, 0.19, 29])
  context.beginPath()
  context.roundRect(size * 0.04, size * 0.04, size * 0.92, size * 0.92, size * 0.1)
  context.fill()
  context.strokeStyle = 'rgb(250,244,232)'
  context.lineWidth = size * 0.062
  context.lineCap = 'round'
  context.strokeRect(size * 0.13, size * 0.13, size * 0.74, size * 0.74)
  for (const [cx, cy] of pairs('0.34,0.34 0.66,0.34 0.34,0.67 0.66,0.67')) {
    const reach = 0.105
    const rows = random.integer(2, 3)
    context.beginPath()
    for (let row = 0; row < rows; row++) {
      const y = cy + (row / (rows - 1) - 0.5) * reach * 1.9
      const cut = random.chance(0.3) ? reach * 0.5 : 0
      context.moveTo((cx - reach + cut) * size, y * size)
      context.lineTo((cx + reach) * size, (y + random.spread() * 0.008) * size)
    }
    const x = cx + random.spread() * reach * 0.7
    context.moveTo(x * size, (cy - reach) * size)
    context.lineTo(x * size, (cy + reach * random.range(0.4, 1)) * size)
    context.stroke()
  }
  return context.getImageData(0, 0, size, size).data
}

/** Height of the label at the bottom edge, as a share of the short side, with air above it. */
const LABEL_SHARE = 0.135

/** Presses the seal into the corner away from the focus, straight into finished pixels. */
export function stampSeal(pixels: Uint8ClampedArray, scene: Scene, random: Random): void {
  const { width, height } = scene
  const size = Math.round(Math.min(width, height) * 0.05)
  const image = drawSeal(random, size)
  const onLeft = scene.focusX > width / 2
  const left = Math.round((onLeft ? 0.085 : 0.915) * width - size / 2)
  const low = Math.round(height * (height > width ? 0.91 : 0.885) - size / 2)
  // The bottom-left corner is where a finished picture carries its AI label.
  const aboveLabel = height - Math.round(Math.min(width, height) * LABEL_SHARE) - size
  const top = onLeft ? Math.min(low, aboveLabel) : low
  const paper = noiseTile('paper')
  const mid = noiseTile('mid')
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = (y * size + x) * 4
      const worn = texel(paper, x + left, y + top) * 0.6 + texel(mid, x * 3, y * 3) * 0.6
      const cover = (image[from + 3] / 255) * (worn > 0.76 ? 0.35 : 0.9)
      const to = ((y + top) * width + x + left) * 4
      for (let c = 0; c < 3; c++) {
        const under = pixels[to + c]
        pixels[to + c] = under + (image[from + c] - under) * cover
      }
    }
}
