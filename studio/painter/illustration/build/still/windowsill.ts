import { type Oklch, mixColour } from '../../../colour'
import { type Form, ellipse, inside, layer, polygonForm } from '../form'
import { fillPath } from '../outlines'
import { linear, tone } from '../fill'
import { falling } from '../../animals/outside'
import { pool } from './shadow'
import { type MakeGround, type Site, box, strip, vertical, vignette } from './site'
import { triples, twoTriples } from '../../../drawing/notation'
import { named } from '../../../parts'

const HOURS: Readonly<Record<string, readonly [Oklch, Oklch]>> = {
  day: twoTriples('0.78,0.09,235 0.96,0.03,200'),
  dawn: twoTriples('0.84,0.06,250 0.95,0.06,60'),
  sunset: twoTriples('0.68,0.11,320 0.9,0.12,65'),
  dusk: twoTriples('0.42,0.09,285 0.74,0.11,25'),
  night: twoTriples('0.24,0.07,270 0.4,0.08,275'),
}

/** View through the panes: sky, a cloud, far trees. */
function outside({ frame, brief, random }: Site, sill: number): Form[] {
  const hours = HOURS[brief.time ?? 'day'] ?? twoTriples('0.78,0.09,235 0.96,0.03,200')
  const [high, low] = hours
  const dark = brief.time === 'night' || brief.time === 'dusk'
  const snows = brief.weather.has('snow')
  const falls = snows
    ? 'snow'
    : brief.weather.has('rain') || brief.weather.has('storm')
      ? 'rain'
      : null
  const leaf: Oklch = dark ? [0.32, 0.06, 200] : [0.68, 0.12, 135]
  const green = snows ? mixColour(leaf, [0.95, 0.012, 240], 0.75) : leaf
  const r = Math.min(frame.width, frame.height) * 0.5
  const grey = (colour: Oklch): Oklch =>
    falls ? [colour[0] * 0.88, colour[1] * 0.3, colour[2]] : colour
  const trees = Array.from({ length: 12 }, () =>
    ellipse(
      [random.range(0, frame.width), sill - random.range(0, frame.height * 0.12)],
      [random.range(70, 130), random.range(60, 110)],
      tone(green, random.range(-0.05, 0.06)),
      'foliage plain alpha 0.85 blur 12',
    ),
  )
  const cloud = [0, 1, 2, 3].map((i) =>
    ellipse(
      [frame.width * (0.56 + i * 0.07), sill * (0.3 - (i % 2) * 0.04)],
      [90, 40],
      mixColour(low, [0.98, 0.01, 90], 0.6),
      'backdrop plain blur 6',
    ),
  )
  return [
    strip(
      frame,
      -4,
      sill,
      vertical([
        [-4, grey(high)],
        [sill * 0.6, grey(mixColour(high, low, 0.6))],
        [sill, grey(low)],
      ]),
    ),
    ...(falls ? [] : cloud),
    ...trees,
    ...(falls ? falling([0, 0, frame.width, sill], falls, { r, random }) : []),
  ]
}

/** A window with its frame behind, and the board below it that things stand on. */
export const windowsill: MakeGround = (site) => {
  const { frame, floor, random, harmony } = site
  const { width, height } = frame
  const sill = Math.min(height * 0.86, Math.max(height * 0.6, floor - 110))
  const paint: Oklch = random.pick<Oklch>(triples('0.96,0.01,85 0.9,0.03,80 0.62,0.07,60'))
  const bar = Math.min(width, height) * 0.026
  const bars = [width * 0.34, width * 0.68].map((x) =>
    polygonForm(
      [box(x - bar / 2, -4, bar, sill + 4)],
      linear([x - bar, 0], [x + bar, 0], tone(paint, 0.02), tone(paint, -0.1)),
      'body plain',
    ),
  )
  const cross = polygonForm(
    [box(-4, sill * 0.36, width + 8, bar)],
    linear([0, sill * 0.36], [0, sill * 0.36 + bar], tone(paint, 0.02), tone(paint, -0.1)),
    'body plain',
  )
  const cloth = mixColour(harmony.accent, [0.95, 0.02, 85], 0.55)
  const curtain = (side: 1 | -1): Form => {
    const at = (x: number): number => (side > 0 ? x : width - x)
    return inside(
      fillPath(cloth, 'cloth relief 14')`${at(-20)},-10! ${at(width * 0.2)},-10!
        ${at(width * 0.15)},${sill * 0.4} ${at(width * 0.05)},${sill * 0.76}
        ${at(width * 0.09)},${sill + 8}! ${at(-20)},${sill + 8}!`,
      ...[0.03, 0.08, 0.13].map(
        (x) =>
          fillPath(tone(cloth, -0.07), 'detail plain')`${at(width * x)},-10!
          ${at(width * (x + 0.025))},-10! ${at(width * x * 0.5)},${sill}!`,
      ),
    )
  }
  return {
    paper: mixColour(paint, [0.95, 0.02, 85], 0.6),
    layers: [
      layer('outside', 'ground', outside(site, sill)),
      layer(
        'window',
        'setting',
        named('window-frame', bars, cross),
        named('curtain', curtain(1), curtain(-1)),
      ),
      layer(
        'sill',
        'ground',
        strip(
          frame,
          sill,
          height + 4,
          vertical([
            [sill, tone(paint, 0.03)],
            [sill + (height - sill) * 0.72, tone(paint, -0.03)],
            [height, tone(paint, -0.1)],
          ]),
        ),
        strip(frame, sill - 5, sill + 9, tone(paint, -0.14)),
        strip(frame, height * 0.955, height + 4, tone(paint, -0.14)),
      ),
    ],
    over: [
      layer(
        'light',
        'ground',
        pool(
          [width * 0.3, sill],
          [width * 0.7, height * 0.36],
          [0.97, 0.06, 90],
          isNight(site) ? 0.1 : 0.3,
        ),
        vignette(frame, 0.2),
      ),
    ],
  }
}

const isNight = (site: Site): boolean => site.brief.time === 'night'
