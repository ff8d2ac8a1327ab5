import type { Oklch } from '../../colour'
import type { TintId } from '../../slots'
import { type Form, place } from '../build/form'
import type { Item } from '../build/still/item'
import type { Creature } from '../creatures/creature'
import type { Dish } from '../food/craft'
import type { Swimmer } from '../marine/swimmers'
import type { Product } from '../products/craft'
import { mapFill } from '../raster/fill'
import { drawIcon, findOwnColour } from './draw'
import { type EmojiKind, ROWS } from './table'

/** Icons as rows of the families that their things belong to (docs/decisions/154). */

interface EmojiThing {
  readonly icon: string
  /** Metres. */
  readonly height: number
  readonly words: string
}

const PREFIX = 'emoji-'

/** Whether a thing is drawn by an icon: it has colours, and no materials, flavours or parts. */
export const isEmoji = (id: string): boolean => id.startsWith(PREFIX)

function readRow(row: string): EmojiThing {
  const [, icon, metres, words] = /^(\S+) (\S+) (.+)$/.exec(row.trim()) ?? []
  const height = Number(metres)
  if (icon === undefined || words === undefined || !(height > 0))
    throw new Error(`emoji: "${row}" is no row`)
  return { icon, height, words }
}

const readKind = (kind: EmojiKind): EmojiThing[] => ROWS[kind].trim().split('\n').map(readRow)

/** Rows of a family, by thing. */
const asTable = <Row>(kind: EmojiKind, build: (thing: EmojiThing) => Row) =>
  Object.fromEntries(readKind(kind).map((thing) => [PREFIX + thing.icon, build(thing)] as const))

const KINDS = Object.keys(ROWS) as EmojiKind[]

/** Metres by thing. */
export const EMOJI_HEIGHTS: ReadonlyMap<string, number> = new Map(
  KINDS.flatMap(readKind).map(({ icon, height }) => [PREFIX + icon, height] as const),
)

/** Tilt of the view of what lies on a table. */
const TABLE_TILT = 0.3
/** Depth of a foot, share of its width. */
const FOOT_DEPTH = 0.16
/** Largest share of the frame's width and height. */
const FILL = [0.62, 0.6] as const

function drawItem(icon: string, tint: TintId | undefined): Item {
  const { forms, foot } = drawIcon(icon, tint)
  const { x, radius } = foot
  return { forms, stands: [{ at: [x, 0], radius: [radius, radius * FOOT_DEPTH] }] }
}

const asProduct =
  (isOnGround: boolean) =>
  ({ icon, words }: EmojiThing): Product => ({
    words,
    fill: FILL,
    // icons are read when the first one is drawn, not with the tables
    get colours(): readonly [Oklch] {
      return [findOwnColour(icon)]
    },
    draw: ({ wish: { tint } }) =>
      isOnGround ? drawItem(icon, tint) : { forms: drawIcon(icon, tint).forms, stands: [] },
    // nothing lies on a podium that does not touch it
    ...(!isOnGround && { grounds: ['sweep'] as const }),
  })

export const EMOJI_PRODUCTS: Readonly<Record<string, Product>> = {
  ...asTable('object', asProduct(true)),
  ...asTable('floating', asProduct(false)),
}

export const EMOJI_DISHES: Readonly<Record<string, Dish>> = asTable('food', ({ icon, words }) => ({
  words,
  fill: FILL,
  get colour() {
    return findOwnColour(icon)
  },
  tilts: [TABLE_TILT],
  draw: ({ wish }) => drawItem(icon, wish.tint),
}))

const lightForms = (forms: readonly Form[], lit: (colour: Oklch) => Oklch): Form[] =>
  forms.map((form) => ({ ...form, fill: mapFill(form.fill, lit) }))

export const EMOJI_SWIMMERS: Readonly<Record<string, Swimmer>> = asTable(
  'swimmer',
  ({ icon, words }): Swimmer => ({
    words,
    at: 'deep',
    get colours(): readonly [Oklch] {
      return [findOwnColour(icon)]
    },
    get long() {
      return drawIcon(icon).width
    },
    draw: (_, { brief, lit }) => {
      const { forms, height } = drawIcon(icon, brief.main.tint)
      return place(lightForms(forms, lit), [0, height / 2])
    },
  }),
)

/** @param times hours it is seen at by its own light, whatever the hour */
const asCreature =
  (on: Creature['on'], times?: Creature['times']) =>
  ({ icon, words }: EmojiThing): Creature => ({
    words,
    on,
    ...(times && { times }),
    foot: 0,
    middle: 0,
    get colours(): readonly [Oklch] {
      return [findOwnColour(icon)]
    },
    get size(): readonly [number, number] {
      const { width, height } = drawIcon(icon)
      return [width, height]
    },
    get shadow() {
      return drawIcon(icon).foot.radius
    },
    draw: ({ tint, lit }) => {
      const { forms } = drawIcon(icon, tint)
      return times ? [...forms] : lightForms(forms, lit)
    },
  })

export const EMOJI_CREATURES: Readonly<Record<string, Creature>> = {
  ...asTable('animal', asCreature('grass')),
  ...asTable('outdoor', asCreature('grass')),
  ...asTable('vehicle', asCreature('grass')),
  ...asTable('boat', asCreature('water')),
  ...asTable('insect', asCreature('leaf')),
  ...asTable('airborne', asCreature('sky')),
  ...asTable('nocturnal', asCreature('sky', ['night'])),
}
