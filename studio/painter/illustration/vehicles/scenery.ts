import type { Oklch } from '../../colour'
import type { Random } from '../../../lib/random'
import { disc, form, inside, line, linear, polygonForm, roundRect, tone } from '../build/form'
import type { Fill, Form, Frame } from '../node'
import { pairs, polyline, triples, twoTriples } from '../../drawing/notation'

export interface Surroundings {
  readonly frame: Frame
  readonly random: Random
  readonly night: boolean
  readonly snow: boolean
  /** Evening or morning light, low over the ground. */
  readonly glow: 'sunset' | 'dawn' | null
  readonly storm: boolean
}

export const field = ({ width, height }: Frame, fill: Fill): Form =>
  polygonForm([polyline([0, 0], [width, 0], [width, height], [0, height])], fill, 'ground')

const GLOWS = {
  sunset: triples('0.52,0.11,310 0.84,0.13,58'),
  dawn: triples('0.74,0.07,265 0.93,0.08,55'),
} as const
const STORM_SKY = triples('0.36,0.025,255 0.6,0.02,240')

/** Slanting rain over everything. */
export function heavyRain({ frame: { width, height }, random }: Surroundings): Form[] {
  return Array.from({ length: Math.round((width * height) / 9000) }, () => {
    const [x, y, long] = [
      random.range(0, width * 1.1),
      random.range(-40, height),
      random.range(40, 90),
    ]
    const points = polyline([x, y], [x - long * 0.17, y + long * 0.5], [x - long * 0.34, y + long])
    return line(points, 3.5, [0.86, 0.02, 240], 'detail end alpha 0.7')
  })
}

export function sky({ frame, night, random, glow, storm }: Surroundings): Form {
  const day = [
    twoTriples('0.78,0.085,232 0.95,0.03,200'),
    twoTriples('0.86,0.06,215 0.96,0.035,90'),
    twoTriples('0.74,0.09,300 0.9,0.09,55'),
    twoTriples('0.88,0.05,180 0.97,0.03,100'),
  ] as const
  const [top, low] = night
    ? twoTriples('0.27,0.075,275 0.46,0.1,300')
    : storm
      ? STORM_SKY
      : glow
        ? GLOWS[glow]
        : random.pick(day)
  return field(frame, linear([0, 0], [0, frame.height * 0.75], top, low))
}

export function clouds({ frame, random, night, glow, storm }: Surroundings, count: number): Form[] {
  const lit: Oklch = glow ? [0.88, 0.08, 40] : [0.985, 0.008, 220]
  const fill: Oklch = night ? [0.45, 0.06, 280] : storm ? [0.44, 0.02, 255] : lit
  return Array.from({ length: count }, (_, i) => {
    const [x, y, k] = [
      frame.width * ((i + random.next()) / count),
      frame.height * random.range(0.08, 0.42),
      random.range(0.6, 1.25),
    ]
    return triples('-80,14,46 -26,-18,64 44,-4,54 98,18,36')
      .map(([dx = 0, dy = 0, r = 0]) =>
        disc([x + dx * k, y + dy * k], r * k, fill, 'backdrop plain'),
      )
      .concat(roundRect([x - 126 * k, y + 12 * k, 262 * k, 46 * k], 23 * k, fill, 'backdrop plain'))
  }).flat()
}

export function stars({ frame, random }: Surroundings, count: number): Form[] {
  return Array.from({ length: count }, () =>
    disc(
      [random.range(0, frame.width), random.range(0, frame.height)],
      random.range(1.6, 6),
      [0.98, 0.02, 90],
      { role: 'glow', alpha: random.range(0.5, 1) },
    ),
  )
}

export function skyline({ frame, random, night }: Surroundings, base: number): Form[] {
  const forms: Form[] = []
  for (const [row, tint] of pairs('0,0.12 1,0')) {
    let x = -40 - row * 30
    while (x < frame.width + 40) {
      const [w, h] = [random.range(80, 150), random.range(130, 330) * (row ? 0.8 : 1.1)]
      const wall: Oklch = night ? [0.34 + tint * 0.6, 0.05, 275] : [0.72 + tint, 0.045, 235]
      const windows = Array.from({ length: Math.floor(h / 52) * 2 }, (_, i) =>
        roundRect(
          [x + w * (i % 2 ? 0.58 : 0.18), base - h + 24 + Math.floor(i / 2) * 52, w * 0.22, 26],
          3,
          night && random.chance(0.6) ? [0.88, 0.12, 88] : tone(wall, night ? 0.05 : 0.08),
          { role: night ? 'glow' : 'detail' },
        ),
      )
      forms.push(
        inside(
          roundRect([x, base - h, w, h + 40], 6, wall, { role: 'backdrop', plain: row === 0 }),
          ...windows,
        ),
      )
      x += w + random.range(4, 26)
    }
  }
  return forms
}

