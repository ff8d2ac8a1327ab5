import { type Oklch, mixColour } from '../../colour'
import { triples, twoTriples } from '../../drawing/notation'
import { type Form, type Layer, disc, form, layer, line } from '../build/form'
import { fillPath } from '../build/outlines'
import { linear, linearStops, tone } from '../build/fill'
import { type Stage, band, dash } from './stage'

/** Open water, from above its horizon and from under it: of animals and of ships. */

/** Water from the horizon to the foot of the picture, in the light of the hour. */
export function sea(stage: Stage, horizon: number): { layer: Layer; deep: Oklch } {
  const { frame, lit, low, high, time } = stage
  const sunny = time === 'day' || time === 'dawn'
  const deep = sunny ? lit([0.5, 0.11, 242]) : mixColour(high, [0.36, 0.09, 262], 0.45)
  const near = sunny ? lit([0.66, 0.1, 220]) : mixColour(low, deep, 0.45)
  const own = stage.random.fork('sparkle')
  const sparkles = Array.from({ length: 30 }, () => {
    const t = own.next()
    return dash(
      [own.range(0, frame.width), horizon + 10 + (frame.height - horizon) * t * t],
      own.range(16, 50) * (0.4 + t),
      3 + t * 6,
      mixColour(low, [0.98, 0.02, 90], 0.3),
      { alpha: 0.5 },
    )
  })
  return {
    layer: layer(
      'sea',
      'ground',
      band(
        stage,
        horizon,
        frame.height + 8,
        linear([0, horizon], [0, frame.height], mixColour(near, low, 0.3), near, deep),
      ),
      sparkles,
    ),
    deep,
  }
}

/** A row of waves, `tall` high, that covers all below it. */
export function wave(stage: Stage, y: number, tall: number, colour: Oklch): Form {
  const { width, height } = stage.frame
  const crests = Array.from({ length: 11 }, (_, i) => ({
    x: -80 + ((width + 160) * i) / 10,
    y: y + (i % 2 ? -tall : tall),
    corner: false,
  }))
  return form(
    [
      { x: -90, y: height + 20, corner: true },
      ...crests,
      { x: width + 90, y: height + 20, corner: true },
    ],
    linear([0, y], [0, height], tone(colour, 0.04), tone(colour, -0.06)),
    'backdrop plain',
  )
}

/** Under water: light from above, sand and weeds, and bubbles before everything. */
export function deepWater(stage: Stage): { water: Layer; bed: Layer; bubbles: Layer } {
  const { frame, random } = stage
  const { width, height } = frame
  const own = random.fork('deep')
  const [top, foot]: readonly [Oklch, Oklch] =
    stage.time === 'night'
      ? twoTriples('0.42,0.1,255 0.2,0.07,262')
      : twoTriples('0.8,0.09,205 0.42,0.11,240')
  const rays = [0.14, 0.36, 0.62, 0.86].map((x) =>
    form(
      `${width * x - 30},-10 ${width * x + 50},-10 ${width * (x - 0.08) + 130},${height * 0.8}
        ${width * (x - 0.14) - 60},${height * 0.8}`,
      linearStops([0, 0], [0, height * 0.8], '0,0.97,0.03,190,0.4 1,0.9,0.05,200,0'),
      'band plain',
    ),
  )
  const weeds = Array.from({ length: 13 }, (_, i) => {
    const x = width * ((i + own.range(0.1, 0.9)) / 13)
    const edge = Math.abs(x / width - 0.5) * 2
    const tall = height * (0.08 + edge * 0.26) * own.range(0.7, 1.1)
    return line(
      `${x},${height + 10} ${x + 22},${height - tall * 0.35} ${x - 18},${height - tall * 0.7}
        ${x + 10},${height - tall}`,
      26,
      own.pick<Oklch>(triples('0.46,0.09,165 0.52,0.1,150 0.5,0.12,340 0.62,0.14,40')),
      'foliage start plain',
    )
  })
  const bubbles = Array.from({ length: 20 }, () =>
    disc(
      [own.range(0, width), own.range(0, height * 0.9)],
      own.range(5, 20),
      [0.96, 0.03, 205],
      'light plain alpha 0.45',
    ),
  )
  const sand = fillPath(mixColour(foot, [0.86, 0.06, 85], 0.55), 'backdrop')`-20,${height + 20}!
    -20,${height * 0.93}! ${width * 0.3},${height * 0.9} ${width * 0.7},${height * 0.94}
    ${width + 20},${height * 0.9}! ${width + 20},${height + 20}!`
  const fill = linear([0, 0], [0, height], top, mixColour(top, foot, 0.6), foot)
  return {
    water: layer('water', 'ground', band(stage, -4, height + 8, fill)),
    bed: layer('rays', 'setting', rays, sand, weeds),
    bubbles: layer('bubbles', 'light', bubbles),
  }
}
