import { type Oklch, mixColour } from '../../colour'
import { polyline, triples } from '../../drawing/notation'
import { disc, inside, line, linear, polygonForm, roundRect, tone } from '../build/form'
import type { Form } from '../node'
import { type Stage, band, hills } from '../places/stage'

export const isSnowy = ({ brief, season }: Stage): boolean =>
  brief.weather.has('snow') || season === 'winter'

/** Three rows of hills, the far ones pale; their foot at `base`. */
export function range(stage: Stage, base: number): Form[] {
  const rows: readonly Oklch[] = isSnowy(stage)
    ? triples('0.93,0.015,235 0.9,0.015,235 0.87,0.015,235')
    : triples('0.78,0.07,155 0.7,0.09,148 0.62,0.1,143')
  return rows.map((colour, i) =>
    hills(
      stage,
      base,
      230 - i * 70,
      mixColour(stage.lit(colour), stage.low, 0.4 - i * 0.16),
      `${i}`,
    ),
  )
}

/** A road across the picture; its far edge is at `base` less 46. */
export function road(stage: Stage, base: number): Form[] {
  const { frame, lit } = stage
  const snow = isSnowy(stage)
  const asphalt = lit(snow ? [0.86, 0.012, 240] : [0.45, 0.012, 265])
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
      lit(snow ? [0.98, 0.005, 240] : [0.78, 0.02, 90]),
      'detail',
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      roundRect([i * 190 - 60, base + 60, 100, 14], 4, lit([0.95, 0.03, 95]), 'detail'),
    ),
  ]
}

export function planets({ frame, random }: Stage): Form[] {
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

export function studio(stage: Stage, base: number): Form[] {
  const { frame, random } = stage
  const colour = random.pick<Oklch>(
    triples('0.9,0.04,60 0.88,0.045,230 0.9,0.04,160 0.88,0.045,320 0.4,0.05,270'),
  )
  return [
    band(
      stage,
      0,
      frame.height,
      linear([0, 0], [0, frame.height], tone(colour, 0.04), tone(colour, -0.02)),
    ),
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
