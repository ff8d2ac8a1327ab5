import { type SKRSContext2D, createCanvas } from '@napi-rs/canvas'
import { type Oklch, css, hueGap, mixColour } from '../../colour'
import { type Box, type Point, type Shape, boundingBox, computeArea } from '../../geometry'
import { clamp, mix } from '../../../lib/maths'
import { type Raster, traceShape } from '../../raster/canvas'

/** Hues that tubes are filled with. */
const GASES = [348, 20, 52, 92, 150, 195, 250, 300] as const

/** The light of a tube for a thing of that colour. */
export function toGasColour([lightness, chroma, hue]: Oklch): Oklch {
  if (chroma < 0.035) {
    if (lightness > 0.74) return [0.9, 0.09, 205]
    return lightness > 0.42 ? [0.74, 0.17, 275] : [0.72, 0.22, 328]
  }
  let best: number = GASES[0]
  for (const gas of GASES) {
    if (Math.abs(hueGap(hue, gas)) < Math.abs(hueGap(hue, best))) best = gas
  }
  const bright = best > 40 && best < 210 ? 0.86 : 0.74
  return [bright, 0.21, hue + hueGap(hue, best) * 0.75]
}

/** Glow of a shape: none, all over, as one bright line, or along its edge. */
export type Shining = 'dark' | 'lamp' | 'line' | 'tinted' | 'edge'

interface Measure {
  /** Mean thickness and longest side, pixels. */
  readonly thick: number
  readonly long: number
}

function measure(points: readonly Point[]): Measure {
  let around = 0
  let [px, py] = points[points.length - 1]
  for (const [x, y] of points) {
    around += Math.sqrt((x - px) * (x - px) + (y - py) * (y - py))
    px = x
    py = y
  }
  const box = boundingBox([{ points }], Infinity, Infinity, 0)
  return {
    thick: (computeArea(points) * 2) / Math.max(1e-6, around),
    long: box ? Math.max(box.width, box.height) : 0,
  }
}

export interface LitShape {
  readonly shape: Shape
  readonly shining: Shining
  readonly gas: Oklch
  /** Of the tube, pixels. */
  readonly width: number
  /** 0..1. */
  readonly power: number
}

/**
 * Decides how each shape shines.
 *
 * @param local the shape's own colour without hour and air
 */
export const lightUp = (
  shapes: readonly Shape[],
  depth: number,
  unit: number,
  local: (shape: Shape) => Oklch,
): LitShape[] =>
  shapes.map((shape) => {
    const { thick, long } = measure(shape.points)
    const gas = toGasColour(local(shape))
    const small = clamp(thick / (13 * unit), 0.42, 1)
    const width = mix(2.7, 1.5, depth) * unit * mix(0.6, 1, small)
    const power = mix(1, 0.62, depth) * (shape.alpha ?? 1)
    const lit = (shining: Shining, share = 1): LitShape => ({
      ...{ shape, shining, gas, width },
      power: power * share,
    })
    // a wide pane of light would burn out
    if (shape.glow) return lit('lamp', clamp((16 * unit) / thick, 0.5, 1))
    if (shape.shadow) return lit('dark')
    // what is too thin or too small for an edge of its own is a tube itself, or it would vanish
    if (thick < 2.6 * unit || (shape.stroke && thick < 4.5 * unit))
      return lit('line', shape.foliage ? 0.26 : shape.detail ? 0.4 : 0.85)
    if (long < 40 * unit && !shape.detail && !shape.foliage)
      return lit('line', shape.petal ? 0.36 : 0.6)
    if (shape.detail) return lit('tinted', 0.3)
    const wide = thick > 26 * unit && (shape.alpha ?? 1) > 0.85
    if (shape.plain && wide && !shape.gradient) return lit('edge', 0.4)
    if (shape.plain) return lit(shape.petal ? 'line' : 'dark', 0.42)
    if (shape.foliage)
      return lit(thick < 7 * unit ? 'tinted' : 'edge', thick < 7 * unit ? 0.26 : 0.6)
    return lit('edge', mix(0.6, 1, small))
  })

let scratch: SKRSContext2D | null = null

function scratchContext(width: number, height: number): SKRSContext2D {
  if (scratch?.canvas.width !== width || scratch.canvas.height !== height)
    scratch = createCanvas(width, height).getContext('2d')
  return scratch
}

/** A light's colour at part of its power: black takes the rest. */
const dimmed = (gas: Oklch, power: number): string =>
  css([gas[0] * clamp(power), gas[1] * clamp(power), gas[2]])

function fillGlass(context: SKRSContext2D, { shape, gas, shining, power }: LitShape) {
  if (shining === 'lamp') {
    const { gradient } = shape
    const [lightness, chroma, hue] = mixColour(shape.colour, gas, 0.55)
    const full = power / (shape.alpha ?? 1)
    if (!gradient) return css([lightness * full, chroma * full, hue], shape.alpha ?? 1)
    const style = context.createLinearGradient(...gradient.from, ...gradient.to)
    for (const { at, colour, alpha } of gradient.stops)
      style.addColorStop(at, css(mixColour(colour, gas, 0.4), alpha ?? shape.alpha ?? 1))
    return style
  }
  if (shining === 'line') return dimmed(gas, power * 0.95)
  if (shining === 'tinted') return dimmed(gas, power)
  return css([0, 0, 0], shape.alpha ?? 1)
}

/** The light of shapes, where darkness covers what shone behind them; null when outside. */
export function rasteriseLight(
  lit: readonly LitShape[],
  width: number,
  height: number,
  unit: number,
): Raster | null {
  const box: Box | null = boundingBox(
    lit.map(({ shape }) => shape),
    width,
    height,
    6 * unit,
  )
  if (!box) return null
  const context = scratchContext(width, height)
  context.clearRect(box.x, box.y, box.width, box.height)
  context.lineJoin = 'round'
  for (const one of lit) {
    const { shape, shining, gas, width: tube, power } = one
    if (shape.points.length < 3) continue
    context.fillStyle = fillGlass(context, one)
    traceShape(context, shape)
    context.fill(shape.holes ? 'evenodd' : 'nonzero')
    if (shining !== 'edge') continue
    // a coloured tube with a nearly white thread in it
    context.strokeStyle = dimmed(gas, power)
    context.lineWidth = tube
    context.stroke()
    context.strokeStyle = dimmed(mixColour(gas, [0.97, 0.03, gas[2]], 0.5), power)
    context.lineWidth = tube * 0.42
    context.stroke()
  }
  const { data } = context.getImageData(box.x, box.y, box.width, box.height)
  return { box, rgba: data }
}
