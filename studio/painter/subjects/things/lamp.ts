import { shade } from '../../colour'
import { type Shape, ellipsePoints, polygon, rounded, stroke } from '../../geometry'
import { subject } from '../subject'
import { polyline } from '../../drawing/notation'

/** A table lamp: a turned foot, a cloth shade, and a pool of light when it is dark. */
export const lamp = subject(
  ['table', 'ground', 'near'],
  { home: 'interior', time: 'night', height: 0.34, count: 1 },
  (brush) => {
    const { m, lit } = brush
    const foot = brush.tone([0.5, 0.09, 200], 0.6)
    const cloth = lit ? m.lamp : brush.own([0.88, 0.05, 82])
    const pool: Shape[] = lit
      ? [1.05, 0.76, 0.48].map((r) =>
          polygon(ellipsePoints(0, -0.68, r, r * 0.92, 0, 40), m.lamp, 'alpha 0.12 plain glow'),
        )
      : []
    return [
      ...pool,
      polygon(ellipsePoints(0.08, 0.005, 0.3, 0.035), [0.25, 0.03, 60], 'plain shadow alpha 0.28'),
      rounded(
        polyline(`-0.17,0 -0.15,-0.05 -0.05,-0.08 -0.13,-0.2 -0.11,-0.34 -0.03,-0.42 0.03,-0.42 0.11,-0.34
          0.13,-0.2 0.05,-0.08 0.15,-0.05 0.17,0`),
        foot,
      ),
      rounded(
        polyline('0.02,-0.42 0.11,-0.34 0.13,-0.2 0.05,-0.08 0.15,-0.05 0.17,0 0.03,0 0.06,-0.22'),
        shade(foot, -0.1),
        { shadow: true },
      ),
      stroke(polyline('0,-0.4 0,-0.52'), 0.04, m.gold),
      polygon(polyline('-0.17,-1 0.17,-1 0.34,-0.5 -0.34,-0.5'), cloth, { accent: lit, glow: lit }),
      polygon(polyline('0.06,-1 0.17,-1 0.34,-0.5 0.13,-0.5'), shade(cloth, -0.08), {
        shadow: true,
        alpha: 0.6,
      }),
      ...[-1, -0.5].map((y) =>
        stroke(
          polyline([y === -1 ? -0.175 : -0.345, y], [y === -1 ? 0.175 : 0.345, y]),
          0.02,
          shade(cloth, -0.2),
          'even',
          { detail: true },
        ),
      ),
    ]
  },
)
