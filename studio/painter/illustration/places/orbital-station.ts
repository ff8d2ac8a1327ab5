import {
  type Form,
  type Layer,
  disc,
  layer,
  line,
  place,
  polygonForm,
  roundRect,
} from '../build/form'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Oklch, mixColour } from '../../colour'
import { WORLDS, globe } from './globe'
import { heavens } from './heavens'
import { type Stage, halo, rect } from './stage'

/** A space station: modules in a row, a truss with eight solar panels; 900 wide. */
function station(): Form[] {
  const [hull, blue]: Oklch[] = [
    [0.88, 0.01, 250],
    [0.4, 0.11, 260],
  ]
  const panel = (x: number, y: number): Form[] => [
    roundRect([x - 54, y - 118, 108, 236], 4, [0.7, 0.06, 75], 'metal'),
    polygonForm(
      [rect(x - 48, y - 112, 44, 224), rect(x + 4, y - 112, 44, 224)],
      blue ?? hull!,
      'glass',
    ),
    many(
      [-84, -56, -28, 0, 28, 56, 84].map((dy) => rect(x - 48, y + dy - 1.5, 96, 3)),
      [0.66, 0.08, 250],
      { role: 'detail' },
    ),
  ]
  const tube = ([x, y, w, h]: readonly [number, number, number, number]): Form =>
    roundRect(
      [x, y, w, h],
      Math.min(w, h) * 0.36,
      linear([x, y], [x, y + h], tone(hull!, 0.08), tone(hull!, -0.22)),
      'metal relief 8',
    )
  return [
    line('-470,0 0,0 470,0', 18, [0.62, 0.02, 250], 'metal even'),
    ...[-410, -280, 280, 410].flatMap((x) => [...panel(x, -136), ...panel(x, 136)]),
    ...(
      [
        [-190, -46, 380, 92],
        [-54, -220, 108, 200],
        [-46, 30, 92, 190],
        [-120, 120, 240, 64],
      ] as const
    ).map(tube),
    ...[-136, -70, 70, 136].map((x) => disc([x, 0], 17, [0.82, 0.11, 85], 'glow')),
    ...[-150, -98].map((y) => disc([0, y], 17, [0.55, 0.08, 235], 'glass')),
    disc([0, -236], 26, [0.7, 0.02, 250], 'metal'),
    line('0,-240 0,-280 0,-316', 6, [0.8, 0.01, 250], 'metal even'),
  ]
}

/** The station over the curve of the Earth. */
export const overEarth =
  (share: number, at: readonly [x: number, y: number]) =>
  (stage: Stage): Layer[] => {
    const { width, height } = stage.frame
    const short = Math.min(width, height)
    const scale = (short * 1.05) / 100
    const earth = WORLDS.earth
    const centre = [width * 0.5, height * 0.7 + scale * 100] as const
    const rim = mixColour([0.62, 0.11, 250], [0.85, 0.1, 225], 0.6)
    const size = (Math.min(width, height * 1.4) / 1000) * share
    return [
      ...heavens(stage),
      layer(
        'earth',
        'masses',
        halo(centre, scale * 122, rim, 0.8),
        earth ? place([globe(earth, stage)], centre, { scale, turn: -0.3 }) : [],
      ),
      layer(
        'station',
        'forms',
        place(station(), [width * at[0], height * at[1]], { scale: size, turn: -0.2 }),
      ),
    ]
  }
