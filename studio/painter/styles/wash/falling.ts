import type { FallingLayer } from '../../drawing'
import { TAU, clamp, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import type { Sheet } from './sheet'

/** Rain as fine lifted streaks, snow as specks of bare paper. */
export function liftFalling(sheet: Sheet, layer: FallingLayer, random: Random): void {
  if (layer.kind === 'rain') liftRain(sheet, layer.amount, random)
  else if (layer.kind === 'snowfall') liftSnow(sheet, layer.amount, random)
}

function liftRain(sheet: Sheet, amount: number, random: Random): void {
  const { width, height, unit } = sheet
  const slant = random.range(0.12, 0.22) * random.sign()
  const count = Math.round(380 * amount)
  for (let drop = 0; drop < count; drop++) {
    const x0 = random.next() * width
    const y0 = random.next() * height
    const length = random.range(30, 95) * unit
    const strength = random.range(0.28, 0.72)
    for (let step = 0; step < length; step++) {
      const x = Math.round(x0 + step * slant)
      const y = Math.round(y0 + step)
      if (x < 0 || x >= width - 1 || y >= height) continue
      const i = y * width + x
      const share = strength * sin((step / length) * (TAU / 2))
      sheet.lift(i, share)
      if (unit > 0.8) sheet.lift(i + 1, share * 0.5)
    }
  }
}

function liftSnow(sheet: Sheet, amount: number, random: Random): void {
  const { width, height, unit } = sheet
  const count = Math.round(330 * amount)
  for (let flake = 0; flake < count; flake++) {
    const cx = random.next() * width
    const cy = random.next() * height
    const near = random.chance(0.08)
    const radius = (near ? random.range(3, 5.5) : random.range(0.9, 2.6)) * unit
    const strength = near ? 0.8 : random.range(0.6, 1)
    const soft = near ? 2.2 * unit : 0.9 * unit
    for (let y = Math.ceil(cy - radius - soft); y <= cy + radius + soft; y++) {
      for (let x = Math.ceil(cx - radius - soft); x <= cx + radius + soft; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        const distance = Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy))
        sheet.lift(y * width + x, strength * clamp((radius - distance) / soft + 0.5))
      }
    }
  }
}
