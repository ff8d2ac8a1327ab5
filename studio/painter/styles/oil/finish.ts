import { clamp, mix, smoothstep } from '../../../lib/maths'
import { noiseTile, texel } from '../../../lib/noise'
import type { Scene } from '../../scene'
import type { PlainPicture } from '../plain/plain'
import { BELONGS } from '../plain/sheet'
import type { OilCanvas } from './canvas'

/** A warm ground of thinned paint in the picture's tones: it shows wherever strokes leave gaps. */
export function primeCanvas(canvas: OilCanvas, plain: PlainPicture): void {
  const cloud = noiseTile('cloud')
  const { rgba } = plain
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      const i = y * canvas.width + x
      const wipe = 0.84 + 0.26 * texel(cloud, x, y)
      canvas.red[i] = (rgba[i * 4] * 0.72 + 158 * 0.28) * wipe
      canvas.green[i] = (rgba[i * 4 + 1] * 0.72 + 96 * 0.28) * wipe
      canvas.blue[i] = (rgba[i * 4 + 2] * 0.72 + 64 * 0.28) * wipe
    }
}

/** Sharpens with the tip of the brush what is too fine for strokes: birds, masts, windows. */
export function restoreEdges(canvas: OilCanvas, plain: PlainPicture, strength: number): void {
  const { width, height, red, green, blue } = canvas
  const { rgba, belongs } = plain
  const most = mix(0.9, 0.42, strength)
  const tone = (i: number): number =>
    rgba[i * 4] * 0.3 + rgba[i * 4 + 1] * 0.59 + rgba[i * 4 + 2] * 0.11
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const owner = belongs[i]
      const near =
        owner >= BELONGS.cover ||
        belongs[i + 1] >= BELONGS.cover ||
        belongs[i + width] >= BELONGS.cover
      if (!near) continue
      const edge =
        (Math.abs(tone(i + 1) - tone(i - 1)) + Math.abs(tone(i + width) - tone(i - width))) / 255
      if (edge < 0.08) continue
      const share = most * smoothstep(0.08, 0.3, edge)
      red[i] = mix(red[i], rgba[i * 4], share)
      green[i] = mix(green[i], rgba[i * 4 + 1], share)
      blue[i] = mix(blue[i], rgba[i * 4 + 2], share)
    }
}

/** Studio light from the upper left over the paint's relief, the weave of the canvas, varnish. */
export function lightPaint(canvas: OilCanvas, scene: Pick<Scene, 'strength'>): Uint8ClampedArray {
  const { width, height, body, unit } = canvas
  const out = new Uint8ClampedArray(width * height * 4)
  const grain = noiseTile('grain')
  const centreX = width / 2
  const centreY = height / 2
  const corner = 0.13 / (centreX * centreX + centreY * centreY)
  const gain = mix(0.22, 0.42, scene.strength)
  const period = Math.max(2, Math.round(4 * unit))
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? width : 0
    const down = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const left = x > 0 ? i - 1 : i
      const right = x < width - 1 ? i + 1 : i
      const slopeX = body[right] - body[left]
      const slopeY = body[i + down] - body[i - up]
      const light = -(slopeX * 0.7 + slopeY)
      const warp = x % period < period / 2 !== y % period < period / 2 ? 1 : -1
      const weave = warp * 0.012 * clamp(1 - body[i] * 1.6)
      const dx = x - centreX
      const dy = y - centreY
      const shade =
        (1 + clamp(light * gain, -0.24, 0.3) + weave) * (1 - corner * (dx * dx + dy * dy))
      const shine = light > 0.34 ? (light - 0.34) * 36 : 0
      const noise = shine + (texel(grain, x, y) - 0.5) * 5
      out[i * 4] = canvas.red[i] * shade + noise
      out[i * 4 + 1] = canvas.green[i] * shade + noise
      out[i * 4 + 2] = canvas.blue[i] * shade + noise
      out[i * 4 + 3] = 255
    }
  }
  return out
}
