import { type Oklch, type Rgb, mixColour, toRgb } from '../../colour'
import type { CloudLayer, FallingLayer, LightLayer, Shape, StarsLayer } from '../../drawing'
import { clamp, decay, mix, sin, smoothstep } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { noiseTile, sample, texel } from '../../../lib/noise'
import { eachInDisc, eachInGalaxy } from '../around'
import { discCover } from '../wash/sky'
import type { NeonHour } from './things'
import type { NeonSheet } from './finish'
import { polyline, triples } from '../../drawing/notation'

const STEPS = 160

const ramp = (hour: NeonHour): Rgb[] =>
  Array.from({ length: STEPS }, (_, i) => {
    const t = i / (STEPS - 1)
    const eased = t * t * (1.6 - 0.6 * t)
    return toRgb(
      eased < 0.5
        ? mixColour(hour.top, hour.middle, eased * 2)
        : mixColour(hour.middle, hour.low, eased * 2 - 1),
    )
  })

/** A deep sky with drifting smoke, dust of stars and the town's glow on the horizon. */
export function paintSky(sheet: NeonSheet, hour: NeonHour, bottom: number, random: Random): void {
  const { width, height, unit } = sheet
  const bands = ramp(hour)
  const cloud = noiseTile('cloud')
  const mid = noiseTile('mid')
  const smoke = toRgb(mixColour(hour.middle, hour.low, 0.6))
  const other = toRgb([hour.middle[0] + 0.06, hour.middle[1], hour.middle[2] - 42])
  const glow = toRgb(hour.low)
  for (let y = 0; y < height; y++) {
    const share = clamp(y / Math.max(1, bottom))
    // below the horizon it is dark again, or mountains would stand on a bright floor
    const under = smoothstep(0, 0.3, (y - bottom) / height)
    const band = bands[(share * (1 - 0.36 * under) * (STEPS - 1)) | 0]
    const low = smoothstep(0.55, 1, share) * (1 - under)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const drift = sample(cloud, (x / unit) * 0.3, (y / unit) * 0.75)
      const puff = sample(cloud, (x / unit) * 0.55 + 140, (y / unit) * 1.1 + 60)
      sheet.cover(i, band, 1)
      const veil = smoothstep(0.48, 0.78, drift) * (0.35 + 0.5 * texel(mid, x, y))
      sheet.cover(i, smoke, veil * mix(0.34, 0.6, share))
      sheet.cover(i, other, smoothstep(0.52, 0.85, puff) * 0.4 * (1 - share * 0.6))
      sheet.shine(i, glow, low * low * 0.12 * (0.6 + 0.8 * drift))
    }
  }
  for (let star = 0; star < 120; star++) {
    const x = random.next() * width
    const y = random.next() * bottom * 0.8
    paintGlowDot(
      sheet,
      x,
      y,
      random.range(0.5, 1.1) * unit,
      [200, 205, 255],
      random.range(0.2, 0.7),
    )
  }
}

export function paintGlowDot(
  sheet: NeonSheet,
  cx: number,
  cy: number,
  radius: number,
  colour: Rgb,
  amount: number,
): void {
  eachInDisc(sheet, { x: cx, y: cy }, radius, (_x, _y, i, cover) =>
    sheet.shine(i, colour, cover * amount),
  )
}

export function paintStars(sheet: NeonSheet, layer: StarsLayer): void {
  const { unit } = sheet
  const { band } = layer
  if (band) {
    const cloud = noiseTile('cloud')
    const [core, edge] = [toRgb([0.72, 0.16, 330]), toRgb([0.5, 0.2, 268])]
    eachInGalaxy(sheet, band, 2.6, (x, y, i, off, drift) => {
      const dust = smoothstep(0.44, 0.62, sample(cloud, x / unit + 200, y / unit + 90))
      const moved = off + (drift - 0.5) * 1.7
      const amount = decay(moved * moved) * (1 - 0.6 * dust)
      sheet.shine(i, edge, amount * 0.3)
      sheet.shine(i, core, amount * amount * 0.34 * drift)
    })
  }
  for (const star of layer.stars) {
    const colour = toRgb([0.92, 0.09, star.hue === 240 ? 220 : star.hue === 60 ? 340 : 290])
    paintGlowDot(sheet, star.x, star.y, Math.max(0.8 * unit, star.size), colour, star.brightness)
    if (!star.sparkles) continue
    const reach = Math.round(star.size * 6)
    for (let step = -reach; step <= reach; step++) {
      const amount = decay((Math.abs(step) / reach) * 3.4) * 0.8
      paintGlowDot(sheet, star.x + step, star.y, 0.6 * unit, colour, amount)
      paintGlowDot(sheet, star.x, star.y + step, 0.6 * unit, colour, amount)
    }
  }
}

