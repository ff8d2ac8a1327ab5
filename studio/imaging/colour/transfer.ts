/** Colour transfer from one picture to another, its light and its edges preserved. */
import type { Random } from '../../lib/random'
import { clamp, mix, smoothstep } from '../../lib/maths'
import type { Planes } from '../../lib/planes'
import { guidedPlane } from './guided'
import { type LabPlanes, labOfPlanes, planesOfLab } from './oklab'
import { skinWeight } from './skin'
import { transport } from './transport'

interface TransferOptions {
  /** 0..1: how far the colours go. */
  readonly strength: number
  /** Skin and highlights keep most of their own colour. */
  readonly spare: boolean
  /** Face weight of each pixel, 0..1: faces move as one, and little in light. */
  readonly faces?: Float32Array | null
  readonly random: Random
}

/** Maximum change of each place, 0..1. */
function freedom(lab: LabPlanes, unit: number): Float32Array {
  const skin = skinWeight(lab, 5 * unit)
  return lab.l.map((light, i) => {
    const [a, b] = [lab.a[i], lab.b[i]]
    const pale = smoothstep(0.07, 0.03, Math.sqrt(a * a + b * b)) * smoothstep(0.9, 0.97, light)
    return (1 - 0.72 * clamp(skin[i] * 1.15)) * (1 - 0.7 * pale)
  })
}

/** Maximum change of a face's colours and light: evenly, or highlights and shadows become blotches. */
const FACE = { colour: 0.3, free: 0.55, light: 0.12 } as const

/** @param style any size */
export function transferColours(photo: Planes, style: Planes, options: TransferOptions): Planes {
  const { strength, spare, random, faces = null } = options
  const { width, height, unit } = photo
  const lab = labOfPlanes(photo)
  const motion = transport(lab, labOfPlanes(style), random)
  const changes = [lab.l.slice(), lab.l.slice(), lab.l.slice()] as const
  const change = new Float32Array(3)
  for (let i = 0; i < lab.l.length; i++) {
    motion(lab.l[i], lab.a[i], lab.b[i], change)
    for (let c = 0; c < 3; c++) (changes[c] as Float32Array)[i] = change[c]
  }
  const free = spare ? freedom(lab, unit) : null
  const size = { width, height, radius: Math.max(2, 8 * unit), least: 2e-3 }
  // the photograph's own light counts more than that of the other picture
  const shares = [mix(0.2, 0.62, strength), mix(0.45, 1.1, strength), mix(0.45, 1.1, strength)]
  const moved = [lab.l, lab.a, lab.b].map((plane, c) => {
    const smooth = guidedPlane(changes[c] as Float32Array, lab.l, size)
    const share = shares[c]
    const ofFace = c === 0 ? FACE.light : spare ? FACE.colour : FACE.free
    return plane.map((value, i) => {
      const own = free ? free[i] : 1
      return value + smooth[i] * share * (faces ? mix(own, Math.min(own, ofFace), faces[i]) : own)
    })
  }) as [Float32Array, Float32Array, Float32Array]
  return planesOfLab({ width, height, l: moved[0], a: moved[1], b: moved[2] }, unit)
}