export function hills({ frame, night, snow }: Surroundings, base: number): Form[] {
  return [0, 1, 2].map((i) => {
    const fill: Oklch = snow
      ? [0.93 - i * 0.03, 0.015, 235]
      : night
        ? [0.4 - i * 0.05, 0.05, 220]
        : [0.82 - i * 0.07, 0.07 + i * 0.012, 155 - i * 6]
    const y = base - 190 + i * 70
    return form(
      `-90,${base + 60} -90,${y + 20} ${frame.width * (0.2 + i * 0.05)},${y - 60}
        ${frame.width * 0.5},${y + 30 - i * 20} ${frame.width * (0.76 - i * 0.06)},${y - 70}
        ${frame.width + 90},${y + 10} ${frame.width + 90},${base + 60}`,
      fill,
      'backdrop',
    )
  })
}

export function road({ frame, snow }: Surroundings, base: number): Form[] {
  const asphalt: Oklch = snow ? [0.86, 0.012, 240] : [0.45, 0.012, 265]
  const bottom = frame.height
  return [
    polygonForm(
      [polyline([0, base - 46], [frame.width, base - 46], [frame.width, bottom], [0, bottom])],
      linear([0, base - 46], [0, bottom], tone(asphalt, 0.05), tone(asphalt, -0.06)),
      'ground',
    ),
    roundRect(
      [0, base - 52, frame.width, 14],
      0,
      snow ? [0.98, 0.005, 240] : [0.78, 0.02, 90],
      'detail',
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      roundRect([i * 190 - 60, base + 60, 100, 14], 4, [0.95, 0.03, 95], 'detail'),
    ),
  ]
}

export function sea(
  { frame, night, glow, storm }: Surroundings,
  base: number,
): { behind: Form[]; before: Form[] } {
  const water: Oklch = night
    ? [0.36, 0.08, 255]
    : storm
      ? [0.44, 0.045, 235]
      : glow
        ? [0.56, 0.09, 300]
        : [0.66, 0.1, 230]
  // a storm throws them three times as high
  const rise = storm ? 3.2 : 1
  const wave = (y: number, k: number, fill: Oklch): Form => {
    const points = Array.from({ length: 15 }, (_, i): [number, number] => [
      -80 + (i * (frame.width + 160)) / 14,
      y + (i % 2 ? -16 : 14) * k * rise,
    ])
    return form(
      [
        { x: -80, y: frame.height + 60, corner: true },
        ...points,
        { x: frame.width + 80, y: frame.height + 60, corner: true },
      ],
      fill,
      'backdrop',
    )
  }
  return {
    behind: [wave(base - 70, 0.5, tone(water, 0.08)), wave(base - 20, 0.8, tone(water, 0.03))],
    before: [
      wave(base + 20, 1, water),
      wave(base + 110, 1.2, tone(water, -0.05)),
      wave(base + 210, 1.3, tone(water, -0.09)),
    ],
  }
}

export function planets({ frame, random }: Surroundings): Form[] {
  const palette: readonly [Oklch, ...Oklch[]] = triples(
    '0.72,0.12,52 0.66,0.1,250 0.74,0.1,340 0.76,0.11,150',
  )
  const big = random.pick(palette)
  const [x, y, r] = [
    frame.width * random.pick([0.16, 0.84]),
    frame.height * random.range(0.16, 0.3),
    120,
  ]
  return [
    inside(
      disc([x, y], r, big, 'backdrop relief 34'),
      ...[-50, -10, 36].map((dy, i) =>
        roundRect([x - r, y + dy, r * 2, 16 + i * 6], 8, tone(big, i % 2 ? 0.06 : -0.06), 'detail'),
      ),
    ),
    line(
      polyline([x - r * 1.6, y + 36], [x - 30, y + 26], [x + r * 1.6, y - 36]),
      13,
      tone(big, 0.14),
      'backdrop soft',
    ),
    inside(
      disc([frame.width - x, frame.height * 0.8], 64, random.pick(palette), 'backdrop relief 20'),
      disc(
        [frame.width - x - 20, frame.height * 0.8 - 14],
        15,
        [0.6, 0.05, 280],
        'detail alpha 0.4',
      ),
    ),
  ]
}

export function studio({ frame, random }: Surroundings, base: number): Form[] {
  const colour = random.pick<Oklch>(
    triples('0.9,0.04,60 0.88,0.045,230 0.9,0.04,160 0.88,0.045,320 0.4,0.05,270'),
  )
  return [
    field(frame, linear([0, 0], [0, frame.height], tone(colour, 0.04), tone(colour, -0.02))),
    disc(
      [frame.width / 2, base - 380],
      400,
      tone(colour, colour[0] < 0.6 ? 0.07 : -0.05),
      'backdrop',
    ),
    polygonForm(
      [
        polyline(`0,${base - 60} ${frame.width},${base - 60} ${frame.width},${frame.height}
            0,${frame.height}`),
      ],
      tone(colour, -0.07),
      'ground',
    ),
  ]
}
