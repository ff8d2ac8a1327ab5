import { offerAir } from '../parts/air'
import { type Stage, addForms } from '../parts/forms'
import { groundAnchor } from '../parts/ground'
import { addFarRange, addLand, woods } from '../parts/land'
import { addSky } from '../parts/sky'
import { meadowAt } from '../parts/soil'
import { addSnow, drifts, snowFirs } from './parts'
import { triples } from '../../drawing/notation'

/** The edge of the wood: tall firs at the frame, blue shadows over the clearing. */
export function buildFirs(stage: Stage): void {
  const { width, height, short, side, unit } = stage
  const random = stage.random.fork('firs')
  stage.horizon = height * random.range(0.44, 0.52)
  const { horizon } = stage
  addSky(stage, { clouds: 0.3, lightX: 0.5 - side * random.range(0.04, 0.16) })
  addFarRange(stage, 'mountain', short * random.range(0.16, 0.26), 0.92, 'alpine', {
    main: 0.5 + side * 0.1,
    bottom: horizon + height * 0.05,
  })
  addLand(stage, 'far wood', 0.72, horizon + height * 0.03, {
    form: 'hill',
    roll: 26 * unit,
    colour: meadowAt(stage, 0.7),
    snow: 1,
    cover: (ridge, fork) => woods(stage, fork, 0.66, ridge, 90, 76 * unit, { kind: 'conifer' }),
  })
  const field = addSnow(stage, 'field', {
    depth: 0.56,
    baseY: horizon + height * 0.1,
    roll: 10,
    peaks: [
      { x: width * (0.5 + side * 0.4), height: height * 0.05, reach: width * 0.6, form: 'dome' },
    ],
  })
  addForms(
    stage,
    'drifts',
    0.54,
    drifts(stage, random.fork('drifts'), horizon + height * 0.14, height, 16),
  )
  snowFirs(
    stage,
    'middle firs',
    triples('-0.4,0.62,0.3 -0.3,0.6,0.22 0.42,0.61,0.26 0.34,0.585,0.18 -0.22,0.585,0.16'),
    0.44,
  )
  snowFirs(stage, 'near firs', triples('-0.46,0.86,0.62 -0.34,0.78,0.42 0.47,0.8,0.44'), 0.2)
  addSnow(stage, 'front', {
    depth: 0.1,
    baseY: height * 0.97,
    roll: 6,
    shadow: 0.3,
    peaks: [
      { x: width * (0.5 - side * 0.5), height: height * 0.1, reach: width * 0.6, form: 'dome' },
    ],
  })
  groundAnchor(stage, field.ridge, width * (0.5 + side * 0.14), short * 0.6, 0.43)
  for (const [x, y, scale] of triples('0.12,0.76,0.85 -0.08,0.7,0.7 0.3,0.72,0.7')) {
    stage.anchors.get('ground')?.unshift({
      x: width * (0.5 + side * x),
      y: height * y,
      scale: short * scale,
      depth: 0.3,
      facing: side > 0 ? -1 : 1,
    })
  }
  offerAir(stage, { sky: [-0.04, 0.24], frame: 1, near: 0.42 })
  stage.focusX = width * (0.5 + side * 0.1)
}
