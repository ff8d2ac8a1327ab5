import { shade } from '../../colour'
import { polyline } from '../../drawing/notation'
import { type Point, type Shape, polygon, rounded, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import type { SubjectBrush } from '../subject'

/** Half of its length, as far as the banks reach. */
export const HALF = 1.9

/** Heights of a way over the water: `rise` in its middle above the ends; negative: it sags. */
const walk = (rise: number, ends: number, steps = 24): Point[] =>
  Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = (i / steps) * 2 - 1
    return [t * HALF, -ends - rise * (1 - t * t)]
  })

const raised = (deck: readonly Point[], by: number): Point[] => deck.map(([x, y]) => [x, y - by])

/** Boards side by side along a way, seen a little from above. */
function boards(brush: SubjectBrush, deck: readonly Point[], gap: number): Shape[] {
  const { m, random } = brush
  return deck.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = deck[i]
    const end = (t: number, dy: number): Point => [mix(ax, bx, t), mix(ay, by, t) + dy]
    const tone = brush.snowy ? m.snow : shade(m.wood, 0.1 + random.spread() * 0.04)
    return [
      polygon(
        [end(0, 0.05), end(1 - gap, 0.05), end(1 - gap, 0.1), end(0, 0.1)],
        shade(m.wood, -0.1),
      ),
      polygon([end(0, -0.05), end(1 - gap, -0.05), end(1 - gap, 0.05), end(0, 0.05)], tone, {
        ...(brush.snowy && { snow: true }),
      }),
    ]
  })
}

function railing(brush: SubjectBrush, deck: readonly Point[], dy: number): Shape[] {
  const line = raised(deck, -dy)
  const wood = shade(brush.m.wood, dy < 0 ? -0.04 : 0.04)
  return [
    ...line
      .filter((_, i) => i % 3 === 0)
      .map(([x, y]) => stroke(polyline([x, y + 0.02], [x, y - 0.28]), 0.045, wood)),
    ...[0.25, 0.13].map((up) => stroke(raised(line, up), 0.036, wood)),
  ]
}

/** Boards on posts in a low bow, with a railing of wood on both sides. */
export function plankBridge(brush: SubjectBrush): Shape[] {
  const deck = walk(0.26, 0.24)
  const posts = [3, 9, 15, 21].flatMap((i) => {
    const [x, y] = deck[i] ?? deck[0]
    return [-0.07, 0.07].map((dx) =>
      stroke(polyline([x + dx, y], [x + dx, 0.08]), 0.07, shade(brush.m.wood, -0.14)),
    )
  })
  return [
    ...[...posts, ...railing(brush, deck, -0.05)],
    ...[...boards(brush, deck, 0.06), ...railing(brush, deck, 0.06)],
  ]
}

/** Boards that hang from ropes between two pairs of posts. */
export function ropeBridge(brush: SubjectBrush): Shape[] {
  const { m } = brush
  const deck = walk(-0.3, 0.52)
  const hand = walk(-0.36, 0.98)
  const rope = shade(m.wood, 0.02)
  const side = (dy: number): Shape[] => [
    ...deck.slice(1, -1).map(([x, y], i) => {
      const [hx, hy] = hand[i + 1] ?? hand[0]
      return stroke(polyline([x, y + dy], [hx, hy + dy]), 0.018, rope)
    }),
    stroke(raised(hand, -dy), 0.04, shade(rope, -0.05)),
  ]
  const posts = [-HALF, HALF].flatMap((x) =>
    [-0.05, 0.09].map((dy) =>
      stroke(polyline([x, 0.05 + dy], [x, -1.08 + dy]), 0.11, shade(m.wood, -0.1)),
    ),
  )
  return [...side(-0.05), ...posts, ...boards(brush, deck, 0.3), ...side(0.06)]
}

/** One trunk from bank to bank. */
export function logBridge({ m, snowy }: SubjectBrush): Shape[] {
  const log = polyline('-2.05,-0.36 2,-0.34 2,-0.1 -2.05,-0.1')
  const top = polyline('-2.05,-0.38 2,-0.36 2,-0.29 -2.05,-0.3')
  const cut = polyline('1.93,-0.22 2,-0.35 2.07,-0.22 2,-0.09')
  const bark = [-0.18, -0.24].map((y) =>
    stroke(polyline([-1.9, y], [1.86, y + 0.02]), 0.014, shade(m.bark, -0.12), 'even', {
      detail: true,
    }),
  )
  const knot = stroke(polyline('-0.7,-0.3 -0.62,-0.52'), 0.07, m.bark)
  return [
    ...[knot, polygon(log, m.bark), ...bark],
    polygon(top, snowy ? m.snow : shade(m.bark, 0.1), snowy ? { snow: true } : {}),
    rounded(cut, shade(m.wood, 0.16)),
  ]
}
