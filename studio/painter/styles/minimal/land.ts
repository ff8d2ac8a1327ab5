import { type Oklch, mixColour, shade, toRgb } from '../../colour'
import type { Point, TerrainLayer } from '../../drawing'
import { polygon } from '../../geometry'
import { clamp, decay, mix, smoothstep } from '../../../lib/maths'
import { rasterise } from '../../raster/canvas'
import { cutLine, everyX, halfCap, findPeaks, shadowFace } from '../papercut/ridge'
import { computeSlant, extent } from '../papercut/tones'
import type { Random, Scene } from '../../scene'
import type { Inks, Poster } from './inks'
import { FLAT } from './sky'

/** A calmer ridge that still carries the things on it. */
function calmRidge(
  layer: TerrainLayer,
  scene: Scene,
  feet: readonly number[],
): { line: Point[]; ridge: Float32Array } {
  const { unit, width, strength } = scene
  const rock = layer.form === 'rock'
  const reach = mix(6, rock ? 26 : 60, strength) * unit
  const line = cutLine(layer.ridge, (rock ? 12 : 8) * unit, reach).map(([x, y]): Point => {
    let pinned = 0
    for (const foot of feet) {
      const off = (x - foot) / (70 * unit)
      pinned = Math.max(pinned, decay(off * off))
    }
    const at = clamp(Math.round(x), 0, layer.ridge.length - 1)
    return [x, mix(y, layer.ridge[at], pinned)]
  })
  return { line, ridge: everyX(line, width) }
}

/** One level of land: a flat ink, a second for the side away from the light, grain at its foot. */
export function printLand(
  poster: Poster,
  layer: TerrainLayer,
  rung: number,
  feet: readonly number[],
  scene: Scene,
  inks: Inks,
  random: Random,
): void {
  const { unit, lightSide } = scene
  const { width, height } = poster
  const { line, ridge } = calmRidge(layer, scene, feet)
  const rock = layer.form === 'rock'
  const white = !rock && layer.snow > 0.5
  // meadows keep more of their own light than mountains do: what grows on them is lit as well
  const firm = rock ? 0.85 : 0.5
  const body: Oklch = white
    ? mixColour(
        [mix(0.84, 0.95, rung), 0.02, 245],
        inks.land(layer.colour, rung, firm),
        inks.night ? 0.4 : 0.08,
      )
    : inks.land(layer.colour, rung, firm)
  const side = lightSide === 1 ? -1 : 1
  const dark = shade(body, white ? -0.08 : -0.075, 0.012)
  const ink = toRgb(body)
  const foot = layer.fades
    ? mixColour(body, inks.sky[2], mix(0.62, 0.3, rung) * (inks.night ? 0.8 : 1))
    : shade(body, white ? -0.1 : -0.1, 0.01)
  const grain = toRgb(foot)
  const { highest } = extent(ridge)
  const slant = computeSlant(ridge)
  const bottom = Math.min(height, Math.ceil(layer.bottom))
  const relief = Math.max(80 * unit, Math.min(layer.base, bottom) - highest)
  const shift = Math.round(rung * 90) + 41
  for (let y = Math.max(0, Math.floor(highest - 1)); y < bottom; y++)
    for (let x = 0; x < width; x++) {
      const below = y + 0.5 - ridge[x]
      const inside = below * slant[x]
      if (inside > -0.5) poster.blend(y * width + x, ink, inside > 0.5 ? 1 : inside + 0.5)
    }
  printFaces(poster, layer, line, { body, dark, white }, side, scene, inks, random)
  const deep = Math.max(160 * unit, (bottom - highest) * 0.95)
  for (let y = Math.max(0, Math.floor(highest)); y < bottom; y++) {
    const fade = smoothstep(0.1, 1.05, (y - highest) / relief)
    const veil = smoothstep(0.25, 1, fade) * 0.75
    for (let x = 0; x < width; x++) {
      const below = y + 0.5 - ridge[x]
      const inside = below * slant[x] + 0.5
      if (inside <= 0) continue
      // the edge fades with the rest, or it stays behind as a line
      if (layer.fades) poster.blend(y * width + x, grain, veil * Math.min(1, inside))
      if (inside < 1) continue
      const t = layer.fades ? fade : smoothstep(10 * unit, deep, below)
      poster.stipple(x, y, grain, t * 0.95, shift)
    }
  }
}

type Tones = { readonly body: Oklch; readonly dark: Oklch; readonly white: boolean }

function printFaces(
  poster: Poster,
  layer: TerrainLayer,
  line: readonly Point[],
  { body, dark }: Tones,
  side: -1 | 1,
  scene: Scene,
  inks: Inks,
  random: Random,
): void {
  const { unit } = scene
  const rock = layer.form === 'rock'
  const peaks = findPeaks(line, (rock ? 40 : 30) * unit)
  const faces = peaks.map((peak) =>
    polygon(shadowFace(line, peak, side, random, rock ? 1 : 0), dark),
  )
  // a face must end where its land ends
  const raster = rasterise(faces, poster.width, poster.height, 2, unit, FLAT)
  if (raster) {
    const last = Math.floor(layer.bottom) - raster.box.y
    const { box, rgba } = raster
    if (last > 0) {
      const height = Math.min(box.height, last)
      poster.stamp({ box: { ...box, height }, rgba: rgba.subarray(0, height * box.width * 4) }, 1)
    }
  }
  if (layer.snow <= 0 || !rock) return
  const snow = mixColour([inks.night ? 0.82 : 0.97, 0.014, 245], body, 0.06)
  const shadowSnow = mixColour(snow, body, 0.34)
  for (const peak of peaks) {
    const depth = clamp(peak.rise * 0.36, 22 * unit, 150 * unit)
    const cap = halfCap(line, peak, depth, -side as -1 | 1)
    if (cap.length > 3) poster.printShapes([polygon(cap, snow)], FLAT)
    const other = halfCap(line, peak, depth * 0.92, side)
    if (other.length > 3) poster.printShapes([polygon(other, shadowSnow)], FLAT)
  }
}
