import { offerAir } from '../parts/air'
import { type Stage, addForms } from '../parts/forms'
import { addSky } from '../parts/sky'
import { anchor } from '../scene-definition'
import { dune, duneTones } from './dune'
import { farDunes } from './far'
import { polyline } from '../../drawing/notation'

/** One crest winds in an S from the viewer's feet up to the highest dune. */
export function buildCrest(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('crest')
  stage.horizon = height * random.range(0.46, 0.54)
  const { horizon } = stage
  addSky(stage, { clouds: 0.5, lightX: 0.5 - side * random.range(0.16, 0.28) })
  farDunes(stage, 3, horizon, height * 0.05)
  const at = (x: number, y: number): [number, number] => [width * (0.5 + side * x), height * y]
  const peak = random.range(0.1, 0.2)
  const top = (horizon / height) * random.range(0.62, 0.8)
  const swing = random.range(0.85, 1.2)
  const out = 0.75
  const shapes = [
    // the shoulder behind runs out on both sides
    ...dune(random.fork('shoulder'), unit, {
      crest: [
        at(-0.75, 0.62),
        at(-0.4, 0.6),
        at(-0.1, 0.56),
        at(0.14, top + 0.1),
        at(0.4, 0.52),
        at(0.8, 0.6),
      ],
      litFoot: [at(0.8, 0.9), at(-0.75, 0.9)],
      dimFoot: [at(0.8, 0.6), at(0.3, 0.56)],
      tones: duneTones(stage, 0.42),
    }),
    ...dune(random.fork('main'), unit, {
      crest: [
        at(peak, top),
        at(peak - 0.05, top + 0.06),
        at(peak - 0.18 * swing, top + 0.17),
        at(peak - 0.12 * swing, top + 0.28),
        at(peak + 0.1 * swing, top + 0.38),
        at(peak + 0.14 * swing, top + 0.48),
        at(peak - 0.1 * swing, top + 0.6),
        at(peak - 0.36 * swing, 1.06),
      ],
      litFoot: [at(-out, 1.06), at(-out, 0.72), at(-0.35, 0.64), at(peak - 0.12, top + 0.12)],
      dimFoot: [
        at(out, 1.06),
        at(out, 0.66),
        at(peak + 0.26, top + 0.16),
        at(peak + 0.08, top + 0.03),
      ],
      tones: duneTones(stage, 0.16),
      ripples: 22,
    }),
  ]
  addForms(stage, 'dune', 0.4, shapes)
  for (const [x, y, scale] of polyline(
    [peak + 0.02 - 0.2 * swing, top + 0.2, 0.62],
    [-0.3, 0.8, 0.85],
    [0.3, 0.8, 0.8],
  )) {
    const [px, py] = at(x, y)
    anchor(stage, 'ground', [px, py], short * scale, 0.3 - y * 0.15)
  }
  offerAir(stage, { sky: [-0.2, 0.22], frame: -1 })
  stage.focusX = width * (0.5 + side * peak)
}
