import { pairs } from '../../drawing/notation'
import { traitOf } from '../family'
import { inside, place } from '../build/form'
import { glossMaterial, lathe } from '../build/lathe'
import { type Item, standing } from '../build/still/item'
import { PORCELAIN, flower, rings, vine } from './cobalt'
import type { Craft } from './craft'
import { flowersIn, mouth } from './vessels'

const TILT = 0.16

/** A vase of white porcelain painted in cobalt blue. */
export function porcelain({ random, wish }: Craft): Item {
  const profile = random.pick([
    pairs('84,0 92,8 104,60 158,190 160,250 120,330 62,372 54,410 78,448'),
    pairs('96,0 100,30 150,160 168,240 140,320 70,360 60,392 84,420'),
  ])
  const rise = Math.sqrt(1 - TILT * TILT)
  const [rim, height] = profile[profile.length - 1]
  const body = lathe([0, 0], profile, glossMaterial(PORCELAIN), { tilt: TILT })
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
  const forms = [...mouth(at(1), rim, TILT, PORCELAIN), ...flowers, inside(body, decor)]
  return standing(`0,0 ${profile[0][0] + 8},20`, forms)
}
