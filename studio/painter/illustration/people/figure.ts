import { hex } from '../../colour'
import { cos, sin } from '../../../lib/maths'
import { type Form, type Layer, type Point, inside, layer, mapForms } from '../build/form'
import { turnGarmentAway, drawCrown } from './away'
import { type Arms, arms } from './body/arms'
import { type ClothKit, clothKit } from './body/kit'
import type { Garment } from './clothes/garment'
import { drawGarment } from './clothes/registry'
import { isGesture } from './held/gestures'
import { type Holding, holding } from './held/registry'
import { profileHair, showsEar } from './hair/profile'
import { drawHair } from './hair/registry'
import { face } from './head/face'
import { isApartFromHead, profileFace, profileOver } from './head/profile'
import { headSpace } from './head/space'
import { type Move, sided } from './pen'
import type { Person } from './person'
import type { Player } from './scene/spreads'
import { drawBeard } from './head/beard'
import type { Worn } from './worn/kit'
import { wornBy } from './worn/registry'
import { named } from '../../parts'

/** Place of the head over the pit of the neck, and its size against the body. */
export function headPlace({ age, look, sex, chibi }: Person): { y: number; scale: number } {
  if (chibi) return { y: -318, scale: 2.08 }
  if (age === 'baby') return { y: -150, scale: 1.04 }
  if (age === 'child') return { y: -176, scale: 1.02 }
  if (look === 'anime') return { y: -204, scale: 1.1 }
  if (age === 'young') return { y: sex === 'm' ? -212 : -206, scale: sex === 'm' ? 0.99 : 0.98 }
  return { y: sex === 'm' ? -216 : -212, scale: sex === 'm' ? 0.98 : 0.96 }
}

/** A head from the side is over the neck with its back half, units. */
const PROFILE_AT = 26
/** Above collars. */
const NAPE_END = -62

/** From the head's space to the body's, leaning over about a point above the neck. */
function headMove(person: Person): { move: Move; scale: number } {
  const { y, scale } = headPlace(person)
  const [c, s] = [cos(person.tilt), sin(person.tilt)]
  const pivot = -60
  const move = ([px, py]: Point): Point => {
    const [dx, dy] = [
      px * scale - person.yaw * 14 + (person.profile ? PROFILE_AT : 0),
      py * scale + y - pivot,
    ]
    return [dx * c - dy * s, pivot + dx * s + dy * c]
  }
  return { move, scale }
}

/** Shoes at the hem; seen only where the whole figure is. */
function shoes(kit: ClothKit): Form[] {
  const { hip, pen } = kit
  const leather = hex('#4a3a3c')
  return [-1, 1].map((s) =>
    pen.form(
      sided(
        `${hip * 0.3},1050! ${hip * 0.72},1050! ${hip * 0.84},1088 ${hip * 0.8},1110!
          ${hip * 0.24},1110! ${hip * 0.22},1086`,
        s,
      ),
      leather,
      'cloth relief 5',
    ),
  )
}

/** Neck, shoulders and chest as far as a neckline may bare them. */
function neck(kit: ClothKit): Form[] {
  const { nk, nl, sw, drop, pen, person } = kit
  const { skin, skinShade, skinLine } = person.colours
  const shape = pen.fillPath(skin, 'skin')`${-nk},${-nl}! ${-nk + 2},-40 ${-nk - 10},-22
    ${-sw * 0.6},${drop * 0.5} ${-sw * 0.9},${drop + 24} ${-sw * 0.5},250! ${sw * 0.5},250!
    ${sw * 0.9},${drop + 24} ${sw * 0.6},${drop * 0.5} ${nk + 10},-22 ${nk - 2},-40 ${nk},${-nl}!`
  const chin = kit.shade(
    `${-nk - 20},${-nl - 20}! ${-nk - 6},-70 -10,-36 ${nk * 0.7},-34 ${nk + 4},-48!
      ${nk + 30},${-nl}!`,
    skinShade,
  )
  const side = kit.shade(
    `${nk * 0.45},-90! ${nk * 0.6},-20 ${nk * 0.8},40 ${sw * 0.6},300! 400,300! 400,-90!`,
    skinShade,
    0.75,
  )
  const bones =
    person.age === 'child' || person.age === 'baby'
      ? []
      : [
          pen.line(`${-nk - 20},4 ${-nk * 0.9},12 -16,8`, 3, skinLine, { alpha: 0.6 }),
          pen.line(`${nk + 20},4 ${nk * 0.9},12 16,8`, 3, skinLine, { alpha: 0.6 }),
        ]
  return [inside(shape, person.profile ? null : chin, side, ...bones)]
}

/** A figure's parts in the body's space, before they are laid over each other. */
export interface Parts {
  readonly kit: ClothKit
  readonly garment: Garment
  readonly neck: readonly Form[]
  readonly limbs: Arms
  readonly held: Holding
  readonly worn: Pick<Required<Worn>, 'behind' | 'body'>
  readonly head: {
    readonly behind: readonly Form[]
    /** Hair that falls over the clothes. */
    readonly beside: readonly Form[]
    readonly face: readonly Form[]
    readonly features: readonly Form[]
    readonly hair: readonly Form[]
    readonly worn: readonly Form[]
  }
}

