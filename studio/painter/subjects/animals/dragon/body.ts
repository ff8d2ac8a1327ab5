import { shade } from '../../../colour'
import type { Point, Shape } from '../../../drawing'
import type { StrokePoint } from '../../../drawing/notation'
import { curve, polygon } from '../../../geometry'
import { clamp, mix, sin } from '../../../../lib/maths'
import { openTrace } from '../../trace'
import type { Hide } from './hide'

interface Vertebra {
  readonly x: number
  readonly y: number
  /** Unit vector towards the back. */
  readonly backX: number
  readonly backY: number
  readonly half: number
}

/** The way the body takes through the air, tail first; third numbers its thickness. */
const PATHS: readonly string[] = [
  `-112,-34,0.1 -100,-26,0.3 -84,-30,0.5 -70,-46,0.7 -50,-52,0.9 -32,-40,1 -30,-18,1.05 -42,0,1.1 -40,22,1.1 -22,34,1.1
    -2,26,1.1 6,6,1.1 14,-16,1.08 32,-28,1.02 52,-20,0.95 58,0,0.88 48,18,0.8 44,36,0.74 56,48,0.7`,
  `-116,10,0.1 -104,20,0.3 -88,18,0.5 -76,2,0.7 -66,-18,0.86 -46,-26,0.98 -28,-14,1.05 -22,8,1.1 -8,26,1.1 14,26,1.1
    26,8,1.1 28,-14,1.06 42,-32,1 62,-30,0.92 70,-12,0.86 60,6,0.78 54,24,0.72 62,40,0.68`,
]

export function spineOf(variant: number): Vertebra[] {
  const path = openTrace(PATHS[variant % PATHS.length])
  return path.map(([x, y, width], i) => {
    const [ax, ay] = path[Math.max(0, i - 1)] as StrokePoint
    const [bx, by] = path[Math.min(path.length - 1, i + 1)] as StrokePoint
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1
    return {
      x,
      y,
      backX: (by - ay) / length,
      backY: -(bx - ax) / length,
      half: width * 0.082,
    }
  })
}

/** `across` -1 the belly's edge, 1 the back's. */
function at(bone: Vertebra, across: number): Point {
  return [bone.x + bone.backX * bone.half * across, bone.y + bone.backY * bone.half * across]
}

function strip(bones: readonly Vertebra[], from: number, to: number): Point[] {
  return [...bones.map((bone) => at(bone, to)), ...bones.map((bone) => at(bone, from)).reverse()]
}

/** Flames along the back, leaning towards the tail. */
function crest(bones: readonly Vertebra[], hide: Hide): Shape[] {
  const shapes: Shape[] = []
  for (let i = 8; i < bones.length - 3; i += 3) {
    const bone = bones[i]
    const middle = bones[i - 2]
    const tip = bones[i - 4]
    const flame = [at(bone, 0.85), at(middle, 1.3), at(tip, 1.62), at(middle, 1.05), at(tip, 0.85)]
    shapes.push(polygon(flame, i % 2 ? hide.mane : hide.maneTip))
  }
  return shapes
}

/** Rows of scales as little arcs, open towards the tail. */
function scales(bones: readonly Vertebra[], hide: Hide): Shape[] {
  const shapes: Shape[] = []
  const lanes = [-0.18, 0.18, 0.54, 0.86]
  for (let i = 6; i < bones.length - 4; i += 2) {
    lanes.forEach((lane, row) => {
      if ((i / 2 + row) % 2 !== 0) return
      const bone = bones[i]
      const ahead = bones[Math.min(bones.length - 1, i + 2)]
      shapes.push(
        curve(
          [at(bone, lane - 0.19), at(ahead, lane), at(bone, lane + 0.15)],
          0.0075,
          hide.dark,
          'both',
          {
            detail: true,
          },
        ),
      )
    })
  }
  return shapes
}

function plates(bones: readonly Vertebra[], hide: Hide): Shape[] {
  const shapes: Shape[] = [polygon(strip(bones.slice(4), -1, -0.42), hide.belly, { detail: true })]
  for (let i = 6; i < bones.length; i += 2) {
    const bone = bones[i]
    const next = bones[Math.min(bones.length - 1, i + 1)]
    shapes.push(
      curve(
        [at(bone, -0.98), at(next, -0.7), at(bone, -0.42)],
        0.007,
        shade(hide.belly, -0.24),
        'even',
        {
          detail: true,
        },
      ),
    )
  }
  const edge = bones.slice(5).map((bone): StrokePoint => at(bone, -0.42))
  shapes.push(curve(edge, 0.008, hide.dark, 'even', { detail: true }))
  return shapes
}

/** A plume of flame at the end of the tail. */
function tail(bones: readonly Vertebra[], hide: Hide): Shape[] {
  const root = bones[2]
  const inner = bones[9]
  const length =
    Math.sqrt((inner.x - root.x) * (inner.x - root.x) + (inner.y - root.y) * (inner.y - root.y)) ||
    1
  const outX = (root.x - inner.x) / length
  const outY = (root.y - inner.y) / length
  return [-0.9, 0.9, -0.4, 0.45, 0].map((fan, i) => {
    const reach = [0.15, 0.15, 0.22, 0.21, 0.3][i]
    const point = (along: number, aside: number, width: number): StrokePoint => [
      root.x + outX * reach * along - outY * reach * fan * aside,
      root.y + outY * reach * along + outX * reach * fan * aside,
      width,
    ]
    const colour = i % 2 ? hide.maneTip : hide.mane
    const path = [
      point(-0.15, 0.1, 0.7),
      point(0.3, 0.55, 1.5),
      point(0.7, 0.6, 1),
      point(1, 0.95, 0.1),
    ]
    return curve(path, 0.05, colour, 'even')
  })
}

export function dragonBody(bones: readonly Vertebra[], hide: Hide): Shape[] {
  const outline = strip(bones, -1, 1)
  const turnedSide = bones.map((bone, i): Point => {
    const share = clamp(sin(i * 0.13) * 0.14)
    return at(bone, mix(-0.42, -0.08, share * 4))
  })
  const shadow = [...turnedSide, ...bones.map((bone) => at(bone, -0.42)).reverse()]
  return [
    ...tail(bones, hide),
    ...crest(bones, hide),
    polygon(outline, hide.body),
    polygon(shadow, hide.dark, { shadow: true, alpha: 0.45 }),
    ...plates(bones, hide),
    ...scales(bones, hide),
  ]
}
