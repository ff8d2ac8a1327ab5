import { clamp, decay, sin, smoothstep, TAU } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import type { Random } from '../../../lib/random'
import { mixColour, type Oklch } from '../../colour'
import type { CloudLayer, FallingLayer, LightLayer, MistLayer, StarsLayer } from '../../drawing'
import { eachAround, eachInGalaxy, eachInSnow, eachInStar } from '../around'
import { type Absorbance, type Sheet, toAbsorbance } from './sheet'

/** Rain as fine lifted streaks, snow as specks of bare paper. */
export function liftFalling(sheet: Sheet, layer: FallingLayer, random: Random): void {
  if (layer.kind === 'rain') liftRain(sheet, layer.amount, random)
  else if (layer.kind === 'snowfall') liftSnow(sheet, layer.amount, random)
}

function liftRain(sheet: Sheet, amount: number, random: Random): void {
  const { width, height, unit } = sheet
  const slant = random.range(0.12, 0.22) * random.sign()
  const count = Math.round(380 * amount)
  for (let drop = 0; drop < count; drop++) {
    const x0 = random.next() * width
    const y0 = random.next() * height
    const length = random.range(30, 95) * unit
    const strength = random.range(0.28, 0.72)
    for (let step = 0; step < length; step++) {
      const x = Math.round(x0 + step * slant)
      const y = Math.round(y0 + step)
      if (x < 0 || x >= width - 1 || y >= height) continue
      const i = y * width + x
      const share = strength * sin((step / length) * (TAU / 2))
      sheet.lift(i, share)
      if (unit > 0.8) sheet.lift(i + 1, share * 0.5)
    }
  }
}

function liftSnow(sheet: Sheet, amount: number, random: Random): void {
  eachInSnow(sheet, amount, random, { near: [0.8, 2.2], far: [0.6, 1] }, (i, share) =>
    sheet.lift(i, share),
  )
}

const BAND_STEPS = 128

/** Pigment for each height of a three-colour gradient. */
export const skyBands = (colours: readonly [Oklch, Oklch, Oklch]): Absorbance[] =>
  Array.from({ length: BAND_STEPS }, (_, i) => {
    const t = i / (BAND_STEPS - 1)
    return toAbsorbance(
      t < 0.55
        ? mixColour(colours[0], colours[1], t / 0.55)
        : mixColour(colours[1], colours[2], (t - 0.55) / 0.45),
    )
  })

/**
 * One wash over the whole sheet, graded down to `bottom`.
 * `density` decides how much pigment stays at a pixel from two noises in 0..1.
 */
export function washSky(
  sheet: Sheet,
  bands: readonly Absorbance[],
  bottom: number,
  shift: number,
  density: (pool: number, local: number, share: number) => number,
): void {
  const { width, height, unit } = sheet
  const cloud = noiseTile('cloud')
  const mid = noiseTile('mid')
  const paper = noiseTile('paper')
  const scale = 0.4 / unit
  for (let y = 0; y < height; y++) {
    const share = clamp(y / bottom)
    for (let x = 0; x < width; x++) {
      const pool = sample(cloud, x * scale + shift, y * scale * 1.25 + shift)
      const grain = 1 + 0.5 * (texel(paper, x, y) - 0.5)
      const amount = density(pool, texel(mid, x + shift, y), share) * grain
      // the pool also moves the gradient, so that no band is a ruled line
      const band = clamp(share + (pool - 0.5) * 0.22) * (BAND_STEPS - 1)
      sheet.lay(y * width + x, 0, amount, bands[band | 0])
    }
  }
}

/** Billowing clouds with a flat foot, lifted out of the wet sky and shaded beneath. */
export function liftClouds(
  sheet: Sheet,
  layer: CloudLayer,
  strength: number,
  under: Absorbance,
  shift: number,
): void {
  const { width, height, unit } = sheet
  const noise = noiseTile('cloud')
  for (const [index, cloud] of layer.clouds.entries()) {
    const seed = shift + index * 131
    const top = Math.max(0, Math.floor(cloud.y - cloud.height * 1.3))
    const bottom = Math.min(height, Math.ceil(cloud.y + cloud.height * 0.7))
    const left = Math.max(0, Math.floor(cloud.x - cloud.halfWidth * 1.2))
    const right = Math.min(width, Math.ceil(cloud.x + cloud.halfWidth * 1.2))
    for (let y = top; y < bottom; y++) {
      const dy = (y - cloud.y) / cloud.height
      const vertical = dy < 0 ? -dy : dy * 1.7
      for (let x = left; x < right; x++) {
        const dx = (x - cloud.x) / cloud.halfWidth
        const radius = dx * dx + vertical * vertical
        if (radius > 1.35) continue
        const billow = sample(noise, (x / unit) * 0.75 + seed, (y / unit) * 1.15 + seed)
        const foot = smoothstep(0.5, -0.25, dy + (billow - 0.5) * 2.6)
        const body = smoothstep(0.3, 0.66, billow * 1.3 + 0.42 - radius * 0.62) * foot
        if (body <= 0.01) continue
        const i = y * width + x
        sheet.lift(i, body * strength * (0.72 + 0.28 * billow))
        const shade = body * strength * smoothstep(-0.45, 0.35, dy + (billow - 0.5) * 1.4)
        sheet.lay(i, 0, shade * 0.3, under)
      }
    }
  }
}

