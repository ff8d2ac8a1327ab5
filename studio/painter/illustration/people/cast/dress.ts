/** Garment, its colours and the accessories of one figure. */
import type { Random } from '../../../../lib/random'
import { hex, type Oklch } from '../../../colour'
import type { StyleId } from '../../../slots'
import { type ThingWish, traitOf } from '../../family'
import { dyeCloth } from '../colours'
import { PETS } from '../held/pets'
import type { Age, Doing, Look, Sex } from '../person'
import type { Palette } from '../scene/palettes'
import { usualClothes, usualWorn } from './choices'
import type { Part } from './part'
import { dropClashes } from './veto'
import { against, CLOTHES_WORDS, type Outfit, skirtNear, USUAL_CLOTH } from './wardrobe'

interface Dress {
  readonly clothes: string
  readonly worn: readonly string[]
  readonly cloth: Oklch
  readonly trim: Oklch
  readonly sash: Oklch
  /** Left out: that of the sash. */
  readonly cape?: Oklch
  readonly accent: Oklch
  readonly inner?: Oklch
}

interface Wearer {
  readonly part: Part
  readonly wish: Pick<ThingWish, 'traits' | 'tint' | 'character'>
  readonly palette: Palette
  readonly random: Random
  readonly doing: Doing | null
  readonly style?: StyleId
}

type Kind = readonly [sex: Sex, age: Age, look: Look]

/** Necklines that leave skin for a necklace. */
const BARE_NECKS = new Set(['dress', 'gown', 'blazer', 'tee', 'vest', 'apsara', 'suit'])

/** `wear` words that mean one of several drawings. */
const WEAR_ALIASES: Readonly<Record<string, string>> = {
  hairpin: 'buyao',
  mask: 'eye-mask',
  hat: 'felt-hat',
}

/** @returns undefined for an empty list, without a draw */
export function pickFrom<T>(random: Random, list: readonly T[] | undefined): T | undefined {
  const [first, ...rest] = list ?? []
  return first === undefined ? undefined : random.pick([first, ...rest])
}

const DESCRIBED = /^(?:clothes|hair|haircolour|legs|shoes)$/

const words = (text: string | undefined): string[] => (text ? text.split(' ') : [])

const findOutfit = ({ traits }: Wearer['wish']): Outfit | undefined => {
  const trait = traits.find(({ slot, value }) => slot === 'clothes' && value !== '')
  return trait && CLOTHES_WORDS[trait.value]
}

const findClothDye = (wish: Wearer['wish']): Oklch | undefined =>
  dyeCloth(wish.traits.find(({ slot, tint }) => slot === 'clothes' && tint) ?? wish)

const listWearTraits = ({ traits }: Wearer['wish']) =>
  traits.filter(({ slot, value }) => slot === 'wear' && value !== '')

const isCape = ({ value }: { readonly value: string }): boolean => value === 'cape'

/** The named colour, else that of the part, else the usual one of the garment, else the palette's. */
function chooseCloth(
  { part, wish, palette }: Wearer,
  clothes: string,
  picker: Random,
  [sex, , look]: Kind,
): Oklch {
  const outfit = findOutfit(wish)
  const dye = findClothDye(wish)
  const fixed = pickFrom(picker, outfit?.cloth ?? (outfit ? undefined : part.cloth))
  const usual = !dye && !fixed ? USUAL_CLOTH[clothes] : undefined
  if (usual) return hex(usual.length > 1 ? picker.pick(usual) : usual[0])
  if (dye) return dye
  if (fixed) return hex(fixed)
  const [, , hue] = palette.cloth
  // a robe of rose or lilac reads as a woman's
  const isRosy = sex === 'm' && look === 'guofeng' && (hue > 290 || hue < 40)
  return isRosy ? hex('#56708a') : palette.cloth
}

