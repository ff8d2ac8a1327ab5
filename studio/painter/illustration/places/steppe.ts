import { type Oklch, mixColour } from '../../colour'
import { type Form, type Layer, ellipse, form, inside, layer, line, place } from '../build/form'
import { downwards, linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Stage, drawAir, band, hills, rect, drawSky } from './stage'
import { polyline, triples } from '../../drawing/notation'

/** A round felt tent; (0, 0) the middle of its foot, 440 wide. */
function yurt(lit: (c: Oklch) => Oklch, trim: Oklch): Form[] {
  const felt = lit([0.95, 0.015, 85])
  const band2 = (y: number, h: number): Form => many([rect(-230, y, 460, h)], trim)
  return [
    ellipse([20, 4], [250, 22], [0.35, 0.06, 120], 'shadow plain alpha 0.45 blur 8'),
    inside(
      form(
        `-216,0! -222,-130! 222,-130! 216,0! 0,18`,
        linear([-220, 0], [220, 0], tone(felt, -0.02), tone(felt, 0.03), tone(felt, -0.13)),
        'body',
      ),
      band2(-124, 16),
      band2(-22, 12),
      many(
        Array.from(
          { length: 15 },
          (_, i) =>
            [
              [-222 + i * 31, -96],
              [-206 + i * 31, -80],
              [-222 + i * 31, -64],
              [-238 + i * 31, -80],
            ] as const,
        ),
        trim,
      ),
    ),
    inside(
      form(
        `-246,-124! -130,-214 -48,-256! 48,-256! 130,-214 246,-124! 0,-104`,
        linear([-240, 0], [240, 0], tone(felt, 0.02), felt, tone(felt, -0.14)),
        'body',
      ),
      ...[-0.8, -0.45, 0, 0.45, 0.8].map((t) =>
        line(polyline([t * 50, -260], [t * 160, -190], [t * 250, -110]), 8, trim, 'detail even'),
      ),
    ),
    ellipse([0, -256], [52, 17], trim, 'body relief 4'),
    inside(
      form(`-46,12! -46,-104! 46,-104! 46,12!`, lit([0.56, 0.17, 28]), 'body'),
      many([rect(-34, -92, 28, 92), rect(6, -92, 28, 92)], lit([0.74, 0.13, 75])),
      many([rect(-28, -86, 16, 80), rect(12, -86, 16, 80)], lit([0.5, 0.1, 205])),
    ),
  ]
}

/** A grazing sheep from the side, about 120 wide. */
function sheep(lit: (c: Oklch) => Oklch): Form[] {
  const wool = lit([0.97, 0.01, 85])
  const face = lit([0.34, 0.02, 40])
  const lobes = triples('-36,-50,26 -10,-60,28 20,-58,28 40,-44,24 0,-40,34')
  return [
    ...[-30, -14, 20, 36].map((x) => line(polyline([x, -24], [x, 0]), 9, face, 'body even')),
    {
      rings: lobes.flatMap(([x, y, r]) => ellipse([x, y], [r, r * 0.85], wool).rings),
      union: true,
      role: 'body',
      fill: linear([0, -84], [0, -14], tone(wool, 0.02), tone(wool, -0.1)),
      relief: 6,
    },
    ellipse([62, -44], [18, 13], face, { role: 'body', turn: 0.6 }),
  ]
}

export function steppe(stage: Stage): Layer[] {
  const { frame, lit, random } = stage
  const { width, height } = frame
  const horizon = height * 0.5
  const green = stage.season === 'autumn' ? lit([0.72, 0.12, 85]) : lit([0.66, 0.13, 132])
  const short = Math.min(width, height) / 1000
  const trim = lit(random.fork('trim').pick<Oklch>(triples('0.5,0.13,250 0.55,0.17,28')))
  const side = random.fork('side').sign()
  const tents: [number, number, number][] = [
    [0.5 - side * 0.3, 0.6, 0.6],
    [0.5 + side * 0.34, 0.585, 0.46],
    [0.5 + side * 0.08, 0.76, 1.2],
  ]
  const own = random.fork('flock')
  const flock = Array.from(
    { length: 7 },
    () => [own.range(0.06, 0.94), own.range(0.66, 0.93)] as const,
  )
    .filter(([x, y]) => Math.abs(x - 0.5 - side * 0.08) > 0.3 || y > 0.84)
    .sort((a, b) => a[1] - b[1])
    .flatMap(([x, y], i) =>
      place(sheep(lit), [width * x, height * y], {
        scale: short * (0.35 + (y - 0.6) * 1.7),
        flip: i % 2 === 0,
      }),
    )
  const tufts = many(
    Array.from({ length: 60 }, () => {
      const [x, y] = [own.range(0, width), own.range(horizon + 40, height)]
      const s = 10 + ((y - horizon) / height) * 44
      return [
        [x - s * 0.3, y],
        [x - s * 0.16, y - s],
        [x, y - s * 0.3],
        [x + s * 0.2, y - s * 0.9],
        [x + s * 0.3, y],
      ] as const
    }),
    tone(green, -0.09),
    { role: 'foliage' },
  )
  return [
    ...drawSky(stage, horizon + 10),
    layer(
      'hills',
      'setting',
      hills(
        stage,
        horizon + 14,
        height * 0.13,
        mixColour(lit([0.56, 0.07, 215]), stage.low, 0.45),
        'far',
      ),
      hills(stage, horizon + 20, height * 0.08, mixColour(green, stage.low, 0.4), 'near'),
    ),
    layer(
      'grass',
      'ground',
      band(
        stage,
        horizon,
        height + 8,
        downwards(horizon, height, mixColour(green, stage.low, 0.25), green, tone(green, -0.08)),
      ),
    ),
    layer('tufts', 'masses', tufts),
    layer(
      'tents',
      'forms',
      ...tents.map(([x, y, s]) =>
        place(yurt(lit, trim), [width * x, height * y], { scale: s * short }),
      ),
    ),
    layer('flock', 'details', flock),
    ...drawAir(stage),
  ]
}
