import { type Form, form, inside, roundRect } from '../build/form'
import { fillPolygon } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { rect } from './stage'

export const MARBLE: Oklch = [0.94, 0.012, 85]

export const RED: Oklch = [0.48, 0.15, 28]

export const GOLD: Oklch = [0.8, 0.13, 82]

/** Steps of white stone with balustrades, seen from before; (0, 0) the middle of its foot. */
export function terrace(half: number, height: number, stone: Oklch, round: boolean): Form[] {
  const body = round
    ? form(
        `${-half},0! ${-half},${-height}! ${half},${-height}! ${half},0! 0,${half * 0.05}`,
        linear([-half, 0], [half, 0], tone(stone, -0.05), stone, tone(stone, -0.13)),
        'body',
      )
    : roundRect(
        [-half, -height, half * 2, height],
        0,
        linear([0, -height], [0, 0], stone, tone(stone, -0.1)),
        'body',
      )
  const posts = Math.round(half / 17)
  const rail = many(
    Array.from({ length: posts }, (_, i) =>
      rect(
        -half + (half * 2 * (i + 0.2)) / posts,
        -height - height * 0.42,
        (half * 1.1) / posts,
        height * 0.44,
      ),
    ),
    tone(stone, 0.03),
    'body',
  )
  return [
    inside(
      body,
      many(
        [
          rect(-half, -height * 0.96, half * 2, height * 0.12),
          rect(-half, -height * 0.3, half * 2, height * 0.07),
        ],
        tone(stone, -0.09),
      ),
    ),
    rail,
    roundRect([-half, -height * 1.44, half * 2, height * 0.1], 2, tone(stone, 0.03), 'detail'),
  ]
}

export function stairs(half: number, height: number, stone: Oklch): Form[] {
  const steps = 9
  return [
    inside(
      fillPolygon(tone(stone, 0.02), 'body')`${-half * 0.84},${-height} ${half * 0.84},${-height}
        ${half * 1.1},0 ${-half * 1.1},0`,
      many(
        Array.from({ length: steps }, (_, i) =>
          rect(
            -half * 1.2,
            -height + (height * (i + 0.5)) / steps,
            half * 2.4,
            height / steps / 2.6,
          ),
        ),
        tone(stone, -0.13),
      ),
      fillPolygon(tone(stone, -0.05), 'detail')`${-half * 0.2},${-height} ${half * 0.2},${-height}
        ${half * 0.27},0 ${-half * 0.27},0`,
    ),
    ...[-1, 1].map(
      (side) =>
        fillPolygon(tone(stone, -0.02), 'body')`${side * half * 0.84},${-height * 1.1}
        ${side * half * 0.94},${-height * 1.1} ${side * half * 1.22},0 ${side * half * 1.1},0`,
    ),
  ]
}

/** Painted beams, red columns and lattice doors between two roofs. */
export function drum(
  half: number,
  top: number,
  bottom: number,
  lit: (c: Oklch) => Oklch,
  doors: boolean,
): Form {
  const wall = lit(RED)
  const h = bottom - top
  const count = doors ? 11 : 15
  return inside(
    roundRect(
      [-half, top, half * 2, h],
      0,
      linear([-half, 0], [half, 0], tone(wall, -0.03), tone(wall, 0.04), tone(wall, -0.12)),
      'body',
    ),
    many([rect(-half, top, half * 2, h * (doors ? 0.24 : 0.5))], lit([0.5, 0.1, 200]), 'detail'),
    many(
      Array.from({ length: count }, (_, i) =>
        rect(
          -half + (half * 2 * (i + 0.25)) / count,
          top + h * 0.04,
          half / count,
          h * (doors ? 0.12 : 0.3),
        ),
      ),
      lit(GOLD),
    ),
    ...(doors
      ? [
          many(
            Array.from({ length: count }, (_, i) =>
              rect(
                -half + (half * 2 * (i + 0.2)) / count,
                top + h * 0.32,
                (half * 1.2) / count,
                h * 0.68,
              ),
            ),
            lit([0.36, 0.1, 30]),
          ),
          many(
            Array.from({ length: count * 3 }, (_, i) =>
              rect(
                -half + (half * 2 * (i + 0.6)) / (count * 3),
                top + h * 0.34,
                half * 0.016,
                h * 0.4,
              ),
            ),
            lit([0.7, 0.12, 75]),
          ),
        ]
      : []),
  )
}
