import { hex, mixColour, shade } from '../../../colour'
import { TAU, cos, sin } from '../../../../lib/maths'
import { disc, ellipse, form, inside, line, roundRect } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import { knots } from '../pen'
import { type BackdropDrawing, cloud, halo, scatter } from './stand'
import { named } from '../../../parts'

export const plainDisc: BackdropDrawing = (stand) => [halo(stand)]

export const rings: BackdropDrawing = (stand) => {
  const { palette, head, frame } = stand
  const r = Math.min(head.r * 2.1, frame.width * 0.49)
  return [
    disc([head.x, head.y], r, mixColour(palette.ground, palette.shape, 0.4), 'backdrop'),
    halo(stand, 1.62),
  ]
}

export const arch: BackdropDrawing = ({ head, palette, frame }) => {
  const r = Math.min(head.r * 1.75, frame.width * 0.4)
  const top = Array.from({ length: 25 }, (_, i) => {
    const a = Math.PI * (1 + i / 24)
    return [head.x + cos(a) * r, head.y + sin(a) * r]
  })
  return [
    form(
      knots([[head.x - r, frame.height + 20, 1], ...top, [head.x + r, frame.height + 20, 1]]),
      palette.shape,
      'backdrop',
    ),
  ]
}

export const sun: BackdropDrawing = (stand) => {
  const { head, palette } = stand
  const disk = halo(stand, 1.5)
  const r = Math.min(head.r * 1.5, stand.frame.width * 0.46)
  const rays = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * TAU
    const far = r * (i % 2 ? 1.3 : 1.42)
    return strokePath(16, palette.shape, 'backdrop soft')`
      ${head.x + cos(a) * r * 1.15},${head.y + sin(a) * r * 1.15}
      ${head.x + cos(a) * far},${head.y + sin(a) * far}`
  })
  return named('sun', disk, rays)
}

export const moon: BackdropDrawing = (stand) => {
  const { head, palette, frame } = stand
  const r = Math.min(head.r * 1.5, frame.width * 0.36)
  const [x, y] = [head.x + head.r * 0.42, head.y - head.r * 0.35]
  const fill = mixColour(palette.shape, hex('#f7e9b8'), 0.75)
  const spot = (dx: number, dy: number, rx: number, ry: number) =>
    ellipse([x + dx * r, y + dy * r], [rx * r, ry * r], shade(fill, -0.035), 'detail')
  const mist = mixColour(palette.ground, fill, 0.35)
  return [
    ...named(
      'moon',
      inside(
        disc([x, y], r, fill, 'backdrop'),
        spot(-0.5, -0.4, 0.2, 0.14),
        spot(0.6, 0.2, 0.28, 0.2),
        spot(0.45, -0.5, 0.17, 0.12),
      ),
    ),
    cloud(frame.width * 0.12, head.y + head.r * 0.9, 1, mist),
    cloud(frame.width * 0.88, head.y + head.r * 0.6, 0.9, mist),
    cloud(frame.width * 0.84, head.y + head.r * 1.3, 1.1, mist),
  ]
}

export const stars: BackdropDrawing = (stand) => {
  const { palette, random, frame, head } = stand
  const dark = palette.ground[0] < 0.55
  const light = dark ? hex('#fdf3da') : palette.shape
  const dots = Array.from({ length: Math.round((frame.width * frame.height) / 14000) }, () => {
    const u = random.next()
    const k = u * u * u * 7 + 2
    return disc(
      [random.range(0, frame.width), random.range(0, frame.height)],
      k,
      random.chance(0.2) ? palette.accent : light,
      { role: 'glow', alpha: random.range(0.5, 1) },
    )
  })
  const side = random.sign()
  const px = head.x + side * Math.min(head.r * 1.75, frame.width * 0.36)
  const py = Math.max(120, head.y - head.r * 1.0)
  const pr = Math.min(96, frame.width * 0.1)
  const planet = palette.petal
  return [
    halo(stand, 1.8),
    ...named('stars', dots),
    inside(
      disc([px, py], pr, planet, 'body relief 14'),
      line(`${px - 110},${py - 8} ${px},${py - 34} ${px + 110},${py - 8}`, 15, shade(planet, 0.06)),
      strokePath(10, shade(planet, -0.06))`${px - 110},${py + 36} ${px},${py + 18}
        ${px + 110},${py + 40}`,
    ),
    strokePath(9, shade(planet, 0.1), 'body')`${px - pr * 1.5},${py + pr * 0.42}
      ${px - pr * 0.4},${py + pr * 0.5} ${px + pr * 0.8},${py - pr * 0.1}
      ${px + pr * 1.5},${py - pr * 0.52}`,
    disc(
      [head.x - side * head.r * 1.6, head.y - head.r * 0.5],
      30,
      hex('#e9dfc9'),
      'body relief 6',
    ),
  ]
}

