import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import type { SubjectDefinition } from '../subject'
import { form, limb, line, mark, turned } from '../trace'
import { pairs } from '../../drawing/notation'

interface Hide {
  readonly coat: Oklch
  readonly dark: Oklch
  readonly far: Oklch
  readonly pale: Oklch
  readonly horn: Oklch
  readonly ink: Oklch
}

const STANDING = `12,56 3,53 -8,52.5 @rump -19,54 -26,52 -30,47! -29.5,41 -28,35 -29.5,29 -32.5,25 -31.5,20 -29.5,10
  -30,4 -31,0! -27,0! -27,4 -27,10 -28.2,19 -27.5,24 -23,29 -17,34 @flank -8,37 2,35 9,33.5 12,28
  13.2,20 13.4,10 13,4 12.4,0! 16.4,0! 16.4,4 15.9,10 16.3,20 18.5,28 @breast 23,35 26,43 @throat 27,52 29,60 32,65.5
  36,66 40,65.5 43,66.5! 43.5,69 40,72 36,75.5 32.5,79 28,80.5 25,78 22,72 18.5,65 16,60`

const FAR_LEGS = [
  '-22,42! -22,34 -21,29 -24.5,24.5 -23.5,18 -21,8 -20.8,3 -21.5,0! -17.8,0! -17.4,3 -18,9 -20,18 -20.6,24 -15,30 -9,36!',
  '14,38! 17,30 18.8,21 19.6,11 19.6,4 19,0! 22.8,0! 22.9,4 22.2,11 21.8,21 22.5,30 24,38!',
]

/** The head up, ears out, looking where a twig broke. */
function standing(hide: Hide, stag: boolean): Shape[] {
  const shapes = FAR_LEGS.map((leg) => form(leg, hide.far))
  if (stag) shapes.push(...antler(shade(hide.horn, -0.1), 0.055))
  shapes.push(
    form('-28,51 -33,47 -34,41 -31,39.5 -28,44', hide.pale),
    form('25,77 20,80 15,85 19,86 25,83 28,80', hide.dark),
    form(STANDING, hide.coat),
    turned(STANDING, 'flank', 'throat', '19,47 10,42 -2,41 -11,41', hide.dark),
    mark('27.5,52 29.5,60 32,65 28,63 25,55 23.5,45 25.5,43', hide.pale, { alpha: 0.75 }),
    mark('-29,46 -28.5,40 -26,41 -26.5,47', hide.pale, { alpha: 0.8 }),
    line('12,54 14,46 11,40', 0.9, hide.dark),
    line('-16,52 -20,44 -18,37', 0.9, hide.dark),
    mark('42,66.5 43.4,67 43.4,69 41.3,70', hide.ink),
    mark('33,74.5 34.8,75.2 35.2,73.8 33.6,73.3', hide.ink),
    line('41,67.4 38,67.6', 0.5, hide.ink),
  )
  for (const hoof of ['-31,0! -27,0! -27,2.5! -30.4,2.5!', '12.4,0! 16.4,0! 16.4,2.5! 12.8,2.5!'])
    shapes.push(mark(hoof, hide.ink))
  if (stag) shapes.push(...antler(hide.horn, 0))
  else shapes.push(...spots(hide))
  shapes.push(form('28,80 26,85 21,91 26,91 31,86 31,81', hide.coat))
  return shapes
}

/** Beam and tines, the near one or the one behind. */
function antler(horn: Oklch, shift: number): Shape[] {
  return [
    limb('28,79.5,1.3 23,85,1.1 18,92,1 17,101,0.9 21,110,0.7 28,117,0.3', 2.3, horn),
    limb('26,81.5,1 32,85,0.9 37,91,0.7 38.5,96,0.25', 1.8, horn),
    limb('18.5,91,1 25,95,0.9 30,101,0.7 31,107,0.25', 1.8, horn),
    limb('17,100,1 13,105,0.8 12,112,0.6 13.5,117,0.25', 1.7, horn),
  ].map((shape) => ({ ...shape, points: shape.points.map(([x, y]) => [x + shift, y] as const) }))
}

function spots({ pale }: Hide): Shape[] {
  const places = pairs('-20,48 -14,49 -8,48 -2,49 4,49.5 -17,44 -10,44.5 -4,44.5 2,45')
  return places.map(([x, y]) =>
    mark(`${x - 0.9},${y} ${x},${y + 0.7} ${x + 0.9},${y} ${x},${y - 0.7}`, pale),
  )
}

const GRAZING = `13,55 4,53 -8,53 -19,54 -26,52 -30,47! -29.5,41 -28,35 -29.5,29 -32.5,25 -31.5,20 -29.5,10
  -30,4 -31,0! -27,0! -27,4 -27,10 -28.2,19 -27.5,24 -23,29 -17,34 @flank -8,37 2,35 9,33.5 12.5,28
  14.2,20 15.4,10 15.2,4 14.6,0! 18.6,0! 18.6,4 18,10 17.8,20 19.5,28 @breast 24,33 30,28 34,21 @throat 38,15 39,9
  42,4 44.5,1.5! 48,2 49,6 47.5,12 46.5,18 44,22.5 41,27 36,35 29,44 21,51.5`

function grazing(hide: Hide): Shape[] {
  return [
    ...FAR_LEGS.map((leg) => form(leg, hide.far)),
    form('-28,51 -33,47 -34,41 -31,39.5 -28,44', hide.pale),
    form('42,23 38,22 31,20 31,23 36,26.5 41,26.5', hide.dark),
    form(GRAZING, hide.coat),
    turned(GRAZING, 'flank', 'throat', '31,32 22,39 10,41 -2,41 -11,41', hide.dark),
    mark('-29,46 -28.5,40 -26,41 -26.5,47', hide.pale, { alpha: 0.8 }),
    line('13,53 16,46 13,40', 0.9, hide.dark),
    line('-16,52 -20,44 -18,37', 0.9, hide.dark),
    mark('44.6,1.6 47.9,2 48.6,4.4 46,4', hide.ink),
    mark('43,15.5 44,17 45.2,16 44.3,14.6', hide.ink),
    ...['-31,0! -27,0! -27,2.5! -30.4,2.5!', '14.6,0! 18.6,0! 18.6,2.5! 15,2.5!'].map((hoof) =>
      mark(hoof, hide.ink),
    ),
    ...spots(hide),
    form('43,24 47,26 54,27 52,23.5 48,21.5 44,21.5', hide.coat),
  ]
}

export const deer: SubjectDefinition = {
  placements: ['ground', 'near'],
  home: 'forest',
  height: 0.15,
  alone: 1.35,
  count: 1,
  draw(brush) {
    const coat = brush.own([0.56, 0.085, 58], 0.6)
    const hide: Hide = {
      coat,
      dark: shade(coat, -0.11),
      far: shade(coat, -0.15, -0.01),
      pale: brush.tone([0.9, 0.03, 75]),
      horn: brush.tone([0.74, 0.06, 70]),
      ink: brush.m.dark,
    }
    const pose = brush.random.integer(0, 3)
    return pose === 3 ? grazing(hide) : standing(hide, pose < 2)
  },
}
