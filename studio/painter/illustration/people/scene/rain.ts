import { hex, mixColour, shade } from '../../../colour'
import { ellipse } from '../../build/form'
import { strokePath } from '../../build/outlines'
import { type BackdropDrawing, cloud, halo } from './stand'

/** Clouds, slanting rain, and a puddle with its rings below. */
export const rain: BackdropDrawing = (stand) => {
  const { frame, head, palette, random } = stand
  const { width, height } = frame
  const grey = mixColour(palette.ground, hex('#9fb2c4'), 0.75)
  const water = mixColour(palette.ground, hex('#7d9fbe'), 0.7)
  const drops = Array.from({ length: Math.round((width * height) / 14000) }, () => {
    const [x, y, long] = [
      random.range(0, width),
      random.range(0, height * 0.95),
      random.range(34, 70),
    ]
    return strokePath(5, mixColour(water, hex('#ffffff'), 0.25), 'detail end plain')`${x},${y}
      ${x - long * 0.12},${y + long * 0.5} ${x - long * 0.24},${y + long}`
  })
  const puddle = [1, 0.72, 0.44].map((k, i) =>
    ellipse(
      [head.x, height * 0.955],
      [width * 0.4 * k, height * 0.045 * k],
      shade(water, i * 0.05),
      'backdrop plain',
    ),
  )
  return [
    halo(stand, 1.6),
    cloud(width * 0.18, height * 0.12, 1.3, grey),
    cloud(width * 0.62, height * 0.07, 1.1, shade(grey, -0.03)),
    cloud(width * 0.9, height * 0.15, 1.2, grey),
    ...puddle,
    ...drops,
  ]
}