/** A sun cut by the bars of a screen, a moon in a ring of light. */
export function paintLight(sheet: NeonSheet, layer: LightLayer, hour: NeonHour): void {
  const { width, height, unit } = sheet
  const sun = layer.kind === 'sun'
  const grown = { ...layer, radius: layer.radius * (sun ? 1.3 : 1.05) }
  const { radius } = grown
  const stops: readonly Oklch[] = sun
    ? triples('0.93,0.18,97 0.74,0.22,38 0.62,0.28,348')
    : triples('0.95,0.035,210 0.87,0.07,225 0.72,0.12,262')
  const faces = Array.from({ length: 64 }, (_, i) => {
    const t = i / 63
    const [a, b, c] = stops as [Oklch, Oklch, Oklch]
    return toRgb(t < 0.5 ? mixColour(a, b, t * 2) : mixColour(b, c, t * 2 - 1))
  })
  const halo = toRgb(sun ? [0.62, 0.22, 15] : hour.rims[2])
  const mid = noiseTile('mid')
  const cloud = noiseTile('cloud')
  const far = radius * 2.6
  for (let y = Math.max(0, Math.floor(layer.y - far)); y < Math.min(height, layer.y + far); y++) {
    const t = clamp((y - layer.y) / radius / 2 + 0.5)
    const heat = clamp(t * 1.25 - 0.05)
    // bars from the middle down, each gap wider than the one above
    const phase = (t - 0.44) * 11
    const gap = sun && t > 0.44 ? mix(0.08, 0.62, (t - 0.44) / 0.56) : 0
    const within = phase - Math.floor(phase)
    const open = gap > 0 ? smoothstep(0, 0.9, ((gap - within) * radius) / (5.5 * unit)) : 0
    for (let x = Math.max(0, Math.floor(layer.x - far)); x < Math.min(width, layer.x + far); x++) {
      const i = y * width + x
      const dx = x - layer.x
      const dy = y - layer.y
      const distance = Math.sqrt(dx * dx + dy * dy)
      const out = Math.max(0, distance - radius) / radius
      sheet.shine(i, halo, decay(out * 2.4) * smoothstep(1.6, 0.9, out) * 0.16)
      const cover = discCover(grown, x, y, 0) * (1 - open)
      if (cover > 0) {
        const face = faces[(heat * 63) | 0]
        const sea = sun
          ? 1
          : mix(1, 0.72, smoothstep(0.46, 0.6, sample(cloud, dx / unit + 80, dy / unit + 40)))
        const lit = sea * (0.94 + 0.12 * texel(mid, x, y))
        sheet.cover(i, [face[0] * lit * 0.86, face[1] * lit * 0.84, face[2] * lit * 0.9], cover)
        sheet.shine(i, face, cover * 0.1 * lit)
      }
      if (sun || layer.crescent) continue
      const off = Math.abs(distance - radius * 1.16) / unit
      if (off < 3) sheet.shine(i, halo, clamp(1.6 - off) * 0.9)
    }
  }
}

/** Clouds as a sign maker bends them: one tube over round heads, flat beneath. */
export const cloudShapes = (
  layer: CloudLayer,
  random: Random,
  unit: number,
  hour: NeonHour,
): Shape[] =>
  layer.clouds.slice(0, 6).map((cloud, k) => {
    const own = random.fork(`cloud ${k}`)
    const tall = clamp(cloud.height * 0.62, 22 * unit, 78 * unit)
    const half = cloud.halfWidth * 0.72
    const heads = Array.from({ length: own.integer(3, 5) }, () => {
      const place = own.range(-0.62, 0.62)
      const radius = tall * mix(1, 0.45, Math.abs(place)) * own.range(0.6, 1)
      return { x: cloud.x + place * half, radius }
    })
    const top: [number, number][] = []
    const low = tall * 0.16
    for (let step = 0; step <= 90; step++) {
      const x = cloud.x + (step / 45 - 1) * half
      const end = Math.min(step, 90 - step) / 90
      let rise = low * Math.sqrt(Math.min(1, end * 14))
      for (const head of heads) {
        const dx = (x - head.x) / head.radius
        if (dx > -1 && dx < 1) rise = Math.max(rise, head.radius * Math.sqrt(1 - dx * dx))
      }
      top.push([x, cloud.y - rise])
    }
    const foot: [number, number][] = polyline([cloud.x + half, cloud.y], [cloud.x - half, cloud.y])
    const tint = mixColour(hour.middle, hour.low, own.range(0.2, 0.6))
    const colour: Oklch = [0.62, 0.12, own.chance(0.5) ? hour.low[2] : hour.rims[2][2]]
    return {
      points: [...top, ...foot],
      colour,
      alpha: 0.85,
      gradient: {
        from: [0, cloud.y - tall],
        to: [0, cloud.y],
        stops: [
          { at: 0, colour: tint, alpha: 0.95 },
          { at: 1, colour: tint, alpha: 0.15 },
        ],
      },
    }
  })

/** Rain as streaks of light, snow as points of it, a few of them out of focus. */
export function paintFalling(sheet: NeonSheet, layer: FallingLayer, random: Random): void {
  const { width, height, unit } = sheet
  const colours = [
    toRgb([0.85, 0.1, 215]),
    toRgb([0.75, 0.17, 320]),
    toRgb([0.9, 0.05, 250]),
  ] as const
  if (layer.kind === 'snowfall') {
    for (let flake = 0; flake < 300 * layer.amount; flake++) {
      const [x, y] = [random.next() * width, random.next() * height]
      const near = random.chance(0.06)
      const radius = (near ? random.range(4, 8) : random.range(0.7, 2.2)) * unit
      paintGlowDot(sheet, x, y, radius, random.pick(colours), near ? 0.14 : random.range(0.4, 0.9))
    }
    return
  }
  const slope = random.range(0.1, 0.2) * random.sign()
  for (let drop = 0; drop < 340 * layer.amount; drop++) {
    const x0 = random.range(-0.1, 1.1) * width
    const y0 = random.range(-0.1, 1) * height
    const length = random.range(24, 110) * unit
    const colour = random.pick(colours)
    const strength = random.chance(0.16) ? 0.75 : random.range(0.2, 0.46)
    for (let step = 0; step < length; step++) {
      const x = Math.round(x0 + step * slope)
      const y = Math.round(y0 + step)
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      sheet.shine(y * width + x, colour, strength * sin((step / length) * Math.PI))
    }
  }
}
