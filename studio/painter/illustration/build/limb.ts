import type { Point } from '../../drawing'
import type { Fill, Form } from '../node'
import type { Look } from './look'
import { openPath } from './path'

/**
 * The outline around a bent line whose width runs through `widths` (units) from its first joint to
 * its last: a leg, a neck, a lock of hair.
 */
export function limbPath(joints: readonly Point[], widths: readonly number[]): Point[] {
  const path = openPath(joints)
  const last = path.length - 1
  const side = (k: 1 | -1): Point[] =>
    path.map(([x, y], i): Point => {
      const [a, b] = [path[Math.max(0, i - 1)] ?? [x, y], path[Math.min(last, i + 1)] ?? [x, y]]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const length = Math.sqrt(dx * dx + dy * dy) || 1
      const t = (i / last) * (widths.length - 1)
      const from = Math.min(widths.length - 2, Math.floor(t))
      const half =
        ((widths[from] ?? 0) + ((widths[from + 1] ?? 0) - (widths[from] ?? 0)) * (t - from)) / 2
      return [x - (dy / length) * half * k, y + (dx / length) * half * k]
    })
  return [...side(1), ...side(-1).reverse()]
}

export function limb(
  joints: readonly Point[],
  widths: readonly number[],
  fill: Fill,
  look: Look = {},
): Form {
  const { role = 'hair', ...rest } = look
  return { rings: [limbPath(joints, widths)], union: true, role, fill, relief: 7, ...rest }
}
