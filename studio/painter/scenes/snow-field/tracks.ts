import { type Shape, blot, polygon } from '../../geometry'
import { mix } from '../../../lib/maths'
import { offerAir } from '../parts/air'
import { type Stage, addForms } from '../parts/forms'
import { groundAnchor } from '../parts/ground'
import { addFarRange } from '../parts/land'
import { winding } from '../parts/ribbon'
import { addSky } from '../parts/sky'
import { snowAt } from '../parts/soil'
import { along } from '../parts/stream'
import { addSnow, drifts, snowFirs } from './parts'
import { polyline } from '../../drawing/notation'

/** White hills, and footprints over them. */
export function buildTracks(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('tracks')
  stage.horizon = height * random.range(0.34, 0.42)
  const { horizon } = stage
  addSky(stage, { clouds: 0.4, lightX: 0.5 - side * random.range(0.1, 0.26) })
  addFarRange(stage, 'far', short * 0.14, 0.94, 'alpine', {
    main: 0.5 - side * 0.2,
    bottom: horizon + height * 0.06,
  })
  const rows = [
    [0.8, 0.06, -0.3, 0.12],
    [0.66, 0.16, 0.3, 0.15],
    [0.5, 0.3, -0.34, 0.16],
    [0.3, 0.46, 0.2, 0.16],
  ] as const
  const ridges = rows.map(([depth, down, x, tall], i) => {
    const baseY = horizon + height * down
    const land = addSnow(stage, `hill ${i}`, {
      depth,
      baseY,
      roll: 8,
      shadow: i % 2 ? 0.1 : 0.32,
      peaks: [
        { x: width * (0.5 + side * x), height: height * tall, reach: width * 0.55, form: 'dome' },
        {
          x: width * (0.5 - side * x * 1.8),
          height: height * tall * 0.5,
          reach: width * 0.4,
          form: 'dome',
        },
      ],
    })
    addForms(
      stage,
      `drifts ${i}`,
      depth - 0.005,
      drifts(
        stage,
        random.fork(`drifts ${i}`),
        baseY - height * tall * 0.3,
        baseY + height * 0.12,
        5,
      ),
    )
    return land.ridge
  })
  snowFirs(
    stage,
    'firs far',
    [
      [0.36, horizon / height + 0.075, 0.1],
      [0.42, horizon / height + 0.09, 0.13],
      [0.3, horizon / height + 0.085, 0.08],
    ],
    0.62,
  )
  snowFirs(
    stage,
    'firs',
    polyline([-0.4, horizon / height + 0.27, 0.2], [-0.33, horizon / height + 0.25, 0.14]),
    0.4,
  )
  const top = Math.min(...(ridges[3] ?? [height * 0.7]))
  const way = winding(
    stage,
    random,
    [0.5 + side * 0.16, top + height * 0.01],
    [0.5 - side * random.range(0, 0.2), height * 1.04],
    random.range(0.1, 0.18),
    random.range(1.6, 2.6),
    [short * 0.005, short * 0.05],
  )
  const steps: Shape[] = []
  const count = 34
  for (let i = 0; i < count; i++) {
    const [x, y, half = 1] = along(way, mix(0.04, 0.98, i / (count - 1)))
    const off = (i % 2 ? 1 : -1) * half * 0.42
    steps.push(
      polygon(
        blot(random, x + off, y, half * 0.3, half * 0.17, 0.14, 9),
        snowAt(stage, 0.05, 0.9),
        { plain: true, alpha: 0.85 },
      ),
    )
  }
  addForms(stage, 'tracks', 0.28, steps)
  const near = ridges[3]
  const middle = ridges[2]
  if (!near || !middle) return
  groundAnchor(stage, near, width * (0.5 + side * 0.14), short * 0.75, 0.29)
  groundAnchor(stage, middle, width * (0.5 - side * 0.2), short * 0.5, 0.49)
  groundAnchor(stage, near, width * (0.5 + side * 0.34), short * 0.7, 0.292)
  offerAir(stage, { sky: [-0.16, 0.22], frame: -1 })
  stage.focusX = width * (0.5 + side * 0.16)
}
