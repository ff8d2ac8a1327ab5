import { shade } from '../colour'
import type { Shape } from '../drawing'
import { curve, place, polygon, rounded, stroke } from '../geometry'
import type { SubjectBrush, SubjectDefinition } from './subject'

function paperLantern({ m }: SubjectBrush): Shape[] {
  const warm = m.lamp
  return [
    {
      ...rounded(
        [
          [-0.3, 0],
          [-0.38, -0.5],
          [-0.3, -0.92],
          [0, -1],
          [0.3, -0.92],
          [0.38, -0.5],
          [0.3, 0],
        ],
        [0.8, 0.14, 62],
        { glow: true, accent: true },
      ),
      gradient: {
        from: [0, 0.05],
        to: [0, -1],
        stops: [
          { at: 0, colour: shade(warm, 0.05) },
          { at: 0.45, colour: [0.8, 0.15, 65] },
          { at: 1, colour: [0.62, 0.15, 45] },
        ],
      },
    },
    polygon(
      [
        [-0.29, 0],
        [0.29, 0],
        [0.25, 0.06],
        [-0.25, 0.06],
      ],
      [0.45, 0.1, 40],
      { detail: true },
    ),
    stroke(
      [
        [-0.13, -0.03],
        [-0.16, -0.9],
      ],
      0.018,
      [0.6, 0.13, 45],
      'even',
      { detail: true, alpha: 0.5 },
    ),
    stroke(
      [
        [0.13, -0.03],
        [0.16, -0.9],
      ],
      0.018,
      [0.6, 0.13, 45],
      'even',
      { detail: true, alpha: 0.5 },
    ),
  ]
}

export const skyLantern: SubjectDefinition = {
  id: 'sky-lantern',
  placement: 'sky',
  height: 0.5,
  count: 12,
  flock: true,
  draw(brush, count) {
    const { random } = brush
    const shapes: Shape[] = []
    const wide = count > 3 ? 1 : 0.4
    for (let i = 0; i < count; i++) {
      const near = i >= count - 3
      const size = near ? random.range(0.11, 0.16) : random.range(0.035, 0.08)
      const x = ((i * 0.618) % 1) * 2 - 1
      const y = random.range(-0.34, 0.8)
      shapes.push(
        ...place(
          paperLantern(brush),
          x * 0.85 * wide,
          y * wide,
          count > 3 ? size : 0.2,
          false,
          random.spread() * 0.12,
        ),
      )
    }
    return shapes
  },
}

function redLantern(brush: SubjectBrush, x: number, drop: number, size: number): Shape[] {
  const { m } = brush
  const red = brush.lit ? shade(m.accent, 0.05, 0.02) : m.accent
  const y = drop
  const shapes: Shape[] = [
    stroke(
      [
        [x, -0.12],
        [x, y - size * 0.95],
      ],
      0.007,
      m.dark,
      'even',
      { plain: true },
    ),
    rounded(
      [
        [x - size * 0.62, y - size * 0.5],
        [x - size * 0.95, y],
        [x - size * 0.62, y + size * 0.5],
        [x + size * 0.62, y + size * 0.5],
        [x + size * 0.95, y],
        [x + size * 0.62, y - size * 0.5],
      ],
      red,
      { accent: true, glow: brush.lit },
    ),
  ]
  for (const share of [-0.62, -0.25, 0.25, 0.62]) {
    shapes.push(
      curve(
        [
          [x + share * size * 0.7, y - size * 0.55],
          [x + share * size * 1.15, y],
          [x + share * size * 0.7, y + size * 0.55],
        ],
        size * 0.035,
        shade(red, -0.1),
        'even',
        { detail: true, accent: true },
      ),
    )
  }
  for (const side of [-1, 1]) {
    shapes.push(
      polygon(
        [
          [x - size * 0.42, y + side * size * 0.52],
          [x + size * 0.42, y + side * size * 0.52],
          [x + size * 0.36, y + side * size * 0.7],
          [x - size * 0.36, y + side * size * 0.7],
        ],
        m.gold,
        { accent: true },
      ),
    )
  }
  for (let i = -2; i <= 2; i++) {
    shapes.push(
      curve(
        [
          [x + i * size * 0.08, y + size * 0.68],
          [x + i * size * 0.1, y + size * 1.05],
          [x + i * size * 0.12, y + size * 1.4],
        ],
        size * 0.035,
        m.accent,
        'even',
        { plain: true, accent: true },
      ),
    )
  }
  return shapes
}

/** Red lanterns that hang from the picture's upper corner. */
export const lantern: SubjectDefinition = {
  id: 'lantern',
  placement: 'corner',
  height: 0.55,
  count: 3,
  flock: true,
  draw(brush, count) {
    const { random } = brush
    return Array.from({ length: Math.min(count, 5) }, (_, i) =>
      redLantern(
        brush,
        0.14 + i * 0.22,
        0.16 + ((i * 2) % 3) * 0.1 + random.range(0, 0.06),
        0.1 - i * 0.008,
      ),
    ).flat()
  },
}
