import { shade } from '../colour'
import type { Shape } from '../drawing'
import { curve, disc, polygon, stroke } from '../geometry'
import { mix } from '../maths'
import { opening, post, sweptRoof, wall } from './roofs'
import type { SubjectDefinition } from './subject'

export const pagoda: SubjectDefinition = {
  id: 'pagoda',
  placement: 'ground',
  height: 0.36,
  count: 1,
  draw(brush) {
    const { random, m } = brush
    const storeys = random.pick([5, 7])
    const shapes: Shape[] = [
      polygon(
        [
          [-0.25, 0.03],
          [0.25, 0.03],
          [0.22, -0.03],
          [-0.22, -0.03],
        ],
        m.stone,
      ),
    ]
    const step = 0.84 / storeys
    let y = -0.03
    let w = 0.185
    for (let i = 0; i < storeys; i++) {
      const h = step * mix(1.12, 0.86, i / storeys)
      const body = w * 0.7
      shapes.push(...wall(body, y, y - h * 0.62, m.wall))
      for (const x of [-0.55, 0, 0.55]) {
        shapes.push(opening(brush, x * body, y - h * 0.1, body * 0.13, h * 0.36))
      }
      shapes.push(
        stroke(
          [
            [-body * 1.15, y - h * 0.1],
            [body * 1.15, y - h * 0.1],
          ],
          h * 0.07,
          m.accent,
          'even',
          {
            detail: true,
            accent: true,
          },
        ),
      )
      shapes.push(...sweptRoof(brush, w, h * 0.62, y - h * 0.5))
      y -= h
      w *= 0.885
    }
    shapes.push(
      stroke(
        [
          [0, y + 0.02],
          [0, y - 0.12],
        ],
        0.018,
        m.dark,
        'end',
      ),
    )
    for (let i = 0; i < 3; i++) {
      shapes.push(disc(0, y - 0.012 - i * 0.026, 0.015 - i * 0.003, m.gold, { plain: true }))
    }
    return shapes
  },
}

export const pavilion: SubjectDefinition = {
  id: 'pavilion',
  placement: 'ground',
  height: 0.2,
  count: 1,
  draw(brush) {
    const { random, m } = brush
    const double = random.chance(0.5)
    const shapes: Shape[] = [
      polygon(
        [
          [-0.5, 0.05],
          [0.5, 0.05],
          [0.47, -0.04],
          [-0.47, -0.04],
        ],
        m.stone,
      ),
      polygon(
        [
          [-0.44, -0.04],
          [0.44, -0.04],
          [0.42, -0.09],
          [-0.42, -0.09],
        ],
        shade(m.stone, 0.07),
      ),
    ]
    const back = shade(m.wood, -0.04)
    shapes.push(
      polygon(
        [
          [-0.33, -0.09],
          [0.33, -0.09],
          [0.33, -0.46],
          [-0.33, -0.46],
        ],
        shade(m.wall, -0.1),
        {
          alpha: brush.lit ? 1 : 0.35,
          plain: true,
          ...(brush.lit && { glow: true, colour: m.lamp }),
        },
      ),
    )
    for (const x of [-0.36, -0.13, 0.13, 0.36]) {
      shapes.push(post(x, -0.08, -0.47, 0.042, Math.abs(x) < 0.2 ? back : m.accent))
    }
    shapes.push(
      stroke(
        [
          [-0.38, -0.17],
          [0.38, -0.17],
        ],
        0.022,
        m.accent,
        'even',
        { detail: true },
      ),
    )
    shapes.push(
      stroke(
        [
          [-0.4, -0.45],
          [0.4, -0.45],
        ],
        0.04,
        m.wood,
        'even',
        { detail: true },
      ),
    )
    shapes.push(...sweptRoof(brush, 0.52, 0.34, -0.46))
    let top = -0.8
    if (double) {
      shapes.push(...wall(0.2, -0.72, -0.86, m.wood))
      shapes.push(...sweptRoof(brush, 0.34, 0.28, -0.84))
      top = -1.12
    }
    shapes.push(
      stroke(
        [
          [0, top + 0.03],
          [0, top - 0.09],
        ],
        0.035,
        m.gold,
        'end',
        { plain: true },
      ),
    )
    shapes.push(disc(0, top - 0.02, 0.028, m.gold, { plain: true }))
    return shapes
  },
}

