import { TAU, cos, sin } from '../../../lib/maths'
import { pairs, polyline } from '../../drawing/notation'
import { traitOf } from '../family'
import { type Form, disc, ellipse, inside, line, place } from '../build/form'
import { type Oklch, tone } from '../build/fill'
import { glossMaterial, lathe } from '../build/lathe'
import { type Item, standing } from '../build/still/item'
import type { Craft } from './craft'
import { flowersIn, mouth } from './vessels'

const WHITE: Oklch = [0.965, 0.008, 240]
const COBALT: Oklch = [0.43, 0.15, 262]
const TILT = 0.16

/** A peony of blue lines and washes, seen from the front. */
function flower(r: number): Form[] {
  const petals = (count: number, reach: number, size: number, colour: Oklch): Form[] =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * TAU
      return disc([cos(a) * reach, sin(a) * reach], size, colour, 'detail plain')
    })
  return [
    ...petals(8, r * 0.68, r * 0.36, tone(COBALT, 0.06)),
    ...petals(8, r * 0.62, r * 0.27, tone(COBALT, 0.3)),
    ...petals(6, r * 0.34, r * 0.24, COBALT),
    disc([0, 0], r * 0.24, tone(COBALT, 0.32), 'detail plain'),
  ]
}

/** A vine with leaves that swings once over the width. */
function vine(y: number, half: number, swing: number): Form[] {
  const points = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16
    return [-half + t * half * 2, y + sin(t * TAU) * swing] as const
  })
  const leaves = points.flatMap(([x, at], i) =>
    i % 2 === 0
      ? [
          ellipse([x, at + (i % 4 === 0 ? -15 : 15)], [17, 8], tone(COBALT, 0.08), {
            ...{ role: 'detail', plain: true, turn: i % 4 === 0 ? -0.6 : 0.6 },
          }),
        ]
      : [],
  )
  return [line(polyline(...points), 5, COBALT, 'detail even plain'), ...leaves]
}

/** Two rings around the body, as its tilt shows them. */
const rings = (y: number, half: number): Form[] =>
  [0, 11].map((dy) => {
    const arc = Array.from({ length: 25 }, (_, i) => {
      const a = (i / 24) * (TAU / 2)
      return [-cos(a) * half, y + dy + sin(a) * half * TILT] as const
    })
    return line(polyline(...arc), dy === 0 ? 8 : 4, COBALT, 'detail even plain')
  })

/** A vase of white porcelain painted in cobalt blue. */
export function porcelain({ random, wish }: Craft): Item {
  const profile = random.pick([
    pairs('84,0 92,8 104,60 158,190 160,250 120,330 62,372 54,410 78,448'),
    pairs('96,0 100,30 150,160 168,240 140,320 70,360 60,392 84,420'),
  ])
  const rise = Math.sqrt(1 - TILT * TILT)
  const [rim, height] = profile[profile.length - 1]
  const body = lathe([0, 0], profile, glossMaterial(WHITE), { tilt: TILT })
  const at = (share: number): number => -height * rise * share
  const decor = [
    ...rings(at(0.12), 120),
    ...rings(at(0.78), 92),
    ...rings(at(0.93), 74),
    ...vine(at(0.24), 170, 10),
    ...vine(at(0.7), 150, 10),
    ...[-128, 0, 128].flatMap((x) => place(flower(x === 0 ? 74 : 58), [x, at(0.48)])),
  ]
  const flowers = traitOf(wish, 'flowers') ? flowersIn(at(1), random.fork('flowers')) : []
  const forms = [...mouth(at(1), rim, TILT, WHITE), ...flowers, inside(body, decor)]
  return standing(`0,0 ${profile[0][0] + 8},20`, forms)
}
