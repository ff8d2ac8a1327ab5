import { form, inside, roundRect } from '../build/form'
import { tone } from '../build/fill'
import { LAMP, TAIL, WHITE, groundShadow, paintwork, pane, wheel, wheelArch } from './parts'
import type { Draw } from './vehicle'

const row = (xs: readonly number[], half: number, top: number, bottom: number) =>
  xs.map((x) =>
    pane(
      [
        { x: x - half, y: top, corner: true },
        { x: x + half, y: top, corner: true },
        { x: x + half, y: bottom, corner: true },
        { x: x - half, y: bottom, corner: true },
      ],
      top,
      bottom,
      x - half - 10,
    ),
  )

/** A bus of two decks, seen from the side. */
export const doubleDecker: Draw = ({ colour }) => [
  ...groundShadow(410),
  inside(
    roundRect([-420, -612, 840, 564], 52, paintwork(colour, -612, -48), 'body relief 24'),
    roundRect([-440, -352, 880, 40], 0, tone(WHITE, -0.02), 'detail'),
    roundRect([-440, -170, 880, 12], 0, tone(colour, -0.14), 'detail'),
    wheelArch(-262, -68, 72),
    wheelArch(250, -68, 72),
    form('394,-150! 424,-150! 424,-100! 394,-100!', LAMP, 'glow'),
    roundRect([-430, -150, 24, 50], 6, TAIL, 'glow'),
  ),
  ...row([-340, -204, -68, 68, 204, 340], 56, -556, -410),
  ...row([-340, -204, -68], 56, -300, -192),
  // the door with its two wings
  inside(
    roundRect([24, -308, 128, 236], 6, tone(colour, -0.1), 'body'),
    ...row([56, 120], 26, -292, -96),
  ),
  ...row([288], 104, -306, -186),
  ...wheel(-262, -68, 72, 0),
  ...wheel(250, -68, 72, 0),
]
