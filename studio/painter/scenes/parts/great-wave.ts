import { type StrokePoint, polyline } from '../../drawing/notation'
import { mixColour, shade } from '../../colour'
import { type Point, type Shape, disc, place, polygon, smooth, stroke } from '../../geometry'
import { mix, sin } from '../../../lib/maths'
import type { Random, Stage } from '../../scene'

/** The back of the wave up to its tip, and the hollow under it; about 2.4 wide, 1.2 tall. */
const BACK: readonly Point[] =
  polyline(`-1.75,0.62 -1.3,0.44 -0.92,0.12 -0.58,-0.22 -0.26,-0.5 0.06,-0.66 0.36,-0.66
      0.58,-0.52 0.68,-0.3 0.66,-0.14`)
const HOLLOW: readonly Point[] =
  polyline(`0.58,-0.3 0.44,-0.41 0.27,-0.4 0.13,-0.27 0.07,-0.07 0.12,0.15 0.3,0.36
      0.62,0.52 1.0,0.62`)

/** Foam as balls of spray: dark ones a little larger beneath, then white, make one clean rim. */
function foam(random: Random, crest: readonly StrokePoint[], rim: Shape['colour']): Shape[] {
  const balls: { x: number; y: number; r: number }[] = []
  crest.forEach(([x, y], i) => {
    const t = i / crest.length
    const thick = sin(Math.min(1, t * 1.5) * 1.57)
    for (let k = 0; k < 3; k++) {
      balls.push({
        x: x + random.spread() * 0.035,
        y: y + random.range(-0.03, 0.07) * thick,
        r: random.range(0.018, 0.05) * mix(0.5, 1.15, thick),
      })
    }
  })
  // fingers that reach down from the curl
  for (let f = 0; f < 11; f++) {
    const t = mix(0.42, 1, f / 10)
    const [x, y] = crest[Math.min(crest.length - 1, Math.round(t * crest.length))]
    const drop = random.range(0.08, 0.19)
    const drift = random.range(-0.06, 0.05)
    for (let k = 0; k < 6; k++) {
      const s = k / 5
      balls.push({ x: x - 0.03 + drift * s, y: y + 0.04 + drop * s, r: mix(0.034, 0.01, s) })
    }
  }
  const white: Shape['colour'] = [0.965, 0.012, 220]
  return [
    ...balls.map(({ x, y, r }) => disc(x, y, r + 0.009, rim, { plain: true })),
    ...balls.map(({ x, y, r }) => disc(x, y, r, white, { plain: true, snow: true })),
    ...balls
      .filter((_, i) => i % 4 === 0)
      .map(({ x, y, r }) =>
        disc(x + r * 0.2, y + r * 0.3, r * 0.5, [0.86, 0.035, 235], 'detail plain alpha 0.7'),
      ),
  ]
}

const spray = (random: Random): Shape[] =>
  Array.from({ length: 46 }, () => {
    const x = random.range(-0.35, 1.25)
    const y = -0.78 + random.next() * random.next() * 1.1
    return disc(x, y, random.range(0.004, 0.013), [0.965, 0.012, 220], { plain: true, snow: true })
  })

/**
 * One wave that towers over the picture and curls towards the middle.
 *
 * @param x of its foot, pixels
 * @param y its waterline, pixels
 * @param size pixels per unit of the drawing
 */
export function addGreatWave(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
): void {
  const random = stage.random.fork('great wave')
  const { palette } = stage
  const blue = mixColour(palette.water, [0.42, 0.11, 252], 0.62)
  const rim = mixColour(shade(blue, -0.2), palette.near, 0.3)
  const back = smooth(BACK, false, 8)
  const hollow = smooth(HOLLOW, false, 8)
  const body: Point[] = [...back, ...hollow].map(([px, py]) => [px, py])
  const shapes: Shape[] = [
    {
      ...polygon(body, blue),
      gradient: {
        from: [0, -0.66],
        to: [0, 0.62],
        stops: [
          { at: 0, colour: shade(blue, 0.1) },
          { at: 0.55, colour: blue },
          { at: 1, colour: shade(blue, -0.1) },
        ],
      },
    },
  ]
  // stripes run from the foot up the back and over into the curl
  for (let i = 1; i < 9; i++) {
    const t = i / 9
    const points: StrokePoint[] = []
    for (let k = 0; k <= 10; k++) {
      const s = k / 10
      const a = back[Math.min(back.length - 1, Math.round(s * (back.length - 1)))]
      const b = hollow[Math.min(hollow.length - 1, Math.round((1 - s) * (hollow.length - 1)))]
      points.push([mix(a[0], b[0], t), mix(a[1], b[1], t), 0.3 + sin(s * 3.14)])
    }
    const light = i % 2 === 1
    shapes.push(
      stroke(
        smooth(points, false, 4),
        light ? 0.042 : 0.02,
        light ? shade(blue, -0.13) : shade(blue, 0.4, -0.06),
        'both',
        { detail: true, plain: true },
      ),
    )
  }
  shapes.push(...foam(random, back.slice(Math.round(back.length * 0.42)), rim), ...spray(random))
  const flip = stage.side < 0
  stage.layers.push({
    kind: 'shapes',
    role: 'subject',
    name: 'great wave',
    depth,
    shapes: place(shapes, x, y, size, flip),
  })
}
