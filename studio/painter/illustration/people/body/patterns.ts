import { type Oklch, shade } from '../../../colour'
import { TAU, cos, sin } from '../../../../lib/maths'
import type { Form } from '../../node'
import { type Pen } from '../pen'
import type { Person } from '../person'

/** A five-petalled print, flat: part of the cloth. */
function printedFlower(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  fill: Oklch,
  heart: Oklch,
): Form[] {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const a = (i / 5) * TAU + x
    return pen.ellipse(
      [x + cos(a) * r * 0.6, y + sin(a) * r * 0.6],
      [r * 0.46, r * 0.46],
      fill,
      'detail',
    )
  })
  return [...petals, pen.ellipse([x, y], [r * 0.26, r * 0.26], heart, 'detail')]
}

/** Rows that step aside by half, as printed cloth does. */
function grid(step: number, from: number, to: number): [number, number][] {
  const points: [number, number][] = []
  for (let y = from, row = 0; y < to; y += step * 0.8, row++)
    for (let x = -300 + (row % 2) * step * 0.5; x <= 300; x += step) points.push([x, y])
  return points
}

/** Print or weave on the cloth of a trunk. */
export function patternForms({ pattern, colours }: Person, fill: Oklch, pen: Pen): Form[] {
  const { trim } = colours
  if (pattern === 'stripes')
    return Array.from({ length: 9 }, (_, i) => {
      const y = 84 + i * 62
      return pen.line(`-320,${y} 0,${y + 16} 320,${y}`, 22, trim, { pressure: 'even' })
    })
  if (pattern === 'dots')
    return grid(64, 50, 640).map(([x, y]) => pen.ellipse([x, y], [8, 8], trim, 'detail'))
  if (pattern === 'flowers')
    return grid(104, 60, 640).flatMap(([x, y], i) =>
      printedFlower(pen, x + (i % 3) * 7, y + (i % 2) * 9, i % 2 ? 15 : 20, trim, shade(fill, 0.2)),
    )
  if (pattern === 'check') {
    const bars = Array.from({ length: 9 }, (_, i) => -280 + i * 70)
    return [
      ...bars.map((x) => pen.line(`${x},-60 ${x},1000`, 26, trim, 'detail even alpha 0.28')),
      ...Array.from({ length: 14 }, (_, i) =>
        pen.line(`-320,${i * 70} 320,${i * 70}`, 26, trim, { pressure: 'even', alpha: 0.28 }),
      ),
    ]
  }
  return []
}
