import { type Shape, curve, place } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt, toneAt } from '../../palette'
import type { Random, Stage } from '../../scene'
import { cottage } from '../../subjects/buildings/cottage'
import type { SubjectBrush } from '../../subjects/subject'
import { roundTree } from '../parts/cover'
import { bush, leafAt } from '../parts/greenery'
import { housePaint, whiteHouse } from '../parts/house'
import { ridgeAt } from '../parts/ridge'
import { isDark, isSnowy } from '../parts/soil'

function makeBrush(stage: Stage, random: Random, depth: number): SubjectBrush {
  const tone: SubjectBrush['tone'] = (colour, share = 1) =>
    toneAt(stage.palette, depth, colour, share)
  return {
    ...{
      random,
      tone,
      own: tone,
      placement: 'ground',
      season: stage.slots.season,
      scene: stage.slots.scene,
    },
    m: materialsAt(stage.palette, depth),
    lit: isDark(stage),
    snowy: isSnowy(stage),
    wet: false,
    holds: null,
  }
}

/** Smoke from a kitchen: a ribbon that widens and drifts. */
export function smoke(stage: Stage, random: Random, x: number, y: number, tall: number): Shape {
  const drift = stage.side * tall * random.range(0.12, 0.3)
  const m = materialsAt(stage.palette, 0.4)
  return curve(
    [
      [x, y, 0.25],
      [x + drift * 0.15, y - tall * 0.25, 0.6],
      [x - drift * 0.1, y - tall * 0.5, 1],
      [x + drift * 0.5, y - tall * 0.78, 1.5],
      [x + drift, y - tall, 0.5],
    ],
    tall * 0.11,
    m.white,
    'even',
    { plain: true, alpha: isDark(stage) ? 0.28 : 0.5 },
  )
}

export interface HamletPlan {
  readonly ridge: Float32Array
  readonly depth: number
  /** Shares of the width between which the houses stand. */
  readonly from: number
  readonly to: number
  readonly count: number
  /** Height of a house, pixels. */
  readonly size: number
  readonly kind: 'cottage' | 'white'
}

/** Houses on a piece of land, trees and bushes between them, smoke over one or two. */
export function hamlet(stage: Stage, random: Random, plan: HamletPlan): Shape[] {
  const { width, side, unit } = stage
  const { ridge, depth, from, to, count, size, kind } = plan
  const m = materialsAt(stage.palette, depth)
  const shapes: Shape[] = []
  const paint = housePaint(stage, depth)
  for (let i = 0; i < count; i++) {
    const own = random.fork(`house ${i}`)
    const x = mix(from, to, (i + own.range(0.25, 0.75)) / count) * width
    const y = ridgeAt(ridge, x) + 5 * unit
    const tall = size * own.range(0.85, 1.2)
    if (own.chance(0.8)) {
      const treeX = x + own.sign() * tall * own.range(0.6, 1)
      const height = tall * own.range(1, 1.7)
      shapes.push(
        ...roundTree(
          own,
          treeX,
          ridgeAt(ridge, treeX) + 3 * unit,
          height,
          leafAt(stage, depth, own),
          m.bark,
        ),
      )
    }
    if (kind === 'cottage') {
      const brush = makeBrush(stage, own, depth)
      const drawn = { wish: { id: kind, count: 1 }, size: tall, unit }
      shapes.push(...place(cottage.draw(brush, 1, drawn), x, y, tall, own.chance(0.5)))
    } else {
      const house = { x, y, width: tall * own.range(1.2, 1.9), height: tall, roof: 0.42 }
      shapes.push(
        ...whiteHouse(
          own,
          {
            ...house,
            stepped: own.chance(0.5),
            storeys: own.chance(0.4) ? 2 : 1,
            lightSide: side > 0 ? -1 : 1,
          },
          paint,
        ),
      )
      if (own.chance(0.3)) shapes.push(smoke(stage, own, x + tall * 0.2, y - tall, tall * 1.6))
    }
    if (own.chance(0.7)) {
      const bushX = x + own.sign() * tall * own.range(0.5, 0.9)
      shapes.push(...bush(stage, own, bushX, ridgeAt(ridge, bushX) + 6 * unit, tall * 0.34, depth))
    }
  }
  return shapes
}
