import { hex, mixColour, type Oklch, shade } from '../../../colour'
import { TAU, cos, sin } from '../../../../lib/maths'
import { type Form, disc, form, inside, line } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import { knots } from '../pen'
import { blossom, leaf } from '../worn/flowers'
import { type BackdropDrawing, type Stand, halo, petals } from './stand'
import { polyline } from '../../../drawing/notation'

/** A bough of wood with blossoms, growing from a side. */
function branch(
  { random, palette }: Pick<Stand, 'random' | 'palette'>,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  wood: Oklch,
  depth = 0,
): Form[] {
  const points: number[][] = [[x, y]]
  let [px, py, a] = [x, y, angle]
  for (let i = 0; i < 5; i++) {
    a += random.range(-0.34, 0.34)
    px += (cos(a) * length) / 5
    py += (sin(a) * length) / 5
    points.push([px, py])
  }
  const twigs =
    depth < 2
      ? [2, 3, 4]
          .filter(() => random.chance(0.8))
          .flatMap((i) => {
            const [tx = 0, ty = 0] = points[i] ?? []
            return branch(
              { random, palette },
              tx,
              ty,
              a + random.sign() * random.range(0.5, 0.95),
              length * random.range(0.3, 0.5),
              width * 0.5,
              wood,
              depth + 1,
            )
          })
      : []
  const flowers =
    depth > 0
      ? points
          .slice(2)
          .filter(() => random.chance(0.7))
          .flatMap(([fx = 0, fy = 0]) =>
            blossom(
              fx + random.range(-12, 12),
              fy + random.range(-12, 12),
              random.range(16, 28),
              shade(palette.petal, random.range(-0.03, 0.04)),
              random.range(0, TAU),
            ),
          )
      : []
  const bud = depth > 0 ? [disc([px, py], 9, shade(palette.petal, -0.06), 'petal')] : []
  return [line(knots(points), width, wood, 'body end'), ...twigs, ...flowers, ...bud]
}

const WOOD = hex('#5d4038')

/** A moon gate with hills beyond and a bough before it. */
export const gate: BackdropDrawing = (stand) => {
  const { head, palette, frame } = stand
  const r = Math.min(head.r * 1.95, frame.width * 0.44, frame.height * 0.44)
  const { x, y } = head
  const ring = Array.from({ length: 61 }, (_, i) => [
    x + cos((i / 60) * TAU) * r,
    y + sin((i / 60) * TAU) * r,
  ])
  const hill = (t: number, dy: number) =>
    fillPath(mixColour(palette.shape, palette.deep, t), 'backdrop plain')`
      ${x - r},${y + r * (0.5 + dy)} ${x - r * 0.5},${y + r * (0.25 + dy)}
      ${x},${y + r * (0.45 + dy)} ${x + r * 0.45},${y + r * (0.2 + dy)}
      ${x + r},${y + r * (0.42 + dy)} ${x + r},${y + r * 1.1}! ${x - r},${y + r * 1.1}!`
  const sky = mixColour(palette.shape, hex('#e6efe9'), 0.55)
  return [
    inside(disc([x, y], r, sky, 'backdrop'), hill(0.3, 0), hill(0.5, 0.22)),
    line(knots(ring), 26, hex('#7b4a38'), 'body even'),
    ...branch(stand, -10, frame.height * 0.12, 0.42, Math.min(frame.width, 1300) * 0.42, 22, WOOD),
    ...petals(stand, 14),
  ]
}

export const bamboo: BackdropDrawing = (stand) => {
  const { frame, palette, random } = stand
  const green = hex('#4f8a68')
  const stems = [0.07, 0.16, 0.85, 0.94].flatMap((u, i) => {
    const x = frame.width * u
    const fill = mixColour(palette.ground, green, i % 2 ? 0.55 : 0.75)
    return Array.from({ length: Math.ceil(frame.height / 150) + 1 }, (_, j) => {
      const y = j * 150 - 30 - i * 30
      return fillPath(fill, 'foliage relief 5')`${x - 13},${y}! ${x + 13},${y}! ${x + 11},${y + 72}
        ${x + 13},${y + 143}! ${x - 13},${y + 143}! ${x - 11},${y + 72}`
    })
  })
  const leaves = Array.from({ length: 38 }, () => {
    const x = random.chance(0.5)
      ? random.range(0, frame.width * 0.3)
      : random.range(frame.width * 0.74, frame.width)
    return leaf(
      x,
      random.range(20, frame.height * 0.6),
      random.range(0.7, 2.3),
      random.range(60, 115),
      mixColour(palette.ground, hex('#3f7d5c'), random.range(0.45, 0.9)),
      0.16,
    )
  })
  return [halo(stand, 1.6), ...stems, ...leaves]
}

