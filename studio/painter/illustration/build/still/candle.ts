import { type Form, disc, form, inside, line } from '../form'
import { fillPath, strokePath } from '../outlines'
import { type Oklch, linear, radialStops, tone } from '../fill'
import { polyline } from '../../../drawing/notation'

/** A candle with its flame, foot at (0, 0). */
export function candle(colour: Oklch, height: number): { body: Form[]; flame: Form[] } {
  const stick = form(
    `-8,0! -8,${-height}! 8,${-height}! 8,0!`,
    linear([-8, 0], [8, 0], tone(colour, 0.1), colour, tone(colour, -0.14)),
    { relief: 3 },
  )
  const bands = Array.from(
    { length: Math.floor(height / 26) },
    (_, i) =>
      strokePath(7, [0.98, 0.01, 90], 'detail even plain alpha 0.85')`-10,${-8 - i * 26}
      10,${-20 - i * 26}`,
  )
  const y = -height
  return {
    body: [
      inside(stick, bands),
      line(polyline([0, y], [1, y - 12]), 3, [0.25, 0.02, 50], { pressure: 'even' }),
    ],
    flame: [
      disc(
        [0, y - 30],
        62,
        radialStops([0, y - 30], [62, 62], '0,0.92,0.12,80,0.6 1,0.9,0.12,70,0'),
        'glow plain screen',
      ),
      form(
        polyline([0, y - 8], [-11, y - 22], [-7, y - 40], [1, y - 60], [8, y - 40], [11, y - 22]),
        linear([0, y - 60], [0, y - 8], [0.95, 0.12, 92], [0.9, 0.16, 78], [0.74, 0.19, 52]),
        'glow plain',
      ),
      fillPath([0.99, 0.04, 95], 'glow plain blur 1.5')`0,${y - 10} -5,${y - 22} 0,${y - 38}
        5,${y - 22}`,
    ],
  }
}