export const cottage: SubjectDefinition = {
  id: 'cottage',
  placement: 'ground',
  height: 0.13,
  count: 2,
  draw(brush) {
    const { random, m } = brush
    const long = random.range(0.85, 1.15)
    const w = 0.62 * long
    const shapes: Shape[] = [...wall(w, 0.04, -0.46, m.wall)]
    const ridge = w * 0.72
    const thatch = random.chance(0.4) ? m.wood : m.roof
    shapes.push(
      polygon(
        [
          [-w * 1.22, -0.38],
          [-w * 0.9, -0.55],
          [-ridge, -0.92],
          [ridge, -0.92],
          [w * 0.9, -0.55],
          [w * 1.22, -0.38],
        ],
        thatch,
      ),
      polygon(
        [
          [w * 0.1, -0.38],
          [w * 0.1, -0.92],
          [ridge, -0.92],
          [w * 0.9, -0.55],
          [w * 1.22, -0.38],
        ],
        shade(thatch, -0.07),
        { shadow: true, alpha: 0.6 },
      ),
    )
    for (let i = -4; i <= 4; i++) {
      const t = i / 4.5
      shapes.push(
        stroke(
          [
            [t * ridge, -0.9],
            [t * w * 1.1, -0.4],
          ],
          0.012,
          shade(thatch, -0.1),
          'even',
          {
            detail: true,
            alpha: 0.6,
          },
        ),
      )
    }
    shapes.push(opening(brush, -w * 0.5, -0.14, 0.1, 0.18))
    shapes.push(opening(brush, w * 0.48, -0.14, 0.1, 0.18))
    shapes.push(
      polygon(
        [
          [-0.08, 0.04],
          [0.1, 0.04],
          [0.1, -0.3],
          [-0.08, -0.3],
        ],
        brush.lit ? m.gold : m.wood,
        {
          detail: true,
          ...(brush.lit && { glow: true }),
        },
      ),
    )
    for (const x of [-w * 0.5, w * 0.48]) {
      shapes.push(post(x, -0.14, -0.32, 0.014, m.wood))
      shapes.push(
        stroke(
          [
            [x - 0.1, -0.23],
            [x + 0.1, -0.23],
          ],
          0.014,
          m.wood,
          'even',
          { detail: true },
        ),
      )
    }
    if (brush.snowy) {
      shapes.push(
        polygon(
          [
            [-w * 1.24, -0.4],
            [-w * 0.92, -0.58],
            [-ridge * 1.02, -0.97],
            [ridge * 1.02, -0.97],
            [w * 0.92, -0.58],
            [w * 1.24, -0.4],
            [w * 0.8, -0.5],
            [w * 0.4, -0.45],
            [0, -0.53],
            [-w * 0.45, -0.46],
            [-w * 0.85, -0.52],
          ],
          m.snow,
          { snow: true },
        ),
      )
    }
    if (random.chance(0.6)) {
      shapes.push(
        curve(
          [
            [w * 0.3, -0.9],
            [w * 0.36, -1.15, 1.6],
            [w * 0.2, -1.4, 2.4],
            [w * 0.4, -1.75, 3.2],
          ],
          0.05,
          m.white,
          'even',
          { plain: true, alpha: 0.4 },
        ),
      )
    }
    return shapes
  },
}

export const lighthouse: SubjectDefinition = {
  id: 'lighthouse',
  placement: 'ground',
  height: 0.36,
  count: 1,
  draw(brush) {
    const { m, lit } = brush
    const half = (y: number): number => mix(0.125, 0.08, -y / 0.74)
    const shapes: Shape[] = []
    for (let i = 0; i < 5; i++) {
      const low = i === 0 ? 0.03 : -i * 0.148
      const high = -(i + 1) * 0.148
      const isRed = i % 2 === 1
      shapes.push(
        polygon(
          [
            [-half(low), low],
            [0, low + 0.012],
            [half(low), low],
            [half(high), high],
            [0, high + 0.01],
            [-half(high), high],
          ],
          isRed ? m.accent : m.white,
          isRed ? { accent: true } : {},
        ),
      )
    }
    shapes.push(
      polygon(
        [
          [0.035, 0.03],
          [half(0), 0.03],
          [half(-0.74), -0.74],
          [0.022, -0.74],
        ],
        [0.3, 0.03, 270],
        {
          alpha: 0.22,
          shadow: true,
        },
      ),
    )
    for (const y of [-0.2, -0.48])
      shapes.push(opening({ ...brush, lit: false }, -0.02, y, 0.014, 0.055))
    shapes.push(opening({ ...brush, lit: false }, 0, 0.02, 0.024, 0.1))
    shapes.push(
      polygon(
        [
          [-0.12, -0.735],
          [0.12, -0.735],
          [0.1, -0.765],
          [-0.1, -0.765],
        ],
        m.dark,
      ),
    )
    shapes.push(
      polygon(
        [
          [-0.056, -0.765],
          [0.056, -0.765],
          [0.056, -0.87],
          [-0.056, -0.87],
        ],
        m.lamp,
        {
          glow: true,
        },
      ),
    )
    for (const x of [-0.054, -0.018, 0.018, 0.054])
      shapes.push(post(x, -0.765, -0.87, 0.007, m.dark))
    shapes.push(
      stroke(
        [
          [-0.115, -0.8],
          [0.115, -0.8],
        ],
        0.007,
        m.dark,
        'even',
        { detail: true },
      ),
    )
    shapes.push(
      polygon(
        [
          [-0.076, -0.866],
          [-0.05, -0.915],
          [0, -0.95],
          [0.05, -0.915],
          [0.076, -0.866],
        ],
        m.accent,
        {
          accent: true,
        },
      ),
    )
    shapes.push(
      stroke(
        [
          [0, -0.94],
          [0, -1],
        ],
        0.009,
        m.dark,
        'even',
        { plain: true },
      ),
    )
    if (lit) {
      for (const side of [-1, 1]) {
        shapes.push(
          polygon(
            [
              [side * 0.05, -0.83],
              [side * 1.9, -1.12],
              [side * 1.9, -0.72],
              [side * 0.05, -0.8],
            ],
            m.lamp,
            {
              alpha: 0.16,
              plain: true,
              glow: true,
            },
          ),
        )
      }
    }
    return shapes
  },
}
