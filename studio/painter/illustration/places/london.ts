import type { Point } from '../../drawing/notation'
import { mixColour } from '../../colour'
import { type Form, type Layer, ellipse, layer, place, polygonForm } from '../build/form'
import { fillPolygon } from '../build/outlines'
import { downwards, tone, tones } from '../build/fill'
import { many } from '../build/still/item'
import { doubleDecker } from '../vehicles/double-decker'
import { callBox, clockTower, house, streetLamp } from './london-parts'
import { type Stage, drawAir, isDark, rect, drawSky, tree } from './stage'

export function london(stage: Stage): Layer[] {
  const { frame, lit, high, low } = stage
  const { width, height } = frame
  const own = stage.random.fork('london')
  const dark = isDark(stage)
  const side: -1 | 1 = own.chance(0.5) ? -1 : 1
  const kerb = height * 0.79
  const towerX = width * (0.5 + side * 0.2)
  // the terrace leaves the side of the tower open
  const w = 262
  const count = Math.max(2, Math.round((width * 0.64) / w))
  const h = Math.min(height * 0.5, 560)
  const houses = Array.from({ length: count }, (_, i) => {
    const x = side > 0 ? i * w - 30 : width - (i + 1) * w + 30
    return place(house(w, h * (i % 2 ? 0.95 : 1), stage, i), [x, kerb - 16])
  }).flat()
  const far = Array.from({ length: 7 }, (_, i) => {
    const fw = width * 0.1
    const x = side > 0 ? width - (i + 1) * fw * 0.8 : i * fw * 0.8 - 20
    const top = kerb - height * (0.16 + ((i * 5) % 3) * 0.045)
    const tint = mixColour(lit([0.62, 0.05, 45]), low, 0.42 + (i % 2) * 0.14)
    const lights: Point[][] = []
    for (let y = top + 20; y < kerb - 30; y += 40)
      for (const u of [0.2, 0.58]) lights.push(rect(x + fw * u, y, fw * 0.18, 20))
    return [
      fillPolygon(tint, 'backdrop')`${x},${kerb} ${x},${top} ${x + fw / 2},${top - (i % 2 ? 34 : 0)}
        ${x + fw},${top} ${x + fw},${kerb}`,
      many(lights, dark ? [0.9, 0.11, 82] : tone(tint, -0.08), {
        role: dark ? 'glow' : 'detail',
        alpha: 0.8,
      }),
    ]
  }).flat()
  const road = lit([0.5, 0.015, 260])
  const wet = stage.brief.weather.has('rain')
  const pavement = lit([0.76, 0.02, 80])
  const box = (from: number, to: number, fill: Parameters<typeof polygonForm>[1]): Form =>
    polygonForm([rect(-4, from, width + 8, to - from)], fill, 'ground plain')
  const dashes = many(
    Array.from({ length: 9 }, (_, i) => rect(width * (i / 8) - 60, height * 0.965, 96, 11)),
    lit([0.95, 0.01, 90]),
  )
  const flags = many(
    Array.from({ length: 16 }, (_, i) => rect((width * i) / 15, kerb, 3, height * 0.05)),
    tone(pavement, -0.1),
  )
  const busX = width * (0.5 + side * own.range(-0.14, 0.1))
  const shine =
    wet || dark
      ? [
          ellipse(
            [busX, height * 0.975],
            [340, 26],
            lit([0.6, 0.18, 28]),
            'light plain alpha 0.3 blur 14',
          ),
        ]
      : []
  const bus = doubleDecker({
    colour: lit([0.53, 0.2, 27]),
    second: lit([0.95, 0.01, 90]),
    random: own.fork('bus'),
  })
  const busScale = Math.min(0.56, (width * 0.48) / 840)
  const grey = mixColour(high, low, 0.5)
  return [
    ...drawSky(stage, kerb, [width * (0.5 + side * 0.36), kerb * 0.3]),
    layer('far roofs', 'setting', far),
    layer(
      'clock tower',
      'masses',
      place(clockTower(lit, dark), [towerX + side * width * 0.1, kerb], {
        scale: Math.min(1, (height * 0.74) / 770),
      }),
    ),
    layer(
      'trees',
      'masses',
      [0.3, 0.42]
        .map((t) =>
          tree(
            [width * (0.5 + side * t), kerb + 4],
            150,
            lit(stage.season === 'autumn' ? [0.68, 0.14, 65] : [0.5, 0.09, 145]),
            own.fork(`tree ${t}`),
          ),
        )
        .flat(),
    ),
    layer('houses', 'forms', houses),
    layer(
      'pavement',
      'ground',
      box(kerb - 18, height * 0.842, downwards(kerb, height * 0.842, ...tones(pavement, 0, -0.05))),
      box(height * 0.842, height * 0.855, tone(pavement, -0.16)),
      box(
        height * 0.855,
        height + 8,
        downwards(height * 0.855, height, mixColour(road, grey, wet ? 0.3 : 0.05), road),
      ),
      flags,
      dashes,
    ),
    layer(
      'bus',
      'forms',
      place(bus, [busX, height * 0.925], { scale: busScale, flip: side > 0 }),
      shine,
    ),
    layer(
      'street',
      'details',
      place(streetLamp(lit, dark), [width * (0.5 - side * 0.4), height * 0.845], { scale: 0.92 }),
      place(callBox(lit, dark), [width * (0.5 + side * 0.4), height * 0.86], { scale: 1.05 }),
    ),
    ...drawAir(stage),
  ]
}
