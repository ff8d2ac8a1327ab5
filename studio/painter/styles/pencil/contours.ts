import { type Point, computeSignedArea } from '../../geometry'
import { clamp, decay, mix, smoothstep } from '../../../lib/maths'
import { makeNoise1d } from '../../../lib/noise'
import type { Random, Scene } from '../../scene'
import { type Lead, mixLead, toCrayon } from './page'
import type { PencilSheet } from './sheet'
import type { Thing, Things } from './things'

interface Spot {
  readonly x: number
  readonly y: number
  /** Outward unit normal. */
  readonly nx: number
  readonly ny: number
}

/** An outline cut at its corners into lines that a hand would draw in one go. */
function splitContours(points: readonly Point[], closed: boolean, step: number): Spot[][] {
  const count = points.length
  const outward = computeSignedArea(points) >= 0 ? 1 : -1
  const lines: Spot[][] = []
  let line: Spot[] = []
  let lastX = 0
  let lastY = 0
  const edges = closed ? count : count - 1
  for (let i = 0; i < edges; i++) {
    const [ax, ay] = points[i]
    const [bx, by] = points[(i + 1) % count]
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    if (length < 0.01) continue
    const dx = (bx - ax) / length
    const dy = (by - ay) / length
    // a turn sharper than 50 degrees lifts the pencil
    if (line.length > 0 && dx * lastX + dy * lastY < 0.64) {
      lines.push(line)
      line = []
    }
    lastX = dx
    lastY = dy
    const normal = { nx: dy * outward, ny: -dx * outward }
    const parts = Math.max(1, Math.ceil(length / step))
    for (let k = line.length > 0 ? 1 : 0; k <= parts; k++)
      line.push({ x: ax + ((bx - ax) * k) / parts, y: ay + ((by - ay) * k) / parts, ...normal })
  }
  if (line.length > 0) lines.push(line)
  return lines
}

/** A ribbon's middle line: a thin stroke is drawn once, not around. */
function computeCentre(points: readonly Point[]): Point[] {
  const half = Math.floor(points.length / 2)
  return Array.from({ length: half }, (_, i) => {
    const [ax, ay] = points[i]
    const [bx, by] = points[points.length - 1 - i]
    return [(ax + bx) / 2, (ay + by) / 2]
  })
}

function measurePerimeter(points: readonly Point[]): number {
  let sum = 0
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]
    sum += Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
  })
  return sum
}

/** Draws the outlines of all things, as far as nothing nearer hides them. */
export class Contours {
  readonly #wander: (x: number, octaves: number, rough: number) => number
  #phase = 0

  constructor(
    readonly scene: Scene,
    readonly things: Things,
    readonly sheet: PencilSheet,
    readonly random: Random,
  ) {
    this.#wander = makeNoise1d(random.fork('wander'))
  }

