import { type Form, ellipse, inside, line, place, polygonForm } from '../build/form'
import { type Oklch, linear, tone, tones } from '../build/fill'
import { openPath } from '../build/path'
import { many } from '../build/still/item'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'

/** A leaning palm; (0, 0) its foot, about 560 tall. */
export function palm(green: Oklch, bark: Oklch, lean: number): Form[] {
  const trunk = openPath(
    polyline([0, 0], [lean * 40, -180], [lean * 130, -360], [lean * 240, -520]),
  )
  const top = trunk.at(-1) ?? [0, -520]
  const sides = [1, -1].flatMap((side) => {
    const edge = trunk.map(([x, y], i): Point => [
      x + side * (17 - (9 * i) / trunk.length) * (side > 0 ? 1 : 1),
      y,
    ])
    return side > 0 ? edge : edge.reverse()
  })
  const rings = trunk
    .filter((_, i) => i % 5 === 2)
    .map(([x, y]) =>
      line(polyline([x - 17, y + 3], [x, y + 7], [x + 17, y]), 4, tone(bark, -0.1), 'detail even'),
    )
  const frond = (turn: number, length: number, shade: number): Form[] => {
    const bend = turn < 0 ? -1 : 1
    const reach = Math.abs(turn)
    const spine = openPath(`0,0 ${bend * length * 0.42 * reach},${-length * (0.36 - reach * 0.22)}
      ${bend * length * 0.84 * reach},${-length * (0.2 - reach * 0.3)}
      ${bend * length * reach},${length * (0.02 + reach * 0.24)}`)
    const blades: Point[][] = []
    for (let i = 2; i < spine.length; i += 2) {
      const [x, y] = spine[i] ?? [0, 0]
      const t = i / spine.length
      const drop = length * (0.26 - t * 0.13)
      blades.push(
        polyline([x - 9, y], [x + 9, y], [x + bend * drop * 0.25, y + drop]),
        polyline([x - 7, y], [x + 7, y], [x + bend * drop * 0.6, y - drop * 0.28]),
      )
    }
    const fill = tone(green, shade)
    return [many(blades, fill, 'foliage'), line(spine, 9, tone(fill, -0.06), 'foliage end')]
  }
  const fronds =
    triples(`-0.75,230,-0.07 0.75,230,-0.07 -0.2,220,-0.04 0.22,220,-0.04 -1,250,0 1,250,0.01
    -0.55,240,0.03 0.5,240,0.04`)
  return [
    inside(
      polygonForm([sides], linear([-20, 0], [20, 0], ...tones(bark, 0.08, -0.06)), 'body relief 5'),
      ...rings,
    ),
    ...fronds.flatMap(([turn, length, shade]) =>
      place(frond(turn, length, shade), [top[0], top[1] + 4]),
    ),
    ...pairs('-12,14 13,18 0,26').map(([x = 0, y = 0]) =>
      ellipse([top[0] + x, top[1] + y], [14, 16], [0.46, 0.07, 60], 'body relief 4'),
    ),
  ]
}
