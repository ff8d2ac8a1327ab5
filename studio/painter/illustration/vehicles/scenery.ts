import { type Oklch, mixColour } from '../../colour'
import { triples } from '../../drawing/notation'
import { type Form, disc, place, roundRect } from '../build/form'
import { fillPolygon } from '../build/outlines'
import { downwards, tone, tones } from '../build/fill'
import { WORLDS, globe, ringHalf } from '../places/globe'
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
    fillPolygon(downwards(base - 46, bottom, ...tones(asphalt, 0.05, -0.06)), 'ground')`
      0,${base - 46} ${frame.width},${base - 46} ${frame.width},${bottom} 0,${bottom}`,
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

/** A world with rings and a small one, on two sides. */
export function planets(stage: Stage): Form[] {
  const { frame, random } = stage
  const { saturn, planet, mars, earth } = WORLDS
  const great = random.pick([saturn, planet])
  const x = frame.width * random.pick([0.18, 0.82])
  const y = frame.height * random.range(0.16, 0.3)
  const whole = [
    ...ringHalf(false, tone(great.body, -0.08)),
    globe(great, stage),
    ...ringHalf(true, tone(great.body, 0.04)),
  ]
  return [
    ...place(whole, [x, y], { scale: 1.1, turn: -0.34 }),
    ...place([globe(random.pick([mars, earth]), stage)], [frame.width - x, frame.height * 0.8], {
      scale: 0.62,
    }),
  ]
}

export function studio(stage: Stage, base: number): Form[] {
  const { frame, random } = stage
  const colour = random.pick<Oklch>(
    triples('0.9,0.04,60 0.88,0.045,230 0.9,0.04,160 0.88,0.045,320 0.4,0.05,270'),
  )
  return [
    band(stage, 0, frame.height, downwards(0, frame.height, ...tones(colour, 0.04, -0.02))),
    disc(
      [frame.width / 2, base - 380],
      400,
      tone(colour, colour[0] < 0.6 ? 0.07 : -0.05),
      'backdrop',
    ),
    fillPolygon(tone(colour, -0.07), 'ground')`0,${base - 60} ${frame.width},${base - 60}
      ${frame.width},${frame.height} 0,${frame.height}`,
  ]
}
