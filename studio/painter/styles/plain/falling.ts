import { type Oklch, mixColour, toRgb } from '../../colour'
import type { FallingLayer } from '../../drawing'
import { TAU, sin } from '../../../lib/maths'
import type { Palette } from '../../palette'
import type { Random } from '../../../lib/random'
import { eachInSnow } from '../around'
import type { PlainSheet } from './sheet'

type Recolour = (colour: Oklch) => Oklch

function paintRain(sheet: PlainSheet, amount: number, random: Random, colour: Oklch): void {
  const { width, height, unit } = sheet
  const streak = toRgb(colour)
  const slant = random.range(0.12, 0.22) * random.sign()
  const count = Math.round(280 * amount)
  for (let drop = 0; drop < count; drop++) {
    const x0 = random.next() * width * 1.2 - width * 0.1
    const y0 = random.next() * height
    const length = random.range(34, 105) * unit
    const strength = random.range(0.12, 0.36)
    for (let step = 0; step < length; step++) {
      const x = x0 + step * slant
      const left = Math.floor(x)
      const y = Math.round(y0 + step)
      if (left < 0 || left >= width - 1 || y >= height) continue
      const share = strength * sin((step / length) * (TAU / 2))
      sheet.blend(y * width + left, streak, share * (1 - (x - left)))
      sheet.blend(y * width + left + 1, streak, share * (x - left))
    }
  }
}

function paintSnow(sheet: PlainSheet, amount: number, random: Random, colour: Oklch): void {
  const flake = toRgb(colour)
  eachInSnow(sheet, amount, random, { near: [0.75, 2.4], far: [0.55, 0.95] }, (i, share) =>
    sheet.blend(i, flake, share),
  )
}

export function paintFalling(
  sheet: PlainSheet,
  layer: FallingLayer,
  palette: Palette,
  random: Random,
  recolour: Recolour,
): void {
  const pale = mixColour(palette.sky[2], [0.97, 0.01, 230], 0.6)
  if (layer.kind === 'rain') paintRain(sheet, layer.amount, random, recolour(pale))
  else paintSnow(sheet, layer.amount, random, recolour([0.97, 0.01, 230]))
}
