import { mixColour } from '../../colour'
import { offerAir } from '../parts/air'
import { type Stage, addForms } from '../parts/forms'
import { addSky } from '../parts/sky'
import { anchor } from '../scene-definition'
import { dune, duneTones } from './dune'
import { farDunes } from './far'
import { triples } from '../../drawing/notation'

/** A single great dune like a pyramid, with arms that reach towards the viewer. */
export function buildStar(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('star')
  stage.horizon = height * random.range(0.6, 0.66)
  const { horizon } = stage
  const middle = random.range(-0.08, 0.12)
  addSky(stage, {
    clouds: 0.4,
    lightX: 0.5 + side * (middle + random.pick([0, -0.3])),
    lightRadius: random.range(0.09, 0.13),
    lightY: random.range(0.3, 0.44),
  })
  farDunes(stage, 2, horizon, height * 0.025)
  const span = Math.min(width, height * 1.1)
  const top = horizon - span * random.range(0.26, 0.36)
  const at = (x: number, y: number): [number, number] => [
    width * 0.5 + side * (width * middle + span * x),
    y,
  ]
  const foot = (share: number): number => horizon + (height - horizon) * share
  const near = duneTones(stage, 0.12)
  const shapes = [
    ...dune(random.fork('back'), unit, {
      crest: [
        at(-0.95, foot(0.1)),
        at(-0.5, foot(-0.1)),
        at(-0.2, top + span * 0.1),
        at(0, top),
        at(0.2, top + span * 0.12),
        at(0.5, foot(-0.16)),
        at(0.95, foot(0.12)),
      ],
      litFoot: [at(0.95, foot(0.8)), at(-0.95, foot(0.8))],
      dimFoot: [at(0.95, foot(0.12)), at(0.95, foot(0.5)), at(0.1, foot(0.5)), at(0, top)],
      tones: duneTones(stage, 0.34),
    }),
    ...dune(random.fork('arm'), unit, {
      crest: [
        at(0, top),
        at(-0.02, top + span * 0.09),
        at(0.05, top + span * 0.2),
        at(0, foot(0.05)),
        at(-0.12, foot(0.3)),
        at(-0.06, foot(0.55)),
      ],
      litFoot: [at(-0.5, foot(0.5)), at(-0.7, foot(0.24)), at(-0.24, top + span * 0.2)],
      dimFoot: [at(0.5, foot(0.48)), at(0.72, foot(0.2)), at(0.26, top + span * 0.2)],
      tones: duneTones(stage, 0.22),
      ripples: 9,
    }),
    ...dune(random.fork('front'), unit, {
      crest: [
        at(-1.2, foot(0.56)),
        at(-0.6, foot(0.44)),
        at(-0.2, foot(0.54)),
        at(0.2, foot(0.66)),
        at(0.7, foot(0.5)),
        at(1.2, foot(0.6)),
      ],
      litFoot: [at(1.2, height * 1.05), at(-1.2, height * 1.05)],
      dimFoot: [at(1.2, foot(0.72)), at(0.7, foot(0.6)), at(0.2, foot(0.74)), at(-0.2, foot(0.6))],
      tones: { lit: near.lit, dim: mixColour(near.lit, near.dim, 0.3) },
      ripples: 12,
    }),
  ]
  addForms(stage, 'star dune', 0.4, shapes)
  for (const [x, share, scale] of triples('0.26,0.86,0.8 -0.26,0.8,0.75 0.02,0.95,0.7')) {
    const [px, py] = at(x, foot(share))
    anchor(stage, 'ground', [px, py], short * scale, 0.12)
  }
  offerAir(stage, { sky: [-0.24, 0.2], frame: -1, near: 0.4 })
  stage.focusX = at(0, 0)[0]
}
