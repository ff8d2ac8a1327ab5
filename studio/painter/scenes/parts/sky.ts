import { type Oklch, mixColour, shade } from '../../colour'
import type { Cloud, Shape, Star, StarsLayer } from '../../drawing'
import { disc } from '../../geometry'
import { DYES } from '../../palettes/tints'
import type { TintId } from '../../slots'
import { type Stage, addForms, downwards } from './forms'
import { mix } from '../../../lib/maths'

/** The body of the sky: null when there is none. */
export function findLight(stage: Pick<Stage, 'slots'>): 'sun' | 'moon' | null {
  const { lights, time, weather, denied } = stage.slots
  const wet = weather.has('rain') || weather.has('storm')
  if (lights.has('sun')) return 'sun'
  if (lights.has('moon') || lights.has('crescent')) return 'moon'
  if (wet) return null
  // 晴朗, 阳光明媚: the sun of a bright day is seen
  const hasSun = time === 'sunset' || time === 'dawn' || (time === 'day' && weather.has('clear'))
  if (hasSun && !denied.has('light:sun')) return 'sun'
  if (time === 'night' && !denied.has('light:moon')) return 'moon'
  return null
}

function starField(stage: Stage, bottom: number, banded: boolean): Star[] {
  const random = stage.random.fork('stars')
  const { width, height, unit } = stage
  const band = placeMilkyWay(stage)
  const count = banded ? 460 : 150
  const stars: Star[] = []
  for (let i = 0; i < count; i++) {
    const x = random.next() * width
    let y = random.next() * bottom
    if (banded && random.chance(0.5))
      y = band.y + (x - band.x) * band.slope + random.spread() * height * 0.13
    const large = random.chance(0.055)
    const size = unit * (large ? random.range(2.3, 3.6) : random.range(0.7, 1.9))
    const brightness = large ? 1 : random.range(0.35, 1)
    const hue = random.pick([90, 240, 60])
    if (y < 0 || y > bottom) continue
    stars.push({ x, y, size, brightness, hue, sparkles: large && random.chance(0.6) })
  }
  return stars
}

const placeMilkyWay = (
  stage: Stage,
): { x: number; y: number; slope: number; halfWidth: number } => ({
  x: stage.width * 0.5,
  y: stage.horizon * 0.56,
  slope: stage.side * 0.55 * (stage.height / stage.width),
  halfWidth: stage.short * 0.12,
})

/** Stars and the band of the galaxy over the whole sky. */
export const starsOver = (stage: Stage): StarsLayer => ({
  ...{ kind: 'stars', depth: 1 },
  stars: starField(stage, stage.horizon, true),
  band: placeMilkyWay(stage),
})

export interface SkyOptions {
  /** Place of sun or moon, as a share of the width and of the horizon's height. */
  readonly lightX?: number
  readonly lightY?: number
  readonly lightRadius?: number
  /** 0..1: how many clouds. */
  readonly clouds?: number
  readonly band?: boolean
}

function addClouds(stage: Stage, amount: number): void {
  const { weather, denied, whim, motifs } = stage.slots
  // counted ones are drawn by their scene
  if (denied.has('weather:clouds') || weather.has('clear') || motifs.has('open-sky')) return
  const random = stage.random.fork('clouds')
  const wet = weather.has('rain') || weather.has('storm')
  const count = Math.round(
    amount * random.range(3, 6) * (1 + 0.6 * whim.rhythm) +
      (weather.has('clouds') ? 3 : 0) +
      (wet ? 3 : 0),
  )
  if (count < 1) return
  const clouds: Cloud[] = []
  for (let i = 0; i < count; i++) {
    const share = random.range(0.06, 0.8)
    const halfWidth = stage.width * random.range(0.12, 0.3) * (1.15 - 0.6 * share)
    clouds.push({
      x: random.range(-0.05, 1.05) * stage.width,
      y: share * stage.horizon,
      halfWidth,
      height: halfWidth * random.range(0.3, 0.55) * (1.1 - 0.65 * share),
    })
  }
  const night = stage.slots.time === 'night'
  stage.layers.push({ kind: 'clouds', depth: 1, clouds, strength: night ? 0.4 : 0.9 })
}

/** 红色的太阳, 血月: the disc in its own colour, before its light. */
function dyedDisc(
  { palette }: Stage,
  { x, y, radius }: { x: number; y: number; radius: number },
  tint: TintId,
): Shape {
  const [l, c, h] = DYES[tint]
  const colour: Oklch = [l + 0.03, c * 1.12, h]
  return {
    ...disc(x, y, radius * 1.02, colour, 'accent plain'),
    gradient: downwards(
      y - radius,
      y + radius,
      shade(colour, 0.04),
      mixColour(colour, palette.sky[2], 0.12),
    ),
  }
}

/** Sky, stars, sun or moon, clouds. Returns the place of the light, if there is one. */
export function addSky(
  stage: Stage,
  options: SkyOptions = {},
): { x: number; y: number; radius: number } | null {
  const { slots, width, short, layers } = stage
  const random = stage.random.fork('light')
  layers.push({ kind: 'sky', depth: 1, bottom: stage.horizon })
  const hidden = slots.weather.has('rain') || slots.weather.has('fog') || slots.weather.has('storm')
  const wantsStars = slots.lights.has('stars') || (slots.time === 'night' && !hidden)
  if (wantsStars && !slots.denied.has('light:stars') && slots.time !== 'day') {
    const banded = options.band ?? (slots.also.has('night-sky') || slots.lights.has('stars'))
    layers.push({
      kind: 'stars',
      depth: 1,
      stars: starField(stage, stage.horizon, banded),
      band: banded ? placeMilkyWay(stage) : null,
    })
  }
  // before the light: a disc half under a cloud looks like a mistake in a flat style
  addClouds(stage, options.clouds ?? 0.7)
  const kind = findLight(stage)
  let light: { x: number; y: number; radius: number } | null = null
  if (kind) {
    const shareX = options.lightX ?? 0.5 - stage.side * random.range(0.1, 0.24)
    const low = slots.time === 'sunset' || slots.time === 'dawn'
    const shareY = options.lightY ?? (low ? random.range(0.5, 0.72) : random.range(0.2, 0.36))
    const size = options.lightRadius ?? (kind === 'sun' ? mix(0.06, 0.09, random.next()) : 0.068)
    const isGreat = slots.motifs.has('great-disc')
    const radius =
      (isGreat ? 0.2 : size) * short * (slots.moods.has('grand') && !isGreat ? 1.25 : 1)
    // clear of the frame, also where the horizon is high
    const y = Math.max(shareY * stage.horizon, radius + 0.085 * short)
    light = { x: shareX * width, y, radius }
    layers.push({
      kind,
      depth: 1,
      ...light,
      crescent: kind === 'moon' && slots.lights.has('crescent'),
    })
    const tint = slots.dyed?.disc
    if (tint) addForms(stage, 'disc', 1, [dyedDisc(stage, light, tint)])
  }
  return light
}