/** Accessories: the requested, those of the outfit and the part, and by chance where none is named. */
function chooseAccessories(wearer: Wearer, clothes: string, picker: Random, kind: Kind): string[] {
  const { part, wish, doing } = wearer
  const outfit = findOutfit(wish)
  const ofPart = words(pickFrom(picker, part.worn))
  // 戴头盔的消防员 has the helmet of a firefighter
  const hasOwn = ofPart.some((id) => /^(?:fire-helmet|hard-hat|soldier-cap)$/.test(id))
  const requested = listWearTraits(wish)
    .filter(({ value }) => !(value === 'helmet' && hasOwn))
    .flatMap(({ value }) => words(WEAR_ALIASES[value] ?? value))
  // the words say how they look: chance adds nothing
  const isDescribed = wish.traits.some(({ slot }) => DESCRIBED.test(slot))
  const isDecided =
    isDescribed || part.plain || part.worn || requested.length > 0 || outfit?.worn || wish.character
  const byChance = isDecided ? [] : words(picker.pick(usualWorn(...kind)))
  const suits = (id: string): boolean =>
    !(id === 'nurse-cap' && kind[0] === 'm') &&
    // one sword: in the hand
    !(id === 'back-sword' && traitOf(wish, 'hold')) &&
    !(id === 'ribbon-scarf' && doing?.action === 'fly')
  return dropClashes([
    ...requested,
    ...words(outfit?.worn),
    ...ofPart.filter(suits),
    ...byChance.filter((id) => id !== 'necklace' || BARE_NECKS.has(clothes)),
  ])
}

function chooseTrim({ part, wish, palette }: Wearer, clothes: string, cloth: Oklch): Oklch {
  const outfit = findOutfit(wish)
  const own = outfit ? outfit.trim : part.trim
  return own ? hex(own) : against(clothes === 'suit' ? palette.accent : palette.trim, cloth)
}

function chooseSash({ part, wish, palette }: Wearer, clothes: string, cloth: Oklch): Oklch {
  const dye = dyeCloth(traitOf(wish, 'legs') ?? {})
  if (dye) return dye
  if (findClothDye(wish) && clothes === 'ruqun') return skirtNear(cloth, palette.sash)
  return part.sash && !findOutfit(wish) ? hex(part.sash) : against(palette.sash, cloth)
}

/** The colour of the first accessory or held thing that has one named; a cape has its own. */
function chooseAccent({ part, wish, palette }: Wearer): Oklch {
  const held = wish.traits.filter(({ slot, value }) => slot === 'hold' && !PETS.has(value))
  const own = [
    ...listWearTraits(wish).filter((wear) => !isCape(wear) && wear.value !== 'wings'),
    ...held,
  ]
  const dye = dyeCloth(own.find(({ tint }) => tint) ?? {})
  if (dye) return dye
  return part.accent ? hex(part.accent) : palette.accent
}

function chooseInner({ part, wish, palette }: Wearer, clothes: string): Oklch | undefined {
  if (part.inner && !findOutfit(wish)) return hex(part.inner)
  return clothes === 'overalls' ? palette.trim : undefined
}

/** Warm on skis, bare arms in the water. */
const usualIn = ({ wish, doing }: Wearer): string | undefined =>
  doing?.action === 'ski' ? 'puffer' : traitOf(wish, 'table')?.value === 'pool' ? 'vest' : undefined

export function chooseDress(wearer: Wearer, ...kind: Kind): Dress {
  const { part, wish, random } = wearer
  const picker = random.fork('clothes')
  const clothes =
    pickFrom(picker, findOutfit(wish)?.garments) ??
    usualIn(wearer) ??
    pickFrom(picker, part.clothes) ??
    // 赛博朋克风格的女人: a sweater is of another time
    (wearer.style === 'neon' && kind[1] !== 'child' && kind[2] === 'modern' ? 'techwear' : null) ??
    picker.pick(usualClothes(...kind))
  const cloth = chooseCloth(wearer, clothes, picker, kind)
  const inner = chooseInner(wearer, clothes)
  const cape = dyeCloth(listWearTraits(wish).find(isCape) ?? {})
  return {
    clothes,
    worn: chooseAccessories(wearer, clothes, picker, kind),
    cloth,
    trim: chooseTrim(wearer, clothes, cloth),
    sash: chooseSash(wearer, clothes, cloth),
    accent: chooseAccent(wearer),
    ...(cape && { cape }),
    ...(inner && { inner }),
  }
}