  draw(): void {
    this.things.list.forEach((thing, id) => this.#thing(thing, id))
  }

  /** Mist before a thing takes its line away, and so does the edge of the drawing. */
  #veil(thing: Thing, x: number, y: number): number {
    const { width, height, unit } = this.scene
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y)
    let clear = smoothstep(4 * unit, 30 * unit, edge)
    const { layer } = thing
    if (thing.kind === 'land' && layer?.kind === 'terrain' && layer.fades) {
      // where a fading ridge sinks to its foot there is nothing left to outline
      clear *= smoothstep(0.04, 0.22, (layer.base - y) / Math.max(1, layer.base - layer.top))
    } else if (thing.kind === 'land' && layer?.kind === 'terrain') {
      clear *= smoothstep(1 * unit, 6 * unit, layer.bottom - y)
    }
    for (const mist of this.scene.layers) {
      if (mist.kind !== 'mist' || mist.depth >= thing.depth) continue
      const off = (y - mist.y) / mist.height
      clear *= 1 - clamp(decay(off * off * 0.8) * mist.strength * 0.9)
    }
    return clear
  }

  #thing(thing: Thing, id: number): void {
    const { unit } = this.scene
    const { shape, kind, depth } = thing
    if (kind === 'air' || kind === 'water' || thing.points.length < 3) return
    if (shape && (shape.plain || (shape.alpha ?? 1) < 0.6)) return
    const rings = [thing.points, ...(shape?.holes ?? [])]
    const force = mix(1.3, 0.72, depth) * this.#force(thing)
    const lead = shape?.accent
      ? mixLead(toCrayon(shape.colour), this.sheet.page.dark)
      : this.sheet.page.dark
    for (const ring of rings) {
      const perimeter = measurePerimeter(ring)
      if (perimeter < 4 * unit) continue
      const breadth = (2 * thing.area * unit * unit) / perimeter
      const thin = shape?.stroke === true && breadth < 3.4 * unit
      if (thin) {
        const width = clamp(breadth, 0.9 * unit, 3.4 * unit)
        const tone = clamp(1.25 - shape.colour[0])
        const lines = splitContours(computeCentre(ring), false, 5 * unit)
        for (const line of lines)
          this.#line(line, id, thing, force * (0.35 + tone), width, lead, true)
        continue
      }
      const open = kind === 'land' || kind === 'wave'
      const edge = open ? ring.slice(0, -2) : ring
      const width = mix(2.3, 1.4, depth) * unit
      const small = perimeter < 60 * unit
      for (const line of splitContours(edge, !open, 5 * unit)) {
        this.#line(line, id, thing, force, width, lead, false)
        // the searching second line
        if (small || !this.random.chance(0.5)) continue
        const from = Math.floor(line.length * this.random.range(0, 0.5))
        const to = Math.ceil(line.length * this.random.range(0.55, 1))
        this.#line(line.slice(from, to), id, thing, force * 0.5, width * 0.8, lead, false)
      }
    }
  }

  #force({ shape, kind }: Thing): number {
    if (kind === 'light') return 0.6
    if (kind === 'wave') return 0.75
    if (!shape) return 0.95
    if (shape.snow) return 0.45
    if (shape.shadow) return 0.4
    if (shape.detail) return 0.62
    if (shape.foliage) return 0.68
    if (shape.petal) return 0.72
    return 1
  }

  #line(
    line: readonly Spot[],
    id: number,
    thing: Thing,
    force: number,
    width: number,
    lead: Lead,
    thin: boolean,
  ): void {
    const first = line[0]
    const last = line[line.length - 1]
    if (!first || !last || line.length < 2) return
    const { unit } = this.scene
    const { sheet, things } = this
    const phase = (this.#phase += 17.31)
    const shake = (thin ? 0.5 : mix(0.6, 1.5, this.scene.strength)) * unit
    const ask = 1.8 * unit + 0.6
    const overshoot = thin || line.length < 5 ? 0 : this.random.range(2, 8) * unit
    let beforeX = 0
    let beforeY = 0
    let beforePressure = -1
    line.forEach(({ x, y, nx, ny }, k) => {
      const along = phase + k * 0.16
      const off = this.#wander(along, 2, 0.5) * shake
      let px = x + nx * off + this.#wander(along + 91, 1, 0.5) * shake * 0.6
      let py = y + ny * off
      // both sides hidden by something nearer: the line runs behind it
      const inner = things.idAt(x - nx * ask, y - ny * ask)
      const outer = things.idAt(x + nx * ask, y + ny * ask)
      const hidden = inner > id && outer > id && !(thin && inner !== outer)
      const t = line.length > 1 ? k / (line.length - 1) : 0
      // heavier below, where weight and shadow lie, lighter towards the light
      const weight = 0.72 + 0.3 * ny - 0.16 * nx * this.scene.lightSide
      const swell = 0.72 + 0.42 * this.#wander(along * 0.7 + 40, 2, 0.6)
      const ends = 0.45 + 0.55 * clamp(Math.min(t, 1 - t) * 7)
      const pressure = hidden
        ? 0
        : force * weight * swell * ends * this.#veil(thing, x, y) * (thin ? 1.05 : 1)
      if (k === 0 && overshoot > 0) {
        const next = line[1]
        const length = Math.sqrt((next.x - x) * (next.x - x) + (next.y - y) * (next.y - y)) || 1
        px -= ((next.x - x) / length) * overshoot
        py -= ((next.y - y) / length) * overshoot
      }
      if (beforePressure > 0.02 || (beforePressure >= 0 && pressure > 0.02))
        sheet.line(beforeX, beforeY, px, py, beforePressure, pressure, width, lead)
      beforeX = px
      beforeY = py
      beforePressure = pressure
    })
  }
}
