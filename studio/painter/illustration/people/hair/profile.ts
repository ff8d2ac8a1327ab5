import { type Form, ellipse, line } from '../../build/form'
import { fillPath } from '../../build/outlines'
import type { HeadSpace } from '../head/space'
import { knots } from '../pen'
import type { Person } from '../person'
import { type Hair, hairKit } from './kit'

/** Hair of a head that is seen from the side, looking right: a cap, a fringe, and what hangs or is tied. */

/** From the brow over the crown to the nape, and back before the ear. */
const CAP = `84,-96! 74,-142 22,-178 -50,-176 -114,-134 -142,-62 -138,10 -118,62 -92,92!
  -58,84 -44,44 -40,8 -18,-8! 6,2 14,-20 26,-54 54,-82`
/** Cut close at the nape, off the ear. */
const CROP = `88,-92! 86,-146 30,-180 -48,-176 -112,-134 -136,-64 -130,4 -104,54! -66,60 -46,36 -42,4
  -18,-14! 4,14! 12,-24 24,-58 54,-82`
const FRINGE =
  '-6,-150! 50,-156 94,-118 106,-66 100,-20! 86,-34 84,-14! 66,-44 54,-18! 30,-62 8,-90'

const COVERS_EAR =
  /^(?:bob|wavy|anime-bob|anime-long|hime|long|airy|bangs-long|curly|afro|wolf|bowl|bob-.*|wavy-.*)$/
const FRINGED =
  /bangs|wispy|hime|anime|bowl|airy|braids|twin-tails|double-buns|maid-buns|loops|textured|middle|^bob$/
const CROPPED =
  /^(?:crop|textured|side-part|slick|quiff|buzz|middle-part|spiky|anime-short|pixie|balding)$/

export const showsEar = ({ hair }: Person): boolean => !COVERS_EAR.test(hair)

