import { mixColour, shade } from '../../colour'
import { type Shape, disc, polygon } from '../../geometry'
import { materialsAt } from '../../palette'
import { DYES } from '../../palettes/tints'
import { triples } from '../../drawing/notation'
import { type Stage, addForms, rectangle } from './forms'
import { addSky } from './sky'

/** Middle and half width of the clouds of a sky, shares of the frame and of the short side. */
const SPOTS: readonly ReturnType<typeof triples>[] = [
  triples('0.5,0.52,0.34'),
  triples('0.32,0.3,0.23 0.66,0.7,0.25'),
  triples('0.28,0.3,0.2 0.72,0.44,0.22 0.36,0.72,0.24'),
  triples('0.27,0.26,0.18 0.73,0.34,0.19 0.3,0.66,0.2 0.74,0.76,0.18'),
  triples('0.24,0.24,0.16 0.68,0.2,0.15 0.5,0.5,0.18 0.22,0.76,0.16 0.78,0.74,0.17'),
  triples('0.24,0.2,0.14 0.7,0.24,0.15 0.3,0.5,0.15 0.76,0.53,0.14 0.24,0.8,0.14 0.7,0.82,0.15'),
  triples(`0.24,0.2,0.14 0.7,0.22,0.14 0.18,0.52,0.12 0.5,0.5,0.13 0.83,0.53,0.12 0.28,0.81,0.14
    0.72,0.82,0.14`),
  triples(`0.18,0.24,0.12 0.5,0.2,0.13 0.81,0.26,0.12 0.32,0.52,0.14 0.7,0.54,0.14 0.19,0.83,0.12
    0.5,0.81,0.13 0.82,0.84,0.12`),
]
/** More would be specks: their number is not said to be seen. */
export const MOST_CLOUDS = SPOTS.length
/** Its lobes, in half widths: along, up, radius. */
const LOBES = triples(`-0.66,0,0.3 0.66,0,0.3 -0.34,0.2,0.38 0.36,0.18,0.35 0.02,0.34,0.46
  0,0.06,0.3`)

/** The sky alone with so many clouds, each by itself. */
export function buildCloudscape(stage: Stage): void {
  const { width, height, short, palette, slots, side } = stage
  const random = stage.random.fork('cloudscape')
  stage.horizon = height * 1.04
  // a moon is above the clouds, a sun that sets below them
  const isLow = slots.time === 'sunset' || slots.time === 'dawn'
  const place = isLow ? { lightX: 0.5 - side * 0.36, lightY: 0.82 } : {}
  addSky(stage, { clouds: 0, lightX: 0.5 + side * 0.4, lightY: 0.1, ...place })
  const count = Math.max(1, Math.min(SPOTS.length, slots.clouds ?? 3))
  const m = materialsAt(palette, 0.6)
  const dark = slots.time === 'night' || slots.time === 'dusk'
  const dye = slots.dyed?.clouds
  const own = dye ? mixColour(m.snow, DYES[dye], 0.75) : m.snow
  const white = mixColour(own, palette.sky[2], dark ? 0.5 : 0.12)
  for (const [i, [u, v, r]] of (SPOTS[count - 1] ?? []).entries()) {
    const x = width * (side > 0 ? u : 1 - u) + random.spread() * short * 0.03
    const [y, half] = [height * v + random.spread() * short * 0.03, short * r]
    const lobes = LOBES.map(([du, dv, k]) => [du, dv, k * random.range(0.95, 1.05)] as const)
    const puff = (dx: number, dy: number, size: number, colour: typeof white): Shape[] =>
      lobes.map(([du, dv, k]) =>
        disc(x + (du + dx) * half, y + (dy - dv) * half, k * half * size, colour, { plain: true }),
      )
    const base = polygon(
      rectangle(x - half * 0.66, y - half * 0.1, x + half * 0.66, y + half * 0.29),
      shade(white, -0.06),
      { plain: true },
    )
    addForms(stage, `cloud ${i + 1}`, 0.9 - i * 0.01, [
      base,
      ...puff(0, 0, 1, shade(white, -0.06)),
      ...puff(-0.02 * side, -0.07, 0.9, shade(white, 0.005)),
      ...puff(-0.06 * side, -0.14, 0.66, shade(white, 0.04)),
    ])
  }
  stage.focusX = width / 2
}
