import { shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { polygon, smooth, stroke } from '../../geometry'
import type { SubjectDefinition } from '../subject'

function arc(halfWidth: number, rise: number, steps: number): Point[] {
  return smooth(
    [
      [-halfWidth, 0],
      [-halfWidth * 0.55, -rise * 0.74],
      [0, -rise],
      [halfWidth * 0.55, -rise * 0.74],
      [halfWidth, 0],
    ],
    false,
    steps,
  ).map(([x, y]): Point => [x, y])
}

/** A single stone arch with a railing: about 3.6 wide for a height of 1. */
export const bridge: SubjectDefinition = {
  placements: ['span'],
  home: 'river',
  height: 0.15,
  count: 1,
  mirrors: true,
  draw({ m }) {
    const deck = arc(1.8, 0.82, 8)
    const vault = arc(0.62, 0.52, 8)
    const shapes: Shape[] = [
      polygon(
        [
          ...deck,
          [1.8, 0.03],
          ...vault
            .slice()
            .reverse()
            .map(([x, y]): Point => [x, y + 0.03]),
          [-1.8, 0.03],
        ],
        m.stone,
      ),
    ]
    const under = vault.map(([x, y]): Point => [x * 1.16, y * 1.17 + 0.03])
    shapes.push(stroke(under, 0.05, shade(m.stone, -0.16), 'even', { detail: true }))
    for (let row = 1; row < 4; row++) {
      const line = deck.map(([x, y]): Point => [x * (1 - row * 0.02), y + row * 0.085])
      const from = 4 + row * 3
      shapes.push(
        stroke(line.slice(from, 14), 0.012, shade(m.stone, -0.13), 'even', {
          detail: true,
          alpha: 0.7,
        }),
      )
      shapes.push(
        stroke(line.slice(-14, -from), 0.012, shade(m.stone, -0.13), 'even', {
          detail: true,
          alpha: 0.7,
        }),
      )
    }
    const rail = deck.map(([x, y]): Point => [x, y - 0.17])
    for (let i = 1; i < deck.length - 1; i += 3) {
      const [x, y] = deck[i] as Point
      shapes.push(
        stroke(
          [
            [x, y],
            [x, y - 0.21],
          ],
          0.035,
          shade(m.stone, 0.05),
        ),
      )
    }
    shapes.push(stroke(rail, 0.035, shade(m.stone, 0.08)))
    shapes.push(stroke(deck, 0.05, shade(m.stone, -0.08), 'even', { detail: true }))
    return shapes
  },
}
