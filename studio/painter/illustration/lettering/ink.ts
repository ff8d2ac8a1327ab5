import { cos, sin } from '../../../lib/maths'
import { noiseTile, sample } from '../../../lib/noise'
import type { Random } from '../../../lib/random'
import { resample } from '../../raster/contour'
import { type Fill, type Form, type Point, polygonForm } from '../build/form'
import { ribbonPath } from '../build/path'
import type { SetText } from './setting'

/** Units between two points of an edge that trembles. */
const STEP = 4

/**
 * The text as a brush leaves it on paper: its edges tremble in waves of two lengths.
 *
 * @param strength share of an em that edges stray
 */
export function brushed(set: SetText, random: Random, strength = 0.0042): SetText {
  const tile = noiseTile('grain')
  const slow = noiseTile('mid')
  const [ox, oy] = [random.range(0, 512), random.range(0, 512)]
  const reach = set.size * strength
  const wave = 100 / Math.max(60, set.size)
  const stray = ([x, y]: Point): Point => {
    const [u, v] = [ox + x * wave, oy + y * wave]
    const at = (dx: number) =>
      (sample(slow, u * 1.6 + dx, v * 1.6) - 0.5) * 3.2 +
      (sample(tile, u * 0.5 + dx, v * 0.5) - 0.5)
    return [x + at(0) * reach * 2, y + at(173) * reach * 2]
  }
  const glyphs = set.glyphs.map((glyph) => ({
    ...glyph,
    rings: glyph.rings.map((ring) => resample(ring, STEP).map(stray)),
  }))
  return { ...set, glyphs }
}

/**
 * Dry brush: bundles of hair-thin streaks that the paper shows through; to be put
 * inside the text's form.
 *
 * @param paper the fill that lies under the text
 * @param amount 0..1
 */
export function dryStreaks(set: SetText, paper: Fill, random: Random, amount = 1): Form[] {
  const { box, size } = set
  const rings: Point[][] = []
  const bundles = Math.round(amount * (2 + (box.width * box.height) / (size * size * 0.3)))
  for (let i = 0; i < bundles; i++) {
    const angle = random.range(0.5, 0.9) + (random.chance(0.5) ? -0.95 : 0)
    const [dx, dy] = [cos(angle), sin(angle)]
    const cx = box.x + box.width * random.range(0.1, 0.98)
    const cy = box.y + box.height * random.range(0.25, 0.98)
    const hairs = random.integer(7, 13)
    const spread = size * random.range(0.05, 0.09)
    for (let hair = 0; hair < hairs; hair++) {
      const aside = (hair / hairs - 0.5) * spread * 2 + random.spread() * spread * 0.12
      const start = random.range(-0.16, 0.02) * size
      const length = random.range(0.06, 0.2) * size
      const width = size * random.range(0.0018, 0.0062)
      const bend = random.spread() * size * 0.008
      const at = (t: number, off = 0): Point => [
        cx - dy * (aside + off) + dx * (start + length * t),
        cy + dx * (aside + off) + dy * (start + length * t),
      ]
      rings.push(ribbonPath([at(0), at(0.5, bend), at(1)], width, 'both'))
    }
  }
  return [polygonForm(rings, paper, { role: 'detail', union: true, plain: true, alpha: 0.85 })]
}
