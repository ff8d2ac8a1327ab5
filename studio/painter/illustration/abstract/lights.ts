/** Pictures of light on a ground: gradients, blurred lights, particles, lines. */
import { TAU, clamp, cos, mix, sin } from '../../../lib/maths'
import { makeNoise1d } from '../../../lib/noise'
import { disc, ellipse, layer, line, polygonForm, tagThing } from '../build/form'
import { linear } from '../build/fill'
import { ellipsePath, ribbonPath } from '../build/path'
import { cover } from '../design/kit/board'
import type { Form, Layer } from '../node'
import { type Sheet, across, fade, fadeOut, glow, groundLayer, net, steps } from './kit'
import { type Point, polyline } from '../../drawing/notation'

/** Pencil and ink have no light: the paper is light, and what glows is dark on it. */
const isDrawn = ({ style }: Sheet): boolean => style === 'pencil' || style === 'ink'

/** Large soft patches of colour that run into each other. */
function patches({ frame, tones, random }: Sheet, count: number, alpha = 0.75): Form[] {
  const { width, height } = frame
  const long = Math.max(width, height)
  return steps(count, 0, 1).map((share) => {
    const lightness = tones.isDark ? random.range(0.32, 0.62) : random.range(0.7, 0.92)
    const colour = tones.at(share, lightness, tones.isDark ? 0.18 : 0.14)
    const at: Point = [width * random.range(-0.05, 1.05), height * random.range(-0.05, 1.05)]
    const radii = [long * random.range(0.22, 0.42), long * random.range(0.16, 0.34)] as const
    const turn = random.next() * TAU
    return ellipse(at, radii, colour, { role: 'backdrop', plain: true, alpha, blur: 190, turn })
  })
}

export function gradient(sheet: Sheet): Layer[] {
  const { frame, tones } = sheet
  const light = tones.at(0.5, 0.97, 0.03)
  const sheen = linear([0, 0], [frame.width, frame.height], light, tones.at(0.5, 0.8, 0.1))
  const look = { role: 'light', alpha: 0.1 } as const
  // in the setting no style draws their outlines
  const made = tagThing([layer('patches', 'setting', patches(sheet, 9))], 'main 1')
  return [groundLayer(sheet), ...made, layer('sheen', 'light', cover(frame, sheen, look))]
}

/** Broad folds with a bright edge, as of silk or a curtain of light. */
export function folds(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const { width, height } = frame
  const noise = makeNoise1d(random)
  const tilt = random.range(-0.35, 0.35)
  const [lit, deep] = tones.isDark ? [0.7, 0.38] : [0.93, 0.78]
  const forms = steps(7, 0, 1).map((share, i) => {
    const y = mix(height * 0.02, height * 0.92, share)
    const edge = across(frame, 41, (t) => {
      const swing = noise(i * 5.3 + t * 1.7, 2, 0.4) * Math.min(width, height) * 0.3
      return [0, y + swing + (t - 0.5) * tilt * height]
    })
    const bright = tones.at(share, lit, tones.isDark ? 0.19 : 0.07)
    const dim = tones.at(1 - share, deep, 0.15)
    const stops = [
      { at: 0, colour: bright, alpha: 0.9 },
      { at: 0.35, colour: dim, alpha: 0.75 },
      { at: 1, colour: dim, alpha: 0 },
    ]
    const fill = { kind: 'linear', from: [0, y - 160], to: [0, y + 500], stops } as const
    const foot: Point[] = polyline([width * 1.06, height * 1.2], [-width * 0.06, height * 1.2])
    return polygonForm([[...edge, ...foot]], fill, 'backdrop plain blur 5')
  })
  return [groundLayer(sheet, ...patches(sheet, 5)), layer('folds', 'forms', forms)]
}

