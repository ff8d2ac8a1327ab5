/**
 * Weather laid over a photograph. Distance is taken from the place in the picture: the ground goes
 * from the lower edge to the horizon, and a thing is as far as its foot.
 */
import { createMask, type Mask, type Raster } from '@media/raster'
import { clamp, decay, mix, smoothstep } from '../../lib/maths'
import { noiseTile, texel, type Tile, TILE_SIZE } from '../../lib/noise'
import { drawFalling } from './falling'
import { findSky, computeShare } from './sky'

export const PHOTO_WEATHERS = [
  'snow',
  'rain',
  'storm',
  'fog',
  'clouds',
  'overcast',
  'clear',
] as const
export type PhotoWeather = (typeof PHOTO_WEATHERS)[number]

export interface WeatherScene {
  /** Share of the height. */
  readonly horizon: number
  /** Things and people in it. */
  readonly things: readonly Mask[]
  /** 0.5 light … 1.6 strong. */
  readonly strength: number
  readonly seed: number
}

/** Weathers that need a sky to be seen. */
const OF_SKY: ReadonlySet<PhotoWeather> = new Set(['clouds'])
const LEAST_SKY = 0.03

interface Air {
  /** Share of the way to grey. */
  readonly grey: number
  readonly light: number
  /** Levels of red less, of blue more. */
  readonly cold: number
  /** Density at the horizon; 0: none. */
  readonly haze: number
  /** Density close by, share of `haze`. */
  readonly near: number
  readonly hazeColour: readonly [number, number, number]
}

const AIR: Readonly<Record<PhotoWeather, Air>> = {
  snow: { grey: 0.35, light: 0.97, cold: 8, haze: 0.6, near: 0.12, hazeColour: [222, 227, 233] },
  rain: { grey: 0.34, light: 0.78, cold: 7, haze: 0.6, near: 0.1, hazeColour: [158, 168, 178] },
  storm: { grey: 0.42, light: 0.6, cold: 9, haze: 0.7, near: 0.12, hazeColour: [112, 122, 134] },
  fog: { grey: 0.25, light: 1, cold: 2, haze: 1.7, near: 0.14, hazeColour: [214, 219, 223] },
  clouds: { grey: 0.06, light: 0.98, cold: 1, haze: 0, near: 0, hazeColour: [0, 0, 0] },
  overcast: { grey: 0.3, light: 0.88, cold: 6, haze: 0.3, near: 0.1, hazeColour: [190, 196, 202] },
  clear: { grey: -0.22, light: 1.06, cold: -5, haze: 0, near: 0, hazeColour: [0, 0, 0] },
}

/** Between four values of a tile, in tile pixels: photographs are larger than tiles. */
function sampleTile(tile: Tile, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - x0, y - y0]
  const upper = mix(texel(tile, x0, y0), texel(tile, x0 + 1, y0), fx)
  const lower = mix(texel(tile, x0, y0 + 1), texel(tile, x0 + 1, y0 + 1), fx)
  return mix(upper, lower, fy)
}

const luma = (r: number, g: number, b: number): number => 0.299 * r + 0.587 * g + 0.114 * b

/** 0 at the lower edge … 1 at the horizon and above it; things at the distance of their foot. */
function buildDistance({ width, height }: Raster, { horizon, things }: WeatherScene): Float32Array {
  const far = (y: number): number => {
    const down = clamp((y - horizon) / Math.max(0.05, 1 - horizon))
    return (1 - down) * (1 - down)
  }
  const plane = new Float32Array(width * height)
  for (let y = 0; y < height; y++) plane.fill(far(y / height), y * width, (y + 1) * width)
  const feet = things.map(({ values }) => {
    let last = 0
    for (let i = values.length - 1; i > 0 && last === 0; i--) if (values[i] > 127) last = i
    return { values, distance: far(Math.floor(last / width) / height) }
  })
  for (const { values, distance } of feet.sort((a, b) => b.distance - a.distance))
    for (let i = 0; i < plane.length; i++)
      if (values[i] > 0) plane[i] = mix(plane[i], Math.min(plane[i], distance), values[i] / 255)
  return plane
}

/** Colours of the air; of fog and falling weather also the haze, thicker far away. */
function drawAir(
  { width, height, rgba }: Raster,
  air: Air,
  { distance, strength }: { distance: Float32Array; strength: number },
): void {
  const { grey, light, cold, haze, near, hazeColour } = air
  const cloud = noiseTile('cloud')
  const scale = (0.8 * TILE_SIZE) / Math.max(width, height)
  const share = clamp(grey * strength, -0.5, 0.8)
  const lit = 1 + (light - 1) * strength
  const tints = [-cold * strength, 0, cold * strength]
  for (let i = 0; i < distance.length; i++) {
    const p = i * 4
    const own = luma(rgba[p], rgba[p + 1], rgba[p + 2])
    const thick = haze * strength * (near + (1 - near) * distance[i])
    const uneven =
      thick > 0 ? 0.7 + 0.6 * sampleTile(cloud, (i % width) * scale, (i / width) * scale) : 0
    const veil = 1 - decay(thick * uneven)
    for (let c = 0; c < 3; c++) {
      const level = (rgba[p + c] + (own - rgba[p + c]) * share) * lit + (tints[c] ?? 0)
      rgba[p + c] = level + ((hazeColour[c] ?? 0) - level) * veil
    }
  }
}

