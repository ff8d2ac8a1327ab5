import { mixColour, shade } from '../../colour'
import { type Shape, blot, polygon } from '../../geometry'
import { materialsAt } from '../../palette'
import { offerAir } from '../parts/offers'
import { type Stage, addForms } from '../parts/forms'
import { tuft } from '../parts/grass'
import { palm } from '../parts/greenery'
import { addSky } from '../parts/sky'
import { addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { dune, duneTones, farDunes } from './dunes'
import { pairs } from '../../drawing/notation'

/** Water between dunes, with palms that mirror in it. */
export function buildOasis(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('oasis')
  stage.horizon = height * random.range(0.42, 0.5)
  const { horizon } = stage
  const light = addSky(stage, { clouds: 0.3, lightX: 0.5 - side * random.range(0.1, 0.24) })
  farDunes(stage, 2, horizon - height * 0.02, height * 0.03)
  const shoreY = horizon + height * 0.14
  const at = (x: number, y: number): [number, number] => [width * (0.5 + side * x), y]
  const tones = duneTones(stage, 0.4)
  addForms(
    stage,
    'back dune',
    0.56,
    dune(random.fork('back'), unit, {
      crest: [
        at(-0.7, shoreY - short * 0.08),
        at(-0.3, shoreY - short * 0.1),
        at(0, shoreY - short * 0.16),
        at(0.24, shoreY - short * 0.3),
        at(0.46, shoreY - short * 0.22),
        at(0.75, shoreY - short * 0.2),
      ],
      litFoot: [at(0.75, shoreY + 2), at(-0.7, shoreY + 2)],
      dimFoot: [
        at(0.75, shoreY + 1),
        at(0.34, shoreY),
        at(0.2, shoreY - short * 0.1),
        at(0.28, shoreY - short * 0.2),
      ],
      tones,
      ripples: 8,
    }),
  )
  const m = materialsAt(palette, 0.3)
  const grove: Shape[] = []
  const spots = pairs('0.3,1 0.36,0.8 0.22,0.72 0.42,0.94 -0.3,0.6 -0.36,0.74')
  for (const [x, tall] of spots) {
    const [px] = at(x + random.spread() * 0.03, 0)
    grove.push(
      ...palm(
        random,
        px,
        shoreY + 4 * unit,
        short * 0.27 * tall * random.range(0.9, 1.1),
        m.pine,
        m.bark,
      ),
    )
  }
  for (let i = 0; i < 34; i++) {
    const x = i % 3 ? random.range(0.14, 0.5) : random.range(-0.5, -0.22)
    const [px] = at(x, 0)
    grove.push(
      ...tuft(
        random,
        px,
        shoreY + 6 * unit,
        short * random.range(0.02, 0.05),
        shade(m.leaf, random.spread() * 0.05),
        0.1,
        6,
      ),
    )
  }
  addForms(stage, 'grove', 0.54, grove)
  addWater(stage, { top: shoreY, depth: 0.5, mirror: 1, ripples: 0.3, light })
  const sand = duneTones(stage, 0.14)
  const low = mixColour(sand.lit, palette.sky[2], 0.1)
  const bank = [
    at(-0.7, shoreY + height * 0.03),
    at(-0.44, shoreY + height * 0.06),
    at(-0.34, shoreY + height * 0.13),
    at(-0.12, shoreY + height * 0.22),
    at(0.2, shoreY + height * 0.26),
    at(0.42, shoreY + height * 0.19),
    at(0.75, shoreY + height * 0.1),
  ]
  addForms(stage, 'front dune', 0.3, [
    polygon(
      [...bank.map(([x, y]) => [x, y - 7 * unit] as const), at(0.75, height), at(-0.7, height)],
      shade(low, -0.12),
      { plain: true, alpha: 0.5 },
    ),
    ...dune(random.fork('front'), unit, {
      crest: bank,
      litFoot: [at(0.75, height * 1.05), at(-0.7, height * 1.05)],
      dimFoot: [
        at(0.75, shoreY + height * 0.16),
        at(0.4, shoreY + height * 0.27),
        at(0.1, height * 1.05),
        at(-0.1, height * 1.05),
        at(0, shoreY + height * 0.3),
      ],
      tones: sand,
      ripples: 14,
    }),
  ])
  const stones = Array.from({ length: 7 }, () => {
    const [x, y] = at(random.range(-0.4, 0.3), height * random.range(0.9, 0.99))
    const r = short * random.range(0.008, 0.022)
    return polygon(blot(random, x, y, r * 1.5, r, 0.2, 8), shade(sand.dim, 0.04))
  })
  addForms(stage, 'stones', 0.2, stones)
  anchor(stage, 'ground', [at(-0.22, 0)[0], shoreY + height * 0.3], short * 0.85, 0.16)
  anchor(stage, 'ground', [at(0.08, 0)[0], shoreY + 3 * unit], short * 0.55, 0.535)
  anchor(stage, 'ground', [at(0.24, 0)[0], shoreY + height * 0.34], short * 0.9, 0.14)
  anchor(stage, 'water', [at(0.02, 0)[0], shoreY + height * 0.11], short * 0.75, 0.36)
  anchor(stage, 'surface', [at(0.16, 0)[0], shoreY + height * 0.13], short * 0.3, 0.38)
  anchor(stage, 'span', [at(-0.05, 0)[0], shoreY + height * 0.06], short * 0.7, 0.45)
  offerAir(stage, { sky: [-0.2, 0.2], frame: -1, near: 0.4 })
  stage.focusX = at(0.28, 0)[0]
}
