import { hex, mixColour, type Oklch } from '../../../colour'
import { type Outside, falling } from '../../animals/outside'
import { type Form, disc, inside, line, roundRect } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import { tone } from '../../build/fill'
import { mountains } from './nature'
import type { Palette } from './palettes'
import type { BackdropDrawing } from './stand'
import { named } from '../../../parts'

const TILE = hex('#5a6672')
const SNOW: Oklch = [0.965, 0.008, 245]
const WOOD = hex('#8a4a36')

/** Colours of a place in rain or snow. */
export function overcast(palette: Palette, { falls }: Outside): Palette {
  if (falls === null) return palette
  const grey = ([l]: Oklch, k: number): Oklch => [l * k, 0.018, 245]
  const ground = grey(palette.ground, 0.86)
  const deep = falls === 'snow' ? mixColour(ground, SNOW, 0.9) : grey(palette.deep, 1)
  return { ...palette, ground, deep, shape: ground }
}

/** 檐下: under the edge of a tiled roof, between its posts, hills behind. */
export const eaves: BackdropDrawing = (stand) => {
  const { width, height } = stand.frame
  const unit = Math.min(width, height) / 1000
  const edge = height * 0.13
  const step = 62 * unit
  const columns = Math.ceil(width / step)
  const tiles = Array.from({ length: columns + 1 }, (_, i): Form[] => {
    const x = i * step
    return [
      line(`${x},-20 ${x},${edge}`, 30 * unit, tone(TILE, 0.06), 'body even'),
      disc([x, edge], 19 * unit, tone(TILE, 0.12), 'body relief 4'),
      disc([x, edge], 9 * unit, tone(TILE, -0.06), 'detail'),
    ]
  }).flat()
  const rafters = Array.from({ length: columns }, (_, i) =>
    roundRect(
      [i * step + step * 0.3, edge + 20 * unit, step * 0.4, 34 * unit],
      3,
      tone(WOOD, 0.1),
      'body',
    ),
  )
  const post = (x: number): Form[] => [
    roundRect([x - 32 * unit, edge + 100 * unit, 64 * unit, height], 0, WOOD, 'body relief 10'),
    fillPath(tone(WOOD, -0.05), 'body relief 5')`${x - 32 * unit},${edge + 110 * unit}!
      ${x - 110 * unit},${edge + 106 * unit}! ${x - 32 * unit},${edge + 210 * unit}!`,
    fillPath(tone(WOOD, -0.05), 'body relief 5')`${x + 32 * unit},${edge + 110 * unit}!
      ${x + 110 * unit},${edge + 106 * unit}! ${x + 32 * unit},${edge + 210 * unit}!`,
  ]
  const lantern = (x: number): Form[] => {
    const y = edge + 190 * unit
    const red = hex('#c8402f')
    return [
      strokePath(5 * unit, hex('#d9a441'), 'detail even')`${x},${edge + 60 * unit}
        ${x},${y - 60 * unit}`,
      inside(
        fillPath(red, 'glow')`${x - 52 * unit},${y} ${x - 36 * unit},${y - 54 * unit}
          ${x + 36 * unit},${y - 54 * unit} ${x + 52 * unit},${y} ${x + 36 * unit},${y + 54 * unit}
          ${x - 36 * unit},${y + 54 * unit}`,
        strokePath(4 * unit, tone(red, -0.1), 'detail even')`${x},${y - 60 * unit}
          ${x},${y + 60 * unit}`,
      ),
      line(`${x},${y + 54 * unit} ${x},${y + 110 * unit}`, 7 * unit, hex('#d9a441'), 'detail'),
    ]
  }
  const falls = stand.outside?.falls ?? null
  const open = [width * 0.1, edge + 100 * unit, width * 0.8, height * 0.84] as const
  const shade = mixColour(TILE, [0.3, 0.03, 260], 0.4)
  return [
    // no sun in the rain
    ...mountains(stand).slice(falls ? 1 : 0),
    ...(falls ? falling(open, falls, { r: 500 * unit, random: stand.random }) : []),
    ...post(width * 0.07),
    ...post(width * 0.93),
    roundRect([-10, edge + 50 * unit, width + 20, 64 * unit], 0, tone(WOOD, 0.03), 'body relief 8'),
    ...named(
      'roof',
      roundRect([-10, -20, width + 20, edge + 20], 0, shade, 'body'),
      roundRect([-10, edge, width + 20, 26 * unit], 0, tone(shade, -0.04), 'body'),
      rafters,
      tiles,
    ),
    ...lantern(width * 0.22),
    ...lantern(width * 0.78),
  ]
}