/** Share of the height down to which the sky is seen. */
function findSkyEnd({ width, height, values }: Mask): number {
  for (let y = height - 1; y > 0; y--) {
    let row = 0
    for (let x = 0; x < width; x++) row += values[y * width + x] > 127 ? 1 : 0
    if (row > 0.04 * width) return y / height
  }
  return 0
}

/** Clouds that lie closer together towards the horizon; on a white sky their grey undersides. */
function drawClouds(picture: Raster, sky: Mask, strength: number): void {
  const { width, height, rgba } = picture
  const tile = noiseTile('cloud')
  const end = findSkyEnd(sky)
  const scale = TILE_SIZE / Math.max(width, height)
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, end - y / height) / Math.max(0.05, end)
    const depth = 1 / (0.35 + 0.9 * up)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (sky.values[i] === 0) continue
      const u = (x - width / 2) * scale * 0.8 * depth + 310
      const v = TILE_SIZE * 0.42 * depth
      const thick = sampleTile(tile, u, v)
      const low = smoothstep(0, 0.18, up)
      const cover = smoothstep(0.52 - 0.07 * strength, 0.7, thick) * (sky.values[i] / 255) * low
      const shade = smoothstep(0.5, 0.8, sampleTile(tile, u, v - 12))
      const p = i * 4
      const own = luma(rgba[p], rgba[p + 1], rgba[p + 2])
      const isPale = own > 205
      const white = mix(isPale ? 236 : Math.min(250, own + 95), isPale ? 158 : own + 40, shade)
      for (let c = 0; c < 3; c++)
        rgba[p + c] = mix(rgba[p + c], white + (c === 2 ? 4 : 0), cover * 0.9)
    }
  }
}

/** A pale sky becomes blue, paler towards the horizon; clouds that are white stay a little. */
function clearSky({ width, height, rgba }: Raster, sky: Mask, { horizon, strength }: WeatherScene) {
  for (let i = 0; i < width * height; i++) {
    const cover = sky.values[i] / 255
    if (cover === 0) continue
    const p = i * 4
    const low = clamp(Math.floor(i / width) / height / Math.max(0.1, horizon))
    const own = luma(rgba[p], rgba[p + 1], rgba[p + 2])
    const share = cover * clamp(0.72 * strength)
    const to = [mix(74, 176, low), mix(138, 210, low), mix(206, 236, low)]
    for (let c = 0; c < 3; c++) {
      const blue = clamp((to[c] ?? 0) + (own - 190) * 0.45, 0, 255)
      rgba[p + c] = mix(rgba[p + c], blue, share)
    }
  }
}

/** Snow that lies: on what is light and even below the horizon, in patches. */
function layGround(
  picture: Raster,
  distance: Float32Array,
  hidden: Mask,
  { horizon, strength }: WeatherScene,
) {
  const { width, height, rgba } = picture
  const tile = noiseTile('mid')
  const scale = TILE_SIZE / Math.max(width, height)
  for (let y = Math.floor(horizon * height); y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const free = 1 - hidden.values[i] / 255
      if (free <= 0) continue
      const stretch = 1 + 3 * (distance[i] ?? 0)
      const patch = smoothstep(0.3, 0.62, sampleTile(tile, x * scale, y * scale * stretch))
      const p = i * 4
      const own = luma(rgba[p], rgba[p + 1], rgba[p + 2])
      const isWater = rgba[p + 2] > rgba[p] + 8 && rgba[p + 2] >= rgba[p + 1]
      if (isWater) continue
      const begins = smoothstep(horizon, horizon + 0.12, y / height)
      const share =
        free * begins * clamp((0.35 + 0.4 * patch) * strength, 0, 0.9) * smoothstep(20, 90, own)
      for (let c = 0; c < 3; c++) {
        const white = clamp(150 + own * 0.55 + (c === 2 ? 5 : c === 0 ? -3 : 0), 0, 250)
        rgba[p + c] = mix(rgba[p + c], white, share)
      }
    }
}

function unite({ width, height }: Raster, masks: readonly Mask[]): Mask {
  const all = createMask(width, height)
  for (const { values } of masks)
    for (let i = 0; i < values.length; i++) all.values[i] = Math.max(all.values[i], values[i])
  return all
}

/** In place; false: no sky is found for what happens there, and nothing changed. */
export function applyWeather(picture: Raster, weather: PhotoWeather, scene: WeatherScene): boolean {
  const hidden = unite(picture, scene.things)
  const needsSky = weather === 'clouds' || weather === 'clear'
  const sky = needsSky ? findSky(picture, hidden) : null
  if (sky && OF_SKY.has(weather) && computeShare(sky) < LEAST_SKY) return false
  const distance = buildDistance(picture, scene)
  if (sky && weather === 'clear') clearSky(picture, sky, scene)
  if (weather === 'snow') layGround(picture, distance, hidden, scene)
  drawAir(picture, AIR[weather], { distance, strength: scene.strength })
  if (sky && weather === 'clouds') drawClouds(picture, sky, scene.strength)
  const isFalling = weather === 'snow' || weather === 'rain' || weather === 'storm'
  if (isFalling)
    drawFalling(picture, weather === 'snow' ? 'snow' : 'rain', {
      amount: scene.strength * (weather === 'storm' ? 1.8 : 1),
      seed: scene.seed,
      isHidden: (pixel, far) => (distance[pixel] ?? 0) + 0.02 < far,
    })
  return true
}
