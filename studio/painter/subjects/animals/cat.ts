import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import { place } from '../../geometry'
import { form, limb, line, mark, turned } from '../trace'
import { coatOf } from './coat'
import type { SubjectBrush, SubjectDefinition } from '../subject'
import { triples } from '../../drawing/notation'

/** Black, ginger, grey tabby, white. */
const COATS: readonly [Oklch, ...Oklch[]] = triples(
  '0.27,0.015,270 0.68,0.13,58 0.56,0.025,70 0.94,0.012,85',
)

interface Fur {
  readonly coat: Oklch
  readonly dark: Oklch
  readonly line: Oklch
  readonly striped: boolean
}

function furOf(brush: SubjectBrush): Fur {
  const coat = coatOf(brush, COATS, 0.6)
  const black = coat[0] < 0.4
  return {
    coat,
    dark: shade(coat, black ? -0.09 : -0.14, black ? 0 : 0.01),
    line: shade(coat, black ? 0.22 : -0.26),
    striped: coat[0] > 0.4 && coat[0] < 0.85,
  }
}

const BACK = `-6,0 -17,0 -25,3 -29,11 @left -28,23 -23,36 -17,47 -14.5,55 -17,60 -20.5,66 -20.5,73 -19,79
  -19.5,88 -17,98! -8,87.5 0,86 7,87 16,96! 18.5,86 18,78 20,71 19.5,65 16.5,59.5 14,55 @right 17,46
  23,35 28,22 @hip 29,11 25,3 17,0 6,0`

/** Sitting with its back to us, looking at whatever the picture is about. */
function fromBehind(brush: SubjectBrush, fur: Fur): Shape[] {
  const curl = brush.random.chance(0.5)
  const tail = curl
    ? '20,5,1.2 34,2,1.1 46,4,1 55,12,1 56,22,0.9 50,27,0.8 45,23,0.5'
    : '18,5,1.2 32,1.5,1.1 46,3,1 58,2,0.95 68,6,0.85 73,14,0.5'
  const shapes = [
    limb(tail, 8.5, fur.coat),
    form(BACK, fur.coat),
    turned(BACK, 'right', 'hip', '22,12 20,26 13,40', fur.dark),
  ]
  if (fur.striped) {
    for (const stripe of ['-26,26 -15,29 -6,27', '-22,37 -12,40 -4,38', '-17,47 -9,49 -3,48'])
      shapes.push(line(stripe, 2.4, fur.dark, 'end'))
    for (const stripe of ['26,26 15,29 6,27', '22,37 12,40 4,38', '17,47 9,49 3,48'])
      shapes.push(line(stripe, 2.4, fur.dark, 'end'))
    shapes.push(line('-6,84 -6,77', 2, fur.dark), line('0,85 0,75', 2, fur.dark))
    shapes.push(line('6,84 6,77', 2, fur.dark))
  }
  shapes.push(
    line('-21,5 -23,15 -17,25 -10,27', 1.1, fur.line, 'both', { alpha: 0.7 }),
    line('21,5 23,15 17,25 10,27', 1.1, fur.line, 'both', { alpha: 0.7 }),
    line('0,52 1,38 0,24', 1, fur.line, 'both', { alpha: 0.5 }),
    line('-13,57 -7,54.5 0,54 7,54.5 12,57', 1, fur.line, 'both', { alpha: 0.6 }),
    mark('-17.5,92 -16,83 -12,88.5', fur.dark),
    mark('16.5,91 15,82 10.5,87.5', fur.dark),
  )
  return shapes
}

const SIDE = `37,0! 38,3 34,5 32,9 31,18 @chest 33,30 34,39 33,47 36,51 42,51.5 46.5,54.5 48,58.5 47,62
    44.5,65 43,70 41,75 40.5,88! 33,80.5 27,83.5! 20,78 15.5,71 13,63 8,55.5 0,48.5 -10,38.5 -18,27 @back -23,15 -22.5,5 -17,0
    2,0 @paw 14,0! 15,3.5 18,5 22,4 25,0!`

/** Sitting, seen from the side, paws together. */
function inProfile(brush: SubjectBrush, fur: Fur): Shape[] {
  const around = brush.random.chance(0.5)
  const tail = around
    ? '-20,5,1.2 -34,3,1.1 -46,6,1 -53,15,0.95 -50,25,0.85 -43,27,0.5'
    : '-20,7,1.2 -31,4,1.1 -41,10,1 -46,24,0.95 -44,38,0.9 -49,48,0.5'
  const shapes = [
    limb(tail, 8.5, fur.coat),
    form(SIDE, fur.coat),
    turned(SIDE, 'back', 'paw', '8,6 0,16 -6,24 -13,22', fur.dark),
  ]
  if (fur.striped) {
    for (const stripe of ['-16,30 -8,25 0,24', '-9,40 0,35 8,34', '1,49 9,44 15,43'])
      shapes.push(line(stripe, 2.6, fur.dark, 'end'))
    shapes.push(line('36,78 33,71', 1.8, fur.dark), line('31,78 28,71', 1.8, fur.dark))
    shapes.push(line('35,60 28,57', 1.6, fur.dark), line('33,30 28,29', 2, fur.dark, 'end'))
  }
  shapes.push(
    line('14,4 18,15 13,27 3,31 -6,27', 1.2, fur.line, 'both', { alpha: 0.75 }),
    line('22,5 22,18 25,30', 1.2, fur.line, 'both', { alpha: 0.75 }),
    mark('38.5,84.5 34.5,79 38,75', fur.dark),
    mark('37.5,65.5 40,67.6 42.6,65.4 40,64', brush.tone([0.8, 0.13, 105], 0.5)),
    mark('40,67.2 41.6,66.4 41.4,64.8 40.2,64.4', brush.m.dark),
    line('47.5,58.5 44.5,56.5 41,57', 0.9, fur.line),
    line('43,55.5 53,52.5', 0.45, fur.line, 'end'),
    line('43.5,57 54.5,56.5', 0.45, fur.line, 'end'),
  )
  return shapes
}