/** Marks the sleeves of an arm, which has skin as well. */
export const markCloth = (forms: readonly Form[]): Form[] =>
  forms.flatMap((form) => {
    if (form.role === 'cloth') return named('sleeves', form)
    // a short sleeve lies on the bare arm, its shade and folds after it
    const at = form.inside?.findIndex(({ role }) => role === 'cloth') ?? -1
    if (!form.inside || at < 0) return [form]
    const inner = [...form.inside.slice(0, at), ...named('sleeves', form.inside.slice(at))]
    return [{ ...form, inside: inner }]
  })

const markSleeves = ({ behind, over }: Arms): Arms => ({
  behind: markCloth(behind),
  over: markCloth(over),
})

export function drawParts(person: Person): Parts {
  const kit = clothKit(person)
  const space = headSpace(person.yaw, kit.dark)
  const { move, scale } = headMove(person)
  const onHead = (forms: readonly Form[]) => mapForms(forms, move, scale)
  const hair = person.profile ? profileHair(person, space) : drawHair(person, space)
  const front = drawGarment(kit)
  const isTurned = person.away || person.glances === true
  const garment = isTurned ? turnGarmentAway(front, kit) : front
  const fill = garment.sleeveFill ?? person.colours.cloth
  const brow = hair.front.filter(({ role }) => role === 'hair')
  const head = person.profile
    ? profileFace(person, showsEar(person), (NAPE_END - headPlace(person).y) / scale)
    : face(person, space, brow)
  const held = holding(kit, garment.sleeve, fill)
  // capes hang, whatever the legs do
  const loose = person.doing ? clothKit({ ...person, doing: null }) : kit
  const dressed = person.profile ? { ...person, worn: person.worn.filter(isApartFromHead) } : person
  const worn = wornBy({ person: dressed, space, kind: head.kind, body: loose })
  return {
    ...{ kit, garment, worn, neck: neck(kit) },
    limbs: isGesture(person.held)
      ? { behind: [], over: [] }
      : markSleeves(arms(kit, garment.sleeve, fill, person.pose)),
    held: isTurned ? { behind: [...held.behind, ...held.forms], forms: [] } : held,
    head: person.away
      ? {
          ...{ behind: onHead(worn.back), beside: [], features: [], hair: onHead(hair.mid ?? []) },
          face: onHead([...head.ears, ...drawCrown(head.face, hair, person)]),
          worn: onHead(worn.over),
        }
      : {
          behind: onHead([...worn.back, ...(person.glances ? [] : hair.back)]),
          // looked back over the shoulder: the hair lies on the back
          beside: onHead([...(person.glances ? hair.back : []), ...(hair.mid ?? [])]),
          face: onHead([...head.ears, head.face]),
          features: onHead([
            ...(person.profile ? [] : drawBeard(person, space, head.kind)),
            ...head.features,
          ]),
          hair: onHead([...hair.front, ...(person.profile ? profileOver(person) : [])]),
          worn: onHead(worn.over),
        },
  }
}

/** Colours of the forearms of one who plays at a table. */
export function findPlayer(person: Person): Player {
  const { skin, cloth } = person.colours
  const { sleeve, sleeveFill } = drawGarment(clothKit(person))
  const isBare = /^(?:short|none|puff)$/.test(sleeve)
  return { skin, sleeve: isBare ? skin : (sleeveFill ?? cloth), wide: sleeve === 'wide' }
}

/**
 * One figure in the body's space, from back to front.
 *
 * @param name distinguishes parts of several figures
 */
export function figure(person: Person, name = ''): Layer[] {
  const { kit, garment, neck: throat, limbs, held, worn, head } = drawParts(person)
  return [
    layer(`${name}behind`, 'masses', held.behind, worn.behind),
    layer(`${name}hair behind`, 'masses', head.behind, garment.behind ?? []),
    layer(
      `${name}body`,
      'masses',
      named('shoes', shoes(kit)),
      garment.below ?? [],
      limbs.behind,
      throat,
      garment.trunk,
    ),
    layer(`${name}sleeves`, 'forms', limbs.over, garment.over ?? [], worn.body),
    layer(`${name}hair beside`, 'forms', head.beside),
    layer(`${name}face`, 'forms', head.face),
    layer(`${name}features`, 'features', head.features),
    layer(`${name}hair`, 'details', head.hair),
    layer(`${name}worn`, 'details', head.worn),
    layer(`${name}held`, 'details', held.forms),
  ].filter(({ forms }) => forms.length > 0)
}

/** The figure in its place in the picture, mirrored where it looks to the left. */
export function placeFigure(
  layers: readonly Layer[],
  [x, y]: Point,
  scale: number,
  flip: boolean,
): Layer[] {
  const move = ([px, py]: Point): Point => [x + px * scale * (flip ? -1 : 1), y + py * scale]
  return layers.map((item) => ({ ...item, forms: mapForms(item.forms, move, scale) }))
}
