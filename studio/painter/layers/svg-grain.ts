import { encodePng } from '@media/codec'
import { GRAIN } from './svg-forms'
import { noiseTile, texel, TILE_SIZE } from '../../lib/noise'

/** The tooth of the paper as a pattern that repeats: white where it lightens, black where it darkens. */

/** Levels of light and of dark paper to white, and to black. */
const TO_WHITE = { light: 45, dark: 145 }
const TO_BLACK = { light: 210, dark: 110 }

function levelAt(kind: 'grain' | 'tooth', levels: number): (x: number, y: number) => number {
  const paper = noiseTile('paper')
  if (kind === 'grain') return (x, y) => (texel(paper, x, y) - 0.5) * levels
  const fibre = noiseTile('fibre')
  return (x, y) =>
    (texel(paper, x, y) - texel(paper, x + 2, y + 2)) * levels +
    (texel(fibre, x, y) - texel(fibre, x + 1, y + 2)) * 10
}

export type Grain = { readonly kind: 'grain' | 'tooth'; readonly levels: number }

/** A pattern with the id `grain-light` or `grain-dark`, for paper of that tone. */
export async function grainPattern(
  { kind, levels }: Grain,
  tone: 'dark' | 'light',
): Promise<string> {
  const rgba = new Uint8ClampedArray(TILE_SIZE * TILE_SIZE * 4)
  const read = levelAt(kind, levels)
  for (let y = 0; y < TILE_SIZE; y++)
    for (let x = 0; x < TILE_SIZE; x++) {
      const [at, level] = [(y * TILE_SIZE + x) * 4, read(x, y)]
      rgba.fill(level > 0 ? 255 : 0, at, at + 3)
      rgba[at + 3] = Math.round((Math.abs(level) / (level > 0 ? TO_WHITE : TO_BLACK)[tone]) * 255)
    }
  const png = await encodePng({ width: TILE_SIZE, height: TILE_SIZE, rgba })
  const image = `<image width="${TILE_SIZE}" height="${TILE_SIZE}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`
  return `<pattern id="${GRAIN}-${tone}" patternUnits="userSpaceOnUse" width="${TILE_SIZE}" height="${TILE_SIZE}">${image}</pattern>`
}
