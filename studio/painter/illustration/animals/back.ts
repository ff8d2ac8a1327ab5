import { ellipse, form, inside, layer, line, mirrored, place } from '../build/form'
import { type Form, type Layer, fillPath } from '../build/outlines'
import { tone } from '../build/fill'
import type { Random } from '../../../lib/random'
import { named } from '../../parts'
import { FEATHERED, bodyColours, drawTail } from './body'
import type { Coat, Species } from './coat'
import { drawEars } from './ears'
import { headOutline } from './head'
import { marksBefore, marksBehind } from './marks'
import type { SpeciesId } from './species'
import { pairs } from '../../drawing/notation'

/** An animal that sits with its back to the viewer. */

/** Marks that go around the head; a trunk or a fringe is only in front. */
const AROUND = /^(?:wool|curls|mane|antlers|horns|spikes|crest|dragon|unicorn)$/

/** Of stripes across the back, those at the right. */
const stripes = ({ mark }: Coat): Form[] =>
  [216, 282, 350, 420].map((y) =>
    form(`190,${y - 8}! 110,${y + 4} 40,${y + 28}! 112,${y + 30} 190,${y + 22}!`, mark, 'detail'),
  )

function marksOnBack(coat: Coat): Form[] {
  const has = (kind: Coat['marks'][number]): boolean => coat.marks.includes(kind)
  const striped = has('limbs') || has('tiger')
  const spine = line('0,120 0,300 0,500', 18, coat.mark, 'detail end')
  return [
    ...(striped ? [...mirrored(stripes(coat)), ...stripes(coat), spine] : []),
    ...(has('patches')
      ? [
          form('190,150! 60,170 20,280 80,380 190,390!', coat.mark, 'detail'),
          form('-190,330! -70,320 -30,430 -90,540 -190,560!', coat.second ?? coat.mark, 'detail'),
        ]
      : []),
    ...(has('spots') || has('rosettes')
      ? pairs('-100,220 -40,320 -110,410 60,240 110,340 40,430 -20,200 120,460').map(([x, y]) =>
          ellipse([x, y], [20, 16], coat.mark, { role: 'detail', turn: x }),
        )
      : []),
  ]
}

/** Body and tail, in the space of one that sits. */
export function drawBackOfBody(id: SpeciesId, coat: Coat, isUpright: boolean): Form[] {
  const { body, limbs } = bodyColours(id, coat)
  const haunch = fillPath(tone(limbs, -0.03), 'cloth relief 22')`60,430 150,400 214,450 226,530
    192,580 60,580`
  const lower =
    id === 'panda'
      ? [form('-190,300 -90,270 0,300 90,270 190,300 200,600! -200,600!', coat.base, 'detail')]
      : []
  const torso = inside(
    form(
      isUpright
        ? '-80,86! -120,170 -140,290 -150,430 -110,520 110,520 150,430 140,290 120,170 80,86!'
        : '-80,86! -126,170 -156,290 -176,440 -130,570 130,570 176,440 156,290 126,170 80,86!',
      body,
      'cloth relief 34',
    ),
    ...lower,
    ...marksOnBack(coat),
  )
  const round = /^(?:rabbit|bear|panda|hamster|koala)$/.test(id)
  const wing = form(
    '96,180! 166,250 190,370 150,500 100,430 84,300',
    tone(id === 'penguin' ? coat.base : coat.mark, -0.04),
    'cloth relief 12',
  )
  const leg = fillPath(tone(limbs, -0.03), 'cloth relief 14')`28,480! 150,470 150,560 164,586
    150,600 40,600 30,580`
  const sides = FEATHERED.has(id)
    ? named('wings', mirrored([wing]), wing)
    : isUpright
      ? [...mirrored([leg]), leg]
      : [...mirrored([haunch]), haunch]
  const tail = place(drawTail(id, coat), round ? [-168, 20] : [-104, 6])
  const masses = isUpright ? [...sides, torso] : [torso, ...sides]
  return [...masses, ...named('tail', tail)]
}

/** A head without a face, (0, 0) between its eyes. */
export function backOfHead(
  species: Species,
  coat: Coat,
  { looks, worn }: { readonly looks: Random; readonly worn: readonly Form[] },
): Layer[] {
  const ears = drawEars(species.ears, coat)
  const around = { ...coat, marks: coat.marks.filter((kind) => AROUND.test(kind)) }
  const has = (kind: Coat['marks'][number]): boolean => coat.marks.includes(kind)
  const striped = has('forehead') || has('tiger')
  const bare = (forms: readonly Form[]): Form[] =>
    forms.map(({ inside: lining = [], ...outer }) => ({
      ...outer,
      inside: lining.filter(({ fill }) => fill === coat.mark),
    }))
  const bands = [-70, -24, 22, 68].map((y) =>
    form(`180,${y - 12}! 96,${y} 30,${y + 22}! 100,${y + 24} 180,${y + 16}!`, coat.mark, 'detail'),
  )
  const marks = [
    ...(striped ? [...mirrored(bands), ...bands] : []),
    ...(has('patches')
      ? [form('-190,-150! 20,-150! 24,-60 -30,10 -110,40 -190,20!', coat.mark, 'detail')]
      : []),
    ...(has('widow') || has('bandit') ? [ellipse([0, -20], [190, 130], coat.mark, 'detail')] : []),
  ]
  const skull = inside(form(headOutline(species), coat.base, 'hair relief 34'), ...marks)
  return [
    layer('head', 'forms', marksBehind(around, looks), bare(ears.behind), skull),
    layer('worn', 'details', bare(ears.before), marksBefore(around, looks), worn),
  ]
}
