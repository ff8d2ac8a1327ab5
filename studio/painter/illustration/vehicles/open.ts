import { type Form, disc, ellipse, form, inside, line, roundRect } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import { named } from '../../parts'
import { DARK, STEEL, WHITE, paintwork, wheel } from './parts'
import { carSide, sportsCarSide } from './road'
import type { Draw, Vehicle } from './vehicle'

/** Vehicles that one looks out of: what is behind the driver is the saddle, all else is before. */

const LEATHER: Oklch = [0.42, 0.06, 45]

const cabin = (x: number, top: number): Form[] =>
  named('saddle', [
    roundRect([x - 56, top, 96, 190], 34, LEATHER, 'cloth relief 12'),
    roundRect([x - 40, top - 58, 64, 66], 26, tone(LEATHER, 0.05), 'cloth relief 8'),
  ])

const windscreen = (outline: string, frame: string): Form[] => [
  form(outline, [0.86, 0.04, 225], 'glass alpha 0.55'),
  line(frame, 15, DARK, 'detail even'),
]

const wheelOfDriver = (x: number, y: number): Form[] => [
  strokePath(10, DARK, 'detail even')`${x + 6},${y} ${x + 56},${y + 50}`,
  ellipse([x, y], [14, 44], DARK, { role: 'body', turn: -0.5 }),
]

const openCar: Draw = ({ colour }) => [
  ...cabin(-84, -300),
  inside(
    fillPath(paintwork(colour, -228, -52), 'body relief 22')`-496,-74! -500,-130 -484,-196 -400,-216
      -210,-228! 214,-228! 300,-218 410,-204 480,-170 500,-110 494,-66! 470,-52! -470,-52!`,
    ...carSide(colour),
    line('-196,-226 -190,-70', 4, tone(colour, -0.18), 'detail even'),
    line('150,-226 146,-70', 4, tone(colour, -0.18), 'detail even'),
    roundRect([-176, -186, 50, 10], 4, STEEL, 'detail'),
  ),
  ...windscreen('200,-226! 112,-344! 132,-346! 244,-226!', '212,-222 122,-344'),
  ...wheelOfDriver(78, -254),
  ...wheel(-300, -78, 82),
  ...wheel(300, -78, 82),
]

const openSportsCar: Draw = ({ colour }) => [
  ...cabin(-84, -280),
  form('-520,-256! -390,-250! -396,-230! -512,-232!', tone(colour, -0.1), 'body'),
  line('-480,-240 -470,-190', 12, DARK, 'detail even'),
  inside(
    fillPath(paintwork(colour, -216, -46), 'body relief 20')`-500,-90! -508,-160 -470,-196!
      -300,-216 -200,-212! 170,-206! 250,-188 380,-158 500,-110 508,-72! 480,-46! -480,-46!`,
    ...sportsCarSide(colour),
  ),
  ...windscreen('170,-206! 84,-296! 102,-298! 216,-200!', '184,-202 92,-296'),
  ...wheelOfDriver(66, -232),
  ...wheel(-320, -84, 86, 7),
  ...wheel(318, -84, 86, 7),
]

/** A small propeller plane with an open seat. */
const openPlane: Draw = ({ colour, second }) => [
  ...cabin(-84, -190),
  ellipse([446, -4], [20, 186], [0.8, 0.02, 240], 'light alpha 0.5'),
  form('-480,-50! -520,-226! -440,-230! -340,-86!', tone(colour, -0.05), 'body relief 10'),
  inside(
    fillPath(paintwork(colour, -108, 104), 'body relief 26')`-490,-50 -400,-84 -190,-108! 90,-108!
      280,-104 390,-78 424,-6 396,70 270,98 -20,104 -320,50 -470,-10`,
    form('330,-120! 360,-120! 360,120! 330,120!', WHITE, 'detail'),
    line('-480,-30 -200,-20 330,-14', 16, WHITE, 'detail even'),
  ),
  line('150,90 180,176', 18, STEEL, 'metal even'),
  ...wheel(184, 190, 46, 0),
  inside(
    form('150,34! -20,40 -130,176! -20,196! 210,60!', second, 'body relief 12'),
    line('-110,170 -10,188', 14, WHITE, 'detail even'),
  ),
  form('-340,-40! -520,0! -470,22! -290,-14!', second, 'body relief 8'),
  ...windscreen('96,-106! 40,-184! 60,-186! 140,-104!', '106,-104 48,-184'),
  disc([436, -4], 34, STEEL, 'metal relief 8'),
  form('430,-4! 418,-150 436,-186 454,-150!', DARK, 'body'),
  form('430,-4! 418,142 436,178 454,142!', DARK, 'body'),
]

/** By the vehicle that is closed where no driver is in it. */
export const OPEN: Readonly<Record<string, Pick<Vehicle, 'draw' | 'above' | 'below'>>> = {
  car: { draw: openCar, above: 350, below: 10 },
  'sports-car': { draw: openSportsCar, above: 360, below: 10 },
  aeroplane: { draw: openPlane, above: 300, below: 240 },
}
