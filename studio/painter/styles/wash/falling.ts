import type { FallingLayer } from '../../drawing'
import { TAU, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { eachInSnow } from '../around'
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
  eachInSnow(sheet, amount, random, { near: [0.8, 2.2], far: [0.6, 1] }, (i, share) =>
    sheet.lift(i, share),
  )
}
