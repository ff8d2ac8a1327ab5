import { named } from '../../parts'
import { polyline } from '../../drawing/notation'
import { type Form, inside, line, polygonForm, roundRect } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import {
  DARK,
  LAMP,
  STEEL,
  TAIL,
  WHITE,
  groundShadow,
  paintwork,
  pane,
  wheel,
  wheelArch,
} from './parts'
import { car, truck } from './road'
import type { Draw } from './vehicle'

/** Cars with a shape or a livery of their own, seen from their right side like the others. */

const YELLOW: Oklch = [0.82, 0.16, 86]
const RED: Oklch = [0.55, 0.2, 27]
const BLUE: Oklch = [0.5, 0.16, 258]

/** High on large wheels, with a rack on its roof and a spare wheel behind. */
export const suv: Draw = ({ colour }) => {
  const body = inside(
    fillPath(paintwork(colour, -410, -96), 'body relief 20')`-470,-110! -476,-240 -462,-392!
      -440,-410! 120,-410! 150,-400 236,-262! 440,-244 478,-220 490,-120! 470,-96! -450,-96!`,
    wheelArch(-290, -104, 116),
    wheelArch(300, -104, 116),
    line('-476,-232 -200,-236 200,-236 480,-214', 8, tone(colour, 0.16), 'light alpha 0.6'),
    roundRect([-500, -136, 1000, 60], 4, DARK, 'detail'),
    ...named('lights', roundRect([440, -226, 40, 44], 10, LAMP, 'glow')),
    ...named('lights', roundRect([-474, -250, 22, 60], 5, TAIL, 'glow')),
    ...[-116, 96].map((x) =>
      line(polyline([x, -396], [x, -140]), 4, tone(colour, -0.18), 'detail even'),
    ),
    ...[-170, 46].map((x) => roundRect([x, -218, 40, 10], 4, DARK, 'detail')),
  )
  return [
    ...groundShadow(480),
    roundRect([-512, -330, 44, 150], 20, DARK, 'body relief 8'),
    ...[-380, -220, -60, 90].map((x) =>
      line(polyline([x, -408], [x, -432]), 9, STEEL, 'metal even'),
    ),
    line('-410,-434 -150,-436 110,-434', 13, STEEL, 'metal even'),
    body,
    pane('-436,-384! -134,-384! -134,-256! -444,-256!', -384, -256, -330),
    pane('-98,-384! 80,-384! 80,-256! -98,-256!', -384, -256, -40),
    pane('112,-384! 136,-382 204,-262! 112,-256!', -384, -256, 118),
    roundRect([452, -140, 58, 46], 10, STEEL, 'metal relief 4'),
    ...wheel(-290, -104, 112),
    ...wheel(300, -104, 112),
  ]
}

export const taxi: Draw = (given) => [
  ...car({ ...given, colour: YELLOW }),
  ...[0, 1].flatMap((row) =>
    Array.from({ length: 17 }, (_, i) =>
      roundRect(
        [-306 + i * 34 + (row % 2) * 17, -150 + row * 17, 17, 17],
        0,
        [0.2, 0.01, 270],
        'detail',
      ),
    ),
  ),
  ...named('sign', roundRect([-74, -392, 150, 52], 12, LAMP, 'glow')),
  roundRect([-50, -376, 102, 20], 6, [0.3, 0.02, 60], 'detail'),
]

/** Lights across a roof. */
const lightBar = (x: number, y: number): Form[] =>
  named('lights', [
    roundRect([x - 84, y - 16, 168, 18], 5, DARK, 'body'),
    roundRect([x - 78, y - 44, 76, 30], 8, [0.6, 0.22, 27], 'glow'),
    roundRect([x + 2, y - 44, 76, 30], 8, [0.58, 0.2, 258], 'glow'),
  ])

export const policeCar: Draw = (given) => [
  ...car({ ...given, colour: WHITE }),
  polygonForm([polyline([-476, -160], [472, -160], [484, -118], [-484, -118])], BLUE, 'detail'),
  ...wheel(-300, -78, 82),
  ...wheel(300, -78, 82),
  ...lightBar(-4, -340),
]

export const fireEngine: Draw = (given) => [
  ...truck({ ...given, colour: RED }),
  inside(
    roundRect([-490, -390, 690, 322], 14, paintwork(RED, -390, -68), 'body relief 20'),
    roundRect([-500, -176, 710, 40], 0, WHITE, 'detail'),
    ...[-440, -280, -120, 40].map((x) =>
      roundRect([x, -350, 130, 140], 8, tone(RED, -0.1), 'detail'),
    ),
    ...[-440, -280, -120, 40].flatMap((x) =>
      [-320, -290, -260].map((y) =>
        line(polyline([x + 8, y], [x + 122, y]), 5, tone(STEEL, -0.1), 'detail even'),
      ),
    ),
  ),
  ...wheel(-350, -70, 76, 0),
  ...wheel(-180, -70, 76, 0),
  line('-470,-404 -100,-430 330,-460', 14, STEEL, 'metal even'),
  line('-470,-440 -100,-466 330,-496', 14, STEEL, 'metal even'),
  ...Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [-450 + i * 68, -405 - i * 4.8]
    return line(polyline([x, y], [x, y - 36]), 9, STEEL, 'metal even')
  }),
  ...lightBar(300, -330),
]