export function bokeh(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const drawn = isDrawn(sheet)
  const angle = random.range(-0.6, 0.6)
  const lights = steps(96, 1, 0).map((near) => {
    const t = random.next()
    const away = random.spread() * 0.5
    const x = frame.width * (t + away * sin(angle) * 0.6)
    const y = frame.height * (0.5 + away + (t - 0.5) * angle)
    const radius = mix(7, 118, near * near * random.range(0.4, 1))
    const colour = tones.at(random.next(), tones.isDark ? 0.78 : 0.99, tones.isDark ? 0.15 : 0.02)
    if (drawn) {
      const dark = tones.at(random.next(), random.range(0.2, 0.5), 0.12)
      return disc([x, y], radius, dark, { role: 'body', alpha: random.range(0.4, 0.9) })
    }
    const fill = fadeOut([x, y], [radius, radius], colour, 0.45, 0.48, 0.52, 0.58, 0.64, 1)
    return disc([x, y], radius, fill, {
      ...{ role: 'glow', plain: true, alpha: random.range(0.2, 0.62) * (tones.isDark ? 1 : 1.5) },
      blur: random.chance(0.3) ? radius * 0.3 : 2,
      ...(tones.isDark && { blend: 'screen' as const }),
    })
  })
  const ground = groundLayer(sheet, ...patches(sheet, tones.isDark ? 5 : 10, 0.85))
  return [ground, layer('lights', 'forms', lights)]
}

/** A lit thing is light on a dark ground, and dark on a light one. */
function litShade(sheet: Sheet, lit: number): number {
  const { tones } = sheet
  if (isDrawn(sheet)) return mix(0.5, 0.12, lit)
  return tones.isDark ? mix(0.42, 0.9, lit) : mix(0.84, 0.5, lit)
}

/** A surface of dots that rises and falls, seen at an angle. */
export function particles(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const { width, height } = frame
  const noise = makeNoise1d(random)
  const horizon = height * random.range(0.32, 0.44)
  const [turn, swing] = [random.next() * TAU, random.range(0.1, 0.16) * height]
  const lots = steps(9, 0, 1).map((): Point[][] => [])
  for (const depth of steps(46, 0, 1)) {
    const near = depth * depth
    const columns = Math.round(mix(150, 64, near) * Math.max(1, width / height))
    for (const t of steps(columns, -0.08, 1.08)) {
      const wave = sin(t * 6.2 + turn + depth * 5) * 0.6 + noise(t * 3.1 + depth * 2.6, 2, 0.5)
      const lit = clamp(0.45 + wave * 0.4 + depth * 0.15)
      const x = width * (0.5 + (t - 0.5) * mix(1, 1.5, near))
      const y = mix(horizon, height * 1.06, mix(depth, near, 0.55))
      const radius = mix(1, 5.4, near) * mix(0.6, 1.3, lit) * (isDrawn(sheet) ? 1.5 : 1)
      const dot = ellipsePath(x, y - wave * swing * mix(0.35, 1, depth), radius, radius)
      lots[Math.min(8, Math.floor(lit * 9))]?.push(dot)
    }
  }
  const surface = lots.map((rings, i) => {
    const colours = steps(3, 0, 1).map((t) => tones.at(t, litShade(sheet, i / 8), 0.16))
    const look = { role: 'glow', alpha: mix(0.25, 1, i / 8) } as const
    return net(rings, linear([0, 0], [width, 0], ...colours), look)
  })
  const loose = steps(90, 0, 1).map(() => {
    const radius = random.range(0.8, 4.5) * (random.chance(0.08) ? 2.4 : 1)
    return ellipsePath(random.next() * width, horizon * random.range(-0.1, 1.5), radius, radius)
  })
  const middle: Point = [width * random.range(0.3, 0.7), horizon]
  const haze = tones.at(0.6, tones.isDark ? 0.5 : 0.84, 0.17)
  return [
    groundLayer(sheet, glow(frame, middle, [width * 0.75, height * 0.42], haze)),
    layer('particles', 'forms', surface),
    layer('loose', 'details', net(loose, tones.at(0.3, litShade(sheet, 1), 0.1), { alpha: 0.55 })),
  ]
}

