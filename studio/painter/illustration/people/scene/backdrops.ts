import { hex, mixColour, shade } from '../../../colour'
import { type Outside, viewThrough } from '../../animals/outside'
import { type Form, disc, inside, roundRect } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import type { BackdropDrawing } from './stand'
import {
  arch,
  clouds,
  confetti,
  hearts,
  lanterns,
  moon,
  plainDisc,
  rings,
  snow,
  stars,
  sun,
} from './shapes'
import { inBlossom } from './blossoms'
import { bamboo, flowers, gate, leaves, mountains, waves } from './nature'
import { eaves } from './eaves'
import { rain } from './rain'
import { slope } from './slope'
import { named } from '../../../parts'

const CLEAR_DAY: Outside = { time: 'day', falls: null }

const city: BackdropDrawing = (stand) => {
  const { frame, palette, random, head } = stand
  const dark = palette.ground[0] < 0.5
  const houses: Form[] = []
  for (let x = -30; x < frame.width;) {
    const width = random.range(70, 130)
    const height = frame.height * random.range(0.28, 0.6)
    const fill = mixColour(palette.ground, palette.deep, random.range(0.35, 0.65))
    const top = frame.height - height
    const windows: Form[] = []
    for (let wy = top + 30; wy < frame.height; wy += 44)
      for (let wx = x + 14; wx < x + width - 20; wx += 32)
        if (random.chance(0.45))
          windows.push(
            roundRect([wx, wy, 14, 20], 2, mixColour(fill, hex('#ffd98a'), dark ? 0.9 : 0.6), {
              role: dark ? 'glow' : 'detail',
            }),
          )
    houses.push(inside(roundRect([x, top, width, height + 40], 0, fill, 'backdrop'), windows))
    x += width - 4
  }
  const side = random.sign()
  return [
    ...named(
      'disc',
      disc(
        [head.x + side * head.r * 0.8, head.y - head.r * 0.5],
        Math.min(head.r * 0.95, frame.width * 0.22),
        palette.shape,
        'backdrop',
      ),
    ),
    ...houses,
  ]
}

/** A window with the hour and the weather outside, curtains to both sides. */
const room: BackdropDrawing = ({ frame, palette, head, random, outside }) => {
  const w = Math.min(head.r * 3.1, frame.width * 0.72)
  const h = Math.min(head.r * 3.2, frame.height * 0.62)
  const [x, y] = [head.x - w / 2, Math.max(frame.height * 0.05, head.y - h * 0.56)]
  const white = hex('#fbf6ec')
  const view = viewThrough([x, y, w, h], outside ?? CLEAR_DAY, { r: w / 2, random })
  const curtain = (s: number) => {
    const cx = s < 0 ? x - 70 : x + w + 70
    return inside(
      fillPath(palette.petal, 'cloth relief 12')`${cx - 80 * s * -1},${y - 40}!
        ${cx + 100 * -s},${y - 40}! ${cx + 60 * -s},${y + h * 0.5} ${cx + 90 * -s},${y + h + 60}!
        ${cx + 80 * s},${y + h + 60}!`,
      strokePath(6, shade(palette.petal, -0.07))`${cx - s * 10},${y - 40}
        ${cx - s * 4},${y + h * 0.5} ${cx - s * 20},${y + h + 60}`,
    )
  }
  return [
    ...named('window', view),
    ...[
      [x - 14, y - 14, w + 28, 28],
      [x - 14, y + h - 14, w + 28, 34],
      [x - 14, y - 14, 28, h + 28],
      [x + w - 14, y - 14, 28, h + 28],
      [head.x - 9, y, 18, h],
      [x, y + h * 0.42, w, 16],
    ].map(([a = 0, b = 0, c = 0, d = 0]) =>
      roundRect([a, b, c, d], 4, white, { role: 'body', plain: true, part: 'window-frame' }),
    ),
    ...named('curtain', curtain(-1), curtain(1)),
  ]
}

/** 观众席: rising rows of seats behind, and the heads of those who sit there. */
const seats: BackdropDrawing = ({ frame, palette, random }) => {
  const far = mixColour(palette.ground, palette.deep, 0.3)
  return Array.from({ length: 7 }, (_, row) => {
    const y = frame.height * (0.1 + row * 0.15)
    const fill = mixColour(far, palette.deep, row / 8)
    const width = 74 + row * 9
    return Array.from({ length: Math.ceil(frame.width / width) + 1 }, (_seat, i): Form[] => {
      const x = (i - (row % 2) / 2) * width
      const seat = roundRect([x + 5, y, width - 10, 150], 20, fill, 'backdrop')
      if (!random.chance(0.55)) return [seat]
      const dark = shade(fill, -0.06)
      const head = disc([x + width / 2, y - width * 0.2], width * 0.24, dark, 'backdrop')
      const back = roundRect([x + 9, y + 2, width - 18, 60], 26, dark, 'backdrop')
      return [seat, back, head]
    }).flat()
  }).flat()
}

export const BACKDROPS: Readonly<Record<string, BackdropDrawing>> = {
  rings,
  arch,
  sun,
  rays: sun,
  moon,
  stars,
  cherry: inBlossom('cherry'),
  peach: inBlossom('peach'),
  plum: inBlossom('plum'),
  'red-plum': inBlossom('red-plum'),
  gate,
  slope,
  eaves,
  bamboo,
  mountains,
  waves,
  city,
  leaves,
  'falling-leaves': leaves,
  confetti,
  hearts,
  snow,
  rain,
  room,
  seats,
  flowers,
  clouds,
  lanterns,
  disc: plainDisc,
  plain: () => [],
}
