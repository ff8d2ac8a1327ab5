import { clamp, smoothstep } from '../../../lib/maths'
import { noiseTile, sample } from '../../../lib/noise'
import type { Scene } from '../../scene'
import type { PlainPicture } from '../plain/plain'
import { BELONGS } from '../plain/sheet'
import { toCrayon, crayonTone, isColoured } from './crayons'
import type { PencilSheet } from './sheet'
import type { Things } from './things'
import type { Tone } from './tone'

/** Soft tone rubbed into the paper: all of it in air and mist, a base under hatching elsewhere. */
export function smudgeTone(
  sheet: PencilSheet,
  scene: Scene,
  plain: PlainPicture,
  tone: Tone,
  things: Things,
): void {
  const { width, height, unit } = scene
  const cloud = noiseTile('cloud')
  const margin = 24 * unit
  const crayons = things.list.map(({ shape }) =>
    isColoured(shape) ? { shape, lead: toCrayon(shape.colour) } : null,
  )
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const owner = plain.belongs[i]
      const air = owner === BELONGS.air
      const crayon = owner >= BELONGS.cover ? (crayons[things.idAt(x, y)] ?? null) : null
      const plainDark = air ? tone.soft[i] : tone.dark[i]
      const dark = crayon ? crayonTone(crayon.shape, plainDark) : plainDark
      if (dark < 0.03) continue
      const rub = sample(cloud, (x / unit) * 0.9, (y / unit) * 0.9)
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) + (rub - 0.5) * margin * 2.4
      const paper = smoothstep(margin * 0.2, margin * 1.5, edge)
      const amount = dark * (air ? 0.52 : 0.5) * (0.7 + 0.6 * rub) * paper
      if (amount <= 0) continue
      const bite = 0.62 + 0.38 * sheet.bite(x, y, 0.35)
      sheet.lay(i, crayon?.lead ?? sheet.page.soft, clamp(amount) * bite)
    }
}