/** Many lines that run side by side and cross where they swing. */
export function waves(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const { width, height } = frame
  const bundles = steps(3, 0, 1).map((share, i) => {
    const [phase, reach] = [random.next() * TAU, random.range(0.09, 0.17) * height]
    const y = height * (0.5 + (share - 0.5) * 0.4 + random.spread() * 0.06)
    const [length, twist] = [random.range(4.2, 6.4), random.range(1.2, 2.6)]
    const forms = steps(30, 0, 1).map((k) => {
      const path = across(frame, 70, (t) => {
        const wide = 0.25 + 0.75 * Math.abs(sin(t * 3.3 + phase * 0.5))
        const lift = sin(t * length + phase + k * twist) * reach
        return [0, y + lift + (k - 0.5) * reach * 1.5 * wide]
      })
      const lightness = tones.isDark ? mix(0.56, 0.84, k) : mix(0.5, 0.74, k)
      const colours = steps(3, 0, 1).map((t) =>
        tones.at((t + share + k * 0.4) % 1, lightness, 0.17),
      )
      const fill = linear([0, 0], [width, 0], ...colours)
      return net([ribbonPath(path, mix(1.3, 3, k), 'soft')], fill, { alpha: mix(0.3, 0.9, k) })
    })
    return layer(`lines ${i + 1}`, 'forms', forms)
  })
  return [groundLayer(sheet, ...patches(sheet, 3, 0.35)), ...bundles]
}

/** Streaks of light that come from one point. */
export function streams(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const { width, height } = frame
  const from: Point = [width * random.range(0.38, 0.62), height * random.range(0.4, 0.55)]
  const streaks = steps(260, 0, 1).map(() => {
    const angle = random.next() * TAU
    const near = random.range(0.04, 0.6)
    const far = near + random.range(0.08, 0.36)
    const [start, end] = [near, far].map((share): Point => {
      const reach = (width + height) * 0.75 * share
      return [from[0] + cos(angle) * reach, from[1] + sin(angle) * reach]
    }) as [Point, Point]
    const colour = tones.at(random.next(), litShade(sheet, random.range(0.4, 1)), 0.15)
    const alpha = random.range(isDrawn(sheet) ? 0.85 : 0.4, 1)
    const fill = fade(start, end, colour, 0, 0.35, 0.7, 1)
    const look = { role: 'glow', plain: !isDrawn(sheet), pressure: 'start', alpha } as const
    const thick = mix(1.8, 12, far * random.next()) * (isDrawn(sheet) ? 2.6 : 1)
    return line([start, end], thick, fill, look)
  })
  const haze = glow(frame, from, [width * 0.6, height * 0.6], tones.at(0.5, 0.62, 0.17))
  const core = glow(frame, from, [150, 150], tones.at(0.8, 0.97, 0.03))
  return [groundLayer(sheet, haze, core), layer('streaks', 'forms', streaks)]
}

/** A floor of lines that runs to the horizon, with a light behind it. */
export function grid(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const { width, height } = frame
  const horizon = height * random.range(0.5, 0.6)
  const middle = width * random.range(0.4, 0.6)
  const lengthways = steps(41, -20, 20).map((i): [Point, Point] => [
    [middle + i * width * 0.026, horizon],
    [middle + i * width * 0.3, height * 1.05],
  ])
  const crossways = steps(15, 0, 1).map((t): [Point, Point] => {
    const y = mix(horizon, height * 1.02, t * t)
    return [
      [-20, y],
      [width + 20, y],
    ]
  })
  const rings = [...lengthways, ...crossways].map((path) => ribbonPath(path, 2.4, 'even'))
  const colour = tones.at(0.2, litShade(sheet, 0.8), 0.16)
  const fill = fade([0, horizon], [0, height], colour, 0.1, 0.4, 0.7, 0.9, 1)
  const stars = steps(70, 0.7, 2.6).map((radius) =>
    ellipsePath(random.next() * width, random.next() * horizon * 0.95, radius, radius),
  )
  const haze = tones.at(0.9, tones.isDark ? 0.6 : 0.84, 0.19)
  return [
    groundLayer(sheet, glow(frame, [middle, horizon], [width * 0.7, height * 0.4], haze)),
    layer('points', 'details', net(stars, colour, { alpha: 0.6 })),
    layer('floor', 'forms', net(rings, fill, { alpha: 0.3, blur: 9 }), net(rings, fill)),
  ]
}