export const confetti: BackdropDrawing = (stand) => {
  const { palette, random } = stand
  return [
    halo(stand),
    ...scatter(stand, 76, (x, y, i) => {
      const fill =
        i % 3 === 0
          ? palette.petal
          : i % 3 === 1
            ? shade(palette.ground, 0.05)
            : mixColour(palette.ground, palette.deep, 0.35)
      if (random.chance(0.5)) return [disc([x, y], 12, fill, 'detail')]
      return [
        line(`${x - 16},${y} ${x + 16},${y}`, 9, fill, 'detail even'),
        line(`${x},${y - 16} ${x},${y + 16}`, 9, fill, 'detail even'),
      ]
    }),
  ]
}

export const hearts: BackdropDrawing = (stand) => {
  const { palette, random } = stand
  return [
    halo(stand),
    ...named(
      'heart',
      scatter(stand, 40, (x, y) => {
        const k = random.range(12, 28)
        return [
          fillPath(shade(palette.petal, random.range(-0.05, 0.05)), 'petal plain')`${x},${y + k}!
            ${x - k},${y - k * 0.1} ${x - k * 0.55},${y - k * 0.8} ${x},${y - k * 0.35}!
            ${x + k * 0.55},${y - k * 0.8} ${x + k},${y - k * 0.1}`,
        ]
      }),
    ),
  ]
}

export const snow: BackdropDrawing = (stand) => {
  const { random, frame } = stand
  return [
    halo(stand),
    ...named(
      'snow',
      Array.from({ length: Math.round((frame.width * frame.height) / 15000) }, () =>
        disc(
          [random.range(0, frame.width), random.range(0, frame.height)],
          random.range(5, 13),
          hex('#ffffff'),
          { role: 'glow', alpha: random.range(0.6, 1) },
        ),
      ),
    ),
  ]
}

export const clouds: BackdropDrawing = (stand) => {
  const { frame, palette, head } = stand
  const white = mixColour(palette.ground, hex('#fffdf6'), 0.85)
  return [
    halo(stand, 1.6),
    cloud(frame.width * 0.14, head.y + head.r * 0.2, 1.1, white),
    cloud(frame.width * 0.88, head.y - head.r * 0.5, 0.9, white),
    cloud(frame.width * 0.9, head.y + head.r * 1.1, 1.3, white),
    cloud(frame.width * 0.06, head.y + head.r * 1.4, 1.2, white),
  ]
}

export const lanterns: BackdropDrawing = (stand) => {
  const { frame, head, random } = stand
  const red = hex('#d8443c')
  const gold = hex('#f0c260')
  const xs = [0.09, 0.22, 0.8, 0.92].map((u) => u * frame.width)
  return [
    halo(stand, 1.62),
    ...named(
      'lanterns',
      xs.flatMap((x, i) => {
        const y = head.y * (i % 2 ? 0.5 : 0.82) + random.range(-30, 30)
        const k = i % 2 ? 0.8 : 1.05
        return [
          line(`${x},-10 ${x},${y - 50 * k}`, 4, gold, 'detail even'),
          disc([x, y], 110 * k, hex('#ffcf8a'), 'glow alpha 0.4 blur 30'),
          inside(
            ellipse([x, y], [62 * k, 52 * k], red, 'body relief 10'),
            ...[-0.5, 0, 0.5].map(
              (u) =>
                strokePath(3, shade(red, -0.1))`${x + u * 50 * k},${y - 56 * k}
                ${x + u * 100 * k},${y} ${x + u * 50 * k},${y + 56 * k}`,
            ),
          ),
          roundRect([x - 30 * k, y - 60 * k, 60 * k, 14 * k], 4, gold, 'metal'),
          roundRect([x - 30 * k, y + 46 * k, 60 * k, 14 * k], 4, gold, 'metal'),
          fillPath(red, 'cloth')`${x - 7 * k},${y + 60 * k}! ${x + 7 * k},${y + 60 * k}!
            ${x + 11 * k},${y + 122 * k}! ${x},${y + 112 * k}! ${x - 11 * k},${y + 122 * k}!`,
        ]
      }),
    ),
  ]
}