const LOAF = `-30,0 -52,1 -62,8 @back -64,22 -57,38 -42,48 -22,52 0,52 10,55 12,63 13,72 17,86! 26,77
  34,78 42,89! 47,77 @ear 52,67 54,58 51,50 @cheek 45,44 44,33 47,22 @chest 47,10 42,2 32,0 4,-0.5`

/** A loaf: paws tucked in, eyes shut. */
function loaf(fur: Fur): Shape[] {
  const shapes = [
    form(LOAF, fur.coat),
    turned(LOAF, 'chest', 'back', '-48,14 -20,10 10,11 34,13', fur.dark),
  ]
  if (fur.striped) {
    for (const stripe of ['-52,43 -46,33 -44,24', '-36,50 -32,39 -31,30', '-19,52 -17,41 -17,31'])
      shapes.push(line(stripe, 3, fur.dark, 'end'))
    shapes.push(line('30,78 30,71', 2, fur.dark), line('25,77 26,71', 2, fur.dark))
    shapes.push(line('35,77 34,71', 2, fur.dark))
  }
  shapes.push(
    line('-60,16 -46,6 -20,5 8,9 20,4', 6, fur.dark, 'end', { alpha: 0.8 }),
    line('13,62 9,50 15,42 27,38 40,39 47,45', 1.1, fur.line, 'both', { alpha: 0.7 }),
    line('24,24 34,15 45,14', 1.1, fur.line, 'both', { alpha: 0.6 }),
    mark('17.5,81 19,72 23.5,76.5', fur.dark),
    mark('41.5,84 36.5,76.5 43,74', fur.dark),
    line('19.5,62.5 23.5,60 28,62', 1.3, fur.line),
    line('38,62 42.5,60 46,62.5', 1.3, fur.line),
    mark('32.3,57 36,57 34.2,54.6', noseOf(fur)),
    line('30,51.5 32.5,51 34.2,54 36,51 38.5,51.5', 0.9, fur.line),
    line('22,54 6,56', 0.5, fur.line, 'end'),
    line('22,52 7,50', 0.5, fur.line, 'end'),
    line('46,54 60,57', 0.5, fur.line, 'end'),
    line('46,52 60,51', 0.5, fur.line, 'end'),
  )
  return shapes
}

function noseOf(fur: Fur): Oklch {
  return fur.coat[0] > 0.5 ? [0.7, 0.09, 20] : shade(fur.coat, 0.2)
}

const CURL = `-8,-1 -34,1 -54,9 @back -62,21 -59,33 -47,41 -30,45 -10,45 8,42 20,41 26,45 29,51 30.5,65! 39,57.5 47,57.5 56,65! 57.5,51
  @ear 61,44 62,36 58,28 52,23 49,18 @chest 46,10 34,3 14,-1`

/** Curled up asleep, the tail over the nose. */
function asleep(fur: Fur): Shape[] {
  const shapes = [
    form(CURL, fur.coat),
    turned(CURL, 'chest', 'back', '-46,16 -20,9 12,9 34,14', fur.dark),
  ]
  if (fur.striped) {
    for (const stripe of ['-50,42 -46,32 -47,22', '-34,48 -31,36 -33,26', '-16,51 -14,39 -17,28'])
      shapes.push(line(stripe, 3, fur.dark, 'end'))
    shapes.push(line('41,57 41,50', 2, fur.dark), line('46,57 46,50', 2, fur.dark))
  }
  return [
    ...shapes,
    line('24,43 15,36 12,26 18,17 29,13', 1.2, fur.line, 'both', { alpha: 0.75 }),
    line('-30,8 -44,17 -41,30 -26,37 -8,36', 1.2, fur.line, 'both', { alpha: 0.55 }),
    limb('-53,12,0.35 -44,7.5,1 -26,4.5,1.2 2,3.5,1.2 26,6,1.1 42,12,1 50,20,0.75', 9.5, fur.coat),
    mark('31.5,62 32,54 36.8,56.5', fur.dark),
    mark('55,62 54.4,53.6 49.6,56.6', fur.dark),
    line('32,41 36,38.4 40.4,40', 1.4, fur.line),
    line('48,39.8 52,37.8 56,39.6', 1.4, fur.line),
    mark('42.6,33.4 46.6,33.2 44.8,30.6', noseOf(fur)),
    line('40.4,28.6 43,28 44.8,30.4 46.6,27.8 49.2,28.2', 0.9, fur.line),
    line('36,32 24,33', 0.5, fur.line, 'end'),
    line('36,30 25,28', 0.5, fur.line, 'end'),
  ]
}

export const cat: SubjectDefinition = {
  placements: ['table', 'ground', 'near'],
  home: 'interior',
  height: 0.15,
  alone: 1.5,
  count: 1,
  draw(brush) {
    const fur = furOf(brush)
    const pose = brush.random.integer(0, 5)
    if (pose <= 1) return fromBehind(brush, fur)
    if (pose <= 3) return inProfile(brush, fur)
    // a lying cat is longer than it is high
    return place(pose === 4 ? loaf(fur) : asleep(fur), 0, 0, 0.76)
  },
}