export function profileHair(person: Person, space: HeadSpace): Hair {
  const { hair: id, colours } = person
  const kit = hairKit(person, space)
  const { on } = kit
  const piece = (outline: string, ...more: Form[]): Form => kit.back(outline, ...more)
  const strands = [
    '-20,-168 -84,-130 -116,-50',
    '10,-166 -50,-120 -86,-30',
    '40,-158 -10,-118 -50,-40',
  ]
  const sheen = on.back.sheen('40,-140! -20,-156 -70,-136 -98,-104! -66,-122 -20,-138')
  const cap = (outline: string): Form =>
    piece(outline, sheen, ...strands.map((one) => on.back.strand(one)))
  const ball = (x: number, y: number, r: number): Form =>
    ellipse([x, y], [r, r * 0.94], colours.hair, { role: 'hair', relief: 9 })
  const tie = (x: number, y: number): Form =>
    ellipse([x, y], [13, 17], colours.accent, { role: 'cloth', part: 'hair-tie' })
  const fringe = FRINGED.test(id)
    ? [
        piece(
          FRINGE,
          on.back.strand('30,-140 60,-90 62,-40'),
          on.back.strand('60,-138 88,-90 88,-44'),
        ),
      ]
    : []
  const tail = (x: number, y: number, to: number): Form =>
    piece(
      `${x + 10},${y - 16}! ${x - 60},${y - 10} ${x - 100},${y + 70} ${x - 76},${to}! ${x - 40},${to - 60} ${x - 20},${y + 70} ${x + 10},${y + 20}`,
      on.back.strand(`${x - 10},${y} ${x - 66},${y + 60} ${x - 66},${to - 40}`),
    )
  const falling = (to: number, waves: number): Form =>
    piece(
      `-60,-150! -132,-90 -146,10 ${-150 - waves},110 -138,200 ${-150 - waves},${to - 40} -128,${to}!
        -70,${to - 10} -34,${to - 26}! -40,220 ${-26 + waves},140 -22,70 -6,30 4,-20 -20,-60`,
      ...['-110,-40 -122,100 -112,260', '-70,0 -84,120 -76,260', '-40,60 -52,150 -50,250'].map(
        (one) => on.back.strand(one),
      ),
    )
  const plait = (x: number, from: number, count: number): Form[] =>
    Array.from({ length: count }, (_, i) =>
      ellipse([x + (i % 2) * 8, from + i * 42], [26 - i, 30], colours.hair, {
        role: 'hair',
        relief: 9,
      }),
    )
  const under = CROPPED.test(id) ? CROP : CAP
  const plain = { back: [], front: [cap(under), ...fringe] }
  if (id === 'bald') return { back: [], front: [] }
  if (id === 'tuft')
    return {
      back: [],
      front: [line(knots('10,-150 26,-186 48,-178'), 10, colours.hair, { role: 'hair' })],
    }
  if (id === 'balding')
    return {
      back: [],
      front: [piece('-44,4! -40,-40 -90,-84 -136,-50 -130,10 -104,56! -66,60 -46,36')],
    }
  if (id === 'buzz') return { back: [], front: [{ ...cap(CROP), alpha: 0.82 }] }
  if (/^(?:curly|afro)$/.test(id)) {
    const r = id === 'afro' ? 58 : 40
    const around = [
      [70, -124],
      [26, -164],
      [-34, -176],
      [-92, -150],
      [-130, -98],
      [-142, -36],
      [-124, 26],
      [-96, 70],
      [-60, 40],
    ]
    return { back: [], front: [cap(CAP), ...around.map(([x = 0, y = 0]) => ball(x, y, r))] }
  }
  if (/^(?:spiky|quiff|mohawk)$/.test(id)) {
    const spikes = fillPath(colours.hair, 'hair relief 9')`96,-96! 118,-170! 66,-166! 60,-212!
      8,-184! -24,-220! -56,-180! -112,-190! -118,-120! -60,-140 20,-130`
    return { back: [], front: [cap(CROP), spikes] }
  }
  if (/^ponytail/.test(id))
    return { back: [tail(-126, -70, 190)], front: [...plain.front, tie(-132, -70)] }
  if (id === 'low-ponytail')
    return { back: [], mid: [tail(-96, 74, 300)], front: [...plain.front, tie(-100, 78)] }
  if (id === 'twin-tails')
    return { back: [], front: [...plain.front], mid: [tail(-66, -40, 300), tie(-72, -40)] }
  if (/^low-bun$|elder/.test(id)) return { back: [ball(-134, 54, 48)], front: plain.front }
  if (/^(?:top-bun|topknot)$/.test(id))
    return { back: [ball(-52, -206, 44)], front: [...plain.front, tie(-46, -170)] }
  if (id === 'double-buns')
    return { back: [ball(-96, -176, 42)], front: [...plain.front, ball(-30, -188, 46)] }
  if (/^(?:braids|side-braid)$/.test(id))
    return { back: [], mid: [...plait(-56, 100, 6), tie(-52, 344)], front: plain.front }
  if (
    /^(?:cloud-bun|loops|maid-buns|half-tied|topknot-long|hanfu-long|half-up|monkey|hanfu-windy)$/.test(
      id,
    )
  ) {
    const up = /cloud|loops|maid/.test(id)
      ? [ball(-70, -214, 50), ball(-6, -206, 40)]
      : [ball(-62, -194, 32)]
    const isLong = id !== 'cloud-bun' && id !== 'monkey'
    return { back: up, ...(isLong && { mid: [falling(360, 0)] }), front: plain.front }
  }
  if (/^(?:bob|anime-bob|bowl|wolf)|^bob-/.test(id))
    return {
      back: [],
      front: [
        piece(
          '84,-98! 74,-142 22,-178 -50,-176 -114,-134 -146,-62 -146,40 -134,118! -70,128 8,112! 20,60 16,0 24,-54 54,-82',
          sheen,
          ...strands.map((one) => on.back.strand(one)),
        ),
        ...fringe,
      ],
    }
  if (/long|airy|hime|wavy|windy/.test(id))
    return {
      back: [],
      mid: [falling(340, /wavy|windy/.test(id) ? 18 : 0)],
      front: [cap(CAP.replace('-40,8 -18,-8!', '-24,40 -6,30!')), ...fringe],
    }
  return plain
}
