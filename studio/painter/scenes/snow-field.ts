import { mix } from '../../lib/maths'
import { mixColour, shade } from '../colour'
import { pairs, type StrokePoint, triples } from '../drawing/notation'
import { blot, curve, pointsAt, polygon, type Shape, stroke } from '../geometry'
import { toneAt } from '../palette'
import { groundAnchor, offerAir } from './parts/offers'
import { addForms, type Stage } from './parts/forms'
import { addGrass } from './parts/grass'
import { addFarRange, addLand, woods } from './parts/land'
import { addSky } from './parts/sky'
import { meadowAt, snowAt } from './parts/soil'
import { addWater } from './parts/terrain'
import { anchor, type SceneDefinition, template } from './scene-definition'
import { buildHamlet } from './snow-field/hamlet'
import { buildRime } from './snow-field/rime'
import { addSnow, drifts, snowFirs } from './snow-field/parts'

/** The edge of the wood: tall firs at the frame, blue shadows over the clearing. */
function buildFirs(stage: Stage): void {
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

/** An empty plain of snow with one place for one thing. */
function buildPlain(stage: Stage): void {
  const { width, height, short, side, palette, slots } = stage
  const random = stage.random.fork('plain')
  stage.horizon = height * random.range(0.56, 0.64)
  const { horizon } = stage
  addSky(stage, {
    clouds: 0.4,
    lightX: 0.5 - side * random.range(0.14, 0.28),
    lightRadius: random.range(0.07, 0.1),
  })
  addFarRange(stage, 'far hills', short * 0.06, 0.93, 'dome', { bottom: horizon + height * 0.05 })
  const spot = 0.5 + side * random.range(0.08, 0.2)
  const field = addSnow(stage, 'field', {
    depth: 0.6,
    baseY: horizon + height * 0.04,
    roll: 6,
    peaks: [{ x: width * spot, height: height * 0.035, reach: width * 0.5, form: 'dome' }],
  })
  addForms(
    stage,
    'drifts',
    0.55,
    drifts(stage, random.fork('drifts'), horizon + height * 0.07, height, 18),
  )
  // without a requested tree the plain would be bare: it has one fir
  if (slots.subjects.length === 0)
    snowFirs(
      stage,
      'lone fir',
      [
        [
          (spot - 0.5) * side,
          (field.ridge[Math.round(spot * width)] ?? horizon) / height + 0.012,
          random.range(0.22, 0.3),
        ],
      ],
      0.5,
    )
  addGrass(stage, 'dry grass', 0.06, random.fork('grass'), {
    top: height * 0.84,
    foot: 1.02,
    count: 12,
    tall: [26, 70],
    colour: shade(toneAt(palette, 0.1, [0.6, 0.06, 75]), -0.05),
    wind: side * 0.5,
  })
  groundAnchor(stage, field.ridge, width * spot, short * 0.8, 0.5)
  groundAnchor(stage, field.ridge, width * (spot - side * 0.3), short * 0.6, 0.52)
  groundAnchor(stage, field.ridge, width * (spot + side * 0.16), short * 0.6, 0.53)
  offerAir(stage, { sky: [-0.14, 0.26], frame: -1 })
  stage.focusX = width * spot
}

/** A frozen lake: dark ice with white cracks and drifts of snow on it. */
function buildIce(stage: Stage): void {
  const { width, height, short, side, unit, palette } = stage
  const random = stage.random.fork('ice')
  stage.horizon = height * random.range(0.4, 0.5)
  const { horizon } = stage
  const light = addSky(stage, { clouds: 0.5, lightX: 0.5 - side * random.range(0.04, 0.22) })
  addFarRange(stage, 'mountains', short * random.range(0.2, 0.3), 0.9, 'alpine', {
    main: 0.5 + side * random.range(0.05, 0.26),
  })
  addLand(stage, 'shore', 0.72, horizon, {
    form: 'hill',
    bottom: horizon + 2,
    roll: 22 * unit,
    colour: meadowAt(stage, 0.7),
    snow: 1,
    cover: (ridge, fork) => woods(stage, fork, 0.68, ridge, 70, 46 * unit, { kind: 'conifer' }),
  })
  const ice = mixColour(palette.water, palette.sky[2], 0.42)
  addWater(stage, { top: horizon, depth: 0.66, mirror: 0.75, ripples: 0.06, light, colour: ice })
  const shapes: Shape[] = []
  const white = snowAt(stage, 0.05, 0.05)
  for (let i = 0; i < 11; i++) {
    const t = random.next()
    const y = mix(horizon + 8 * unit, height, t * t)
    const half = width * mix(0.05, 0.26, t) * random.range(0.6, 1.2)
    shapes.push(
      polygon(blot(random, random.next() * width, y, half, mix(2, 16, t) * unit, 0.34, 14), white, {
        plain: true,
        snow: true,
        alpha: 0.85,
      }),
    )
  }
  const crack = (
    x: number,
    y: number,
    dx: number,
    dy: number,
    long: number,
    left: number,
  ): void => {
    const points: StrokePoint[] = [[x, y]]
    let [px, py] = [x, y]
    const joints: (readonly [number, number])[] = []
    for (let i = 0; i < 7; i++) {
      const t = Math.max(0.05, (py - horizon) / (height - horizon))
      px += (dx + random.spread() * 0.7) * long * 0.14
      py += (dy + random.spread() * 0.25) * long * 0.14 * mix(0.3, 1, t)
      points.push([px, py])
      joints.push([px, py])
    }
    const size =
      mix(1.6, 4.5, Math.max(0, (y - horizon) / (height - horizon))) * unit * (left > 0 ? 1 : 0.6)
    shapes.push(stroke(points, size * 2.4, shade(ice, 0.1), 'both', { plain: true, alpha: 0.3 }))
    shapes.push(stroke(points, size, white, 'both', { plain: true, snow: true, alpha: 0.9 }))
    if (left === 0) return
    for (const [jx, jy] of joints.filter((_, i) => i % 2 === 1))
      crack(jx, jy, dx * 0.4 + random.sign() * 0.9, random.range(0.1, 0.7), long * 0.42, left - 1)
  }
  crack(width * (0.5 - side * 0.1), height * 1.02, side * 0.3, -0.9, height * 0.5, 2)
  crack(width * (0.5 + side * 0.55), height * 0.74, -side * 1, 0.12, width * 0.7, 1)
  crack(width * (0.5 - side * 0.55), height * 0.62, side * 1, -0.1, width * 0.4, 1)
  shapes.push(
    curve(pointsAt([0, horizon], [width, unit], '0,6 0.5,4 1,6'), 9 * unit, white, 'even', {
      plain: true,
      snow: true,
      alpha: 0.8,
    }),
  )
  addForms(stage, 'ice', 0.6, shapes)
  const bank = addSnow(stage, 'bank', {
    depth: 0.2,
    baseY: height * 1.02,
    roll: 6,
    peaks: [
      { x: width * (0.5 + side * 0.5), height: height * 0.17, reach: width * 0.5, form: 'dome' },
    ],
  })
  groundAnchor(stage, bank.ridge, width * (0.5 + side * 0.26), short * 0.9, 0.19)
  anchor(stage, 'ground', [width * (0.5 - side * 0.1), mix(horizon, height, 0.4)], short * 0.7, 0.4)
  groundAnchor(stage, bank.ridge, width * (0.5 + side * 0.4), short * 0.8, 0.192)
  anchor(
    stage,
    'water',
    [width * (0.5 - side * 0.14), mix(horizon, height, 0.46)],
    short * 0.8,
    0.38,
  )
  for (const [x, y] of pairs('-0.2,0.62 0,0.7 0.1,0.54'))
    anchor(
      stage,
      'surface',
      [width * (0.5 + side * x), mix(horizon, height, y)],
      short * 0.45,
      0.35,
    )
  offerAir(stage, { sky: [-0.14, 0.24], frame: -1 })
  stage.focusX = width * (0.5 + side * 0.14)
}

const OFFERS = ['ground', 'sky', 'near', 'corner'] as const

export const snowField: SceneDefinition = {
  id: 'snow-field',
  habits: [
    ['birds', 0.25],
    ['cottage', 0.15],
  ],
  templates: [
    template('plain', OFFERS, buildPlain, { framing: ['empty', 'low-horizon'] }),
    template('firs', OFFERS, buildFirs, { motifs: ['firs'], framing: ['framed', 'close'] }),
    template('ice', [...OFFERS, 'water', 'surface'], buildIce, {
      motifs: ['frozen-lake'],
      framing: ['symmetry', 'wide'],
      // ice is no 雪地
      weight: () => 0,
    }),
    template('rime', OFFERS, buildRime, { motifs: ['rime'], weight: () => 0 }),
    template('hamlet', OFFERS, buildHamlet, {
      framing: ['above', 'diagonal', 'path', 'high-horizon'],
    }),
  ],
}