export const mountains: BackdropDrawing = (stand) => {
  const { frame, palette, head, random } = stand
  const layers = [0.44, 0.58, 0.74].map((at, i) => {
    const points: number[][] = polyline([-20, frame.height + 20, 1], [-20, frame.height * at, 1])
    for (let x = 50; x < frame.width; x += 95)
      points.push([
        x,
        frame.height * at - random.range(-50, 150) * (1.15 - i * 0.28),
        random.chance(0.3) ? 1 : 0,
      ])
    points.push([frame.width + 20, frame.height * at, 1], [frame.width + 20, frame.height + 20, 1])
    return form(knots(points), mixColour(palette.ground, palette.deep, 0.3 + i * 0.3), 'backdrop')
  })
  const side = random.sign()
  return [
    disc(
      [head.x + side * head.r * 1.0, head.y - head.r * 0.7],
      Math.min(head.r * 0.7, 160),
      palette.shape,
      'backdrop',
    ),
    ...layers,
  ]
}

export const waves: BackdropDrawing = (stand) => {
  const { frame, palette } = stand
  const sea = hex('#3f7391')
  const scales: Form[] = []
  for (let row = 0; row < 5; row++)
    for (let i = -1; i * 130 < frame.width + 130; i++) {
      const [x, y] = [i * 130 + (row % 2) * 65, frame.height * 0.78 + row * 60]
      const fill = mixColour(palette.ground, sea, 0.5 + row * 0.09)
      const pale = shade(palette.ground, 0.03)
      scales.push(
        disc([x, y], 78, fill, 'backdrop'),
        disc([x, y], 58, pale, 'detail'),
        disc([x, y], 44, fill, 'detail'),
        disc([x, y], 26, pale, 'detail'),
        disc([x, y], 14, fill, 'detail'),
      )
    }
  return [halo(stand, 1.6), ...scales]
}

export const leaves: BackdropDrawing = (stand) => {
  const { frame, palette } = stand
  const sprig = (x: number, y: number, angle: number, count: number, s: number): Form[] => {
    const long = 330
    const [ex, ey] = [x + cos(angle) * long, y + sin(angle) * long]
    const fill = mixColour(palette.ground, palette.deep, 0.75)
    const stem = strokePath(8, fill, 'foliage end')`${x},${y}
      ${(x + ex) / 2 + s * 20},${(y + ey) / 2} ${ex},${ey}`
    const blades = Array.from({ length: count }, (_, i) => (i + 1) / (count + 0.6)).flatMap((t) =>
      [-1, 1].map((q) =>
        leaf(
          x + (ex - x) * t,
          y + (ey - y) * t,
          angle + q * 0.8,
          96 * (1 - t * 0.45),
          q > 0 ? fill : shade(fill, 0.04),
        ),
      ),
    )
    return [stem, ...blades]
  }
  const { width: w, height: h } = frame
  return [
    halo(stand),
    ...sprig(w * 0.05, h * 0.98, -1.2, 7, 1),
    ...sprig(w * 0.95, h * 0.96, -1.9, 7, -1),
    ...sprig(w * 0.02, h * 0.52, -0.6, 4, 1),
    ...sprig(w * 0.985, h * 0.47, -2.5, 4, -1),
  ]
}

/** A field of flowers to the lower edge. */
export const flowers: BackdropDrawing = (stand) => {
  const { frame, palette, random } = stand
  const forms: Form[] = [halo(stand, 1.6)]
  for (let row = 0; row < 3; row++) {
    const y = frame.height * (0.8 + row * 0.075)
    for (let x = random.range(0, 50); x < frame.width; x += random.range(56, 92)) {
      const top = y - random.range(20, 110)
      const green = mixColour(palette.ground, hex('#5a8f5f'), 0.6 + row * 0.15)
      forms.push(
        strokePath(7, green, 'foliage even')`${x},${frame.height + 20}
          ${x + random.range(-14, 14)},${(top + frame.height) / 2} ${x},${top}`,
        leaf(x, (top + frame.height) / 2, -1.57 + random.sign() * 0.7, 70, green, 0.3),
        ...blossom(
          x,
          top,
          random.range(24, 38),
          random.chance(0.6) ? palette.petal : shade(palette.accent, 0.08),
          random.range(0, TAU),
        ),
      )
    }
  }
  return forms
}
