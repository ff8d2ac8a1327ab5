import { type Oklch, mixColour, shade } from '../../colour'
import { type Random, type Shape, blot, curve, polygon } from '../../geometry'

/** A boulder with its shaded side and, in running water, the foam at its foot. */
export function boulder(
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: Oklch,
  options: { readonly lit: -1 | 1; readonly foam?: Oklch; readonly moss?: Oklch },
): Shape[] {
  const { lit, foam, moss } = options
  const tall = size * random.range(0.55, 0.8)
  const body = blot(random, x, y - tall * 0.4, size, tall, 0.24, 8)
  const shapes: Shape[] = [polygon(body, colour)]
  const dark = blot(
    random,
    x - lit * size * 0.36,
    y - tall * 0.24,
    size * 0.56,
    tall * 0.66,
    0.14,
    9,
  )
  shapes.push(polygon(dark, shade(colour, -0.11), { shadow: true, plain: true, alpha: 0.75 }))
  const gleam = blot(random, x + lit * size * 0.3, y - tall * 0.8, size * 0.4, tall * 0.2, 0.2, 8)
  const top = moss ? mixColour(colour, moss, 0.7) : shade(colour, 0.1)
  shapes.push(polygon(gleam, top, { detail: true, plain: true, alpha: 0.8 }))
  if (foam) {
    for (const drop of [0.3, 0.48]) {
      const wide = size * random.range(1.1, 1.5)
      shapes.push(
        curve(
          [
            [x - wide, y + tall * (drop - 0.05)],
            [x, y + tall * drop],
            [x + wide, y + tall * (drop - 0.08)],
          ],
          size * 0.11,
          foam,
          'both',
          { plain: true, snow: true, alpha: 0.9 },
        ),
      )
    }
  }
  return shapes
}