/** Mist: pigment lifted in a soft, torn band. */
export function liftMist(sheet: Sheet, layer: MistLayer, tint: Absorbance | null, shift: number) {
  const { width, height, unit } = sheet
  const noise = noiseTile('cloud')
  const reach = layer.height * 1.7
  const top = Math.max(0, Math.floor(layer.y - reach))
  const bottom = Math.min(height, Math.ceil(layer.y + reach))
  for (let y = top; y < bottom; y++) {
    const dy = (y - layer.y) / layer.height
    for (let x = 0; x < width; x++) {
      const drift = sample(noise, (x / unit) * 0.35 + shift, (y / unit) * 1.1 + shift)
      const off = dy + (drift - 0.5) * 2.2
      const amount = clamp(decay(off * off) * layer.strength * (0.45 + 1.1 * drift), 0, 0.96)
      if (amount < 0.01) continue
      const i = y * width + x
      sheet.lift(i, amount)
      if (tint) sheet.lay(i, 0, amount * 0.35, tint)
    }
  }
}

/** Coverage of the sun's or the moon's disc; a crescent is the disc without a second disc. */
export function discCover(layer: LightLayer, x: number, y: number, ragged: number): number {
  const dx = x - layer.x
  const dy = y - layer.y
  const inside = clamp(layer.radius + ragged - Math.sqrt(dx * dx + dy * dy) + 0.5)
  if (!layer.crescent) return inside
  const cx = dx - layer.radius * 0.42
  const cy = dy + layer.radius * 0.2
  const bite = clamp(layer.radius * 0.92 - Math.sqrt(cx * cx + cy * cy) + 0.5)
  return inside * (1 - bite)
}

interface DiscLook {
  /** Pigment laid inside the disc after lifting. */
  readonly face: Absorbance
  readonly faceDensity: number
  /** Strength and colour of the glow around. */
  readonly glow: number
  readonly glowTint: Absorbance | null
  /** Glow reaches this many radii. */
  readonly reach: number
  /** Darkens the sky just outside the rim, as painters set off a moon. */
  readonly ring: number
}

export function washDisc(sheet: Sheet, layer: LightLayer, look: DiscLook, shift: number): void {
  const { unit } = sheet
  const warp = noiseTile('warpX')
  const mid = noiseTile('mid')
  const cloud = noiseTile('cloud')
  eachAround(sheet, layer, layer.radius * (look.reach + 1), (x, y, i) => {
    const dx = x - layer.x
    const dy = y - layer.y
    const distance = Math.sqrt(dx * dx + dy * dy) - layer.radius
    const drift = texel(cloud, (x + shift) | 0, (y + shift) | 0)
    if (look.glow > 0) {
      const fade = decay((Math.max(0, distance) / (layer.radius * look.reach * 0.42)) * 1.1)
      const amount = fade * look.glow * (0.75 + 0.5 * drift)
      sheet.lift(i, clamp(amount, 0, 0.9))
      if (look.glowTint) sheet.lay(i, 0, amount * 0.5, look.glowTint)
    }
    if (look.ring > 0 && distance > 0) {
      const ring = decay(distance / (layer.radius * 1.1)) * look.ring * (0.35 + 1.3 * drift)
      sheet.lay(i, 0, ring, [1, 0.97, 0.88])
    }
    const cover = discCover(layer, x, y, (texel(warp, x * 2, y * 2) - 0.5) * 2.4 * unit)
    if (cover <= 0) return
    const mottled = 0.82 + 0.36 * texel(mid, x + shift, y)
    sheet.lay(i, cover * 0.97, cover * look.faceDensity * mottled, look.face)
  })
}

/** Stars as untouched paper, and the galaxy as a lifted, torn band. */
export function liftStars(sheet: Sheet, layer: StarsLayer, tint: Absorbance | null): void {
  if (layer.band) liftBand(sheet, layer.band, tint)
  for (const star of layer.stars)
    eachInStar(sheet, star, 1.5, (i, amount) => sheet.lift(i, amount * star.brightness))
}

function liftBand(sheet: Sheet, band: NonNullable<StarsLayer['band']>, tint: Absorbance | null) {
  const { unit } = sheet
  const cloud = noiseTile('cloud')
  const mid = noiseTile('mid')
  eachInGalaxy(sheet, band, 2.4, (x, y, i, off, drift) => {
    const moved = off + (drift - 0.5) * 1.5
    const dust = smoothstep(0.42, 0.6, sample(cloud, x / unit + 200, y / unit + 90))
    const core = decay(moved * moved * 1.6)
    const amount =
      core * (0.62 - 0.4 * dust * decay(moved * moved * 5)) * (0.6 + 0.8 * texel(mid, x, y))
    if (amount < 0.01) return
    sheet.lift(i, clamp(amount, 0, 0.85))
    if (tint) sheet.lay(i, 0, amount * 0.4, tint)
  })
}
