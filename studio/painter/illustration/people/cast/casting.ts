import { type Oklch, hex } from '../../../colour'
import { clamp } from '../../../../lib/maths'
import type { StyleId } from '../../../slots'
import { tone } from '../../build/fill'
import { type Random, type ThingWish, traitOf } from '../../family'
import { clothKit } from '../body/kit'
import { drawGarment } from '../clothes/registry'
import {
  CLOTH_TINTS,
  HAIRS,
  HAIR_TINTS,
  type HairColourId,
  SKINS,
  type SkinId,
  buildColours,
  dyeCloth,
} from '../colours'
import {
  type Age,
  type Beard,
  type Doing,
  EXPRESSIONS,
  type Expression,
  FACE_SHAPES,
  type Look,
  PATTERNS,
  type Pattern,
  type Person,
  type Pose,
  type Sex,
} from '../person'
import { isGesture } from '../held/gestures'
import { isWeapon } from '../action/mount'
import { HELD } from '../held/registry'
import type { Palette } from '../scene/palettes'
import { ANCIENT_HAIR_WORDS, HAIR_WORDS, usualHair, usualHairColours } from './choices'
import { chooseDress, pickFrom } from './dress'
import { withOwnLooks } from './own-looks'
import type { Part } from './part'
import { CLOTHES_WORDS } from './wardrobe'
import { isHelmeted, findView, wornFrom, chooseYaw } from './stance'
import { hairUnder, withoutHats } from './veto'
import { wordList } from '../../../../lib/words'

export interface CastingCall {
  readonly part: Part
  readonly wish: Pick<ThingWish, 'traits' | 'tint' | 'character'>
  readonly palette: Palette
  readonly random: Random
  readonly style: StyleId
  /** Visible part: hands lie differently where the waist shows. */
  readonly waist: boolean
  /** Which way to look: 0 as it comes. */
  readonly facing: -1 | 0 | 1
  readonly alone: boolean
  /** Seen from head to foot, doing this. */
  readonly doing: Doing | null
  /** Shared by all of a group: a family has one skin. */
  readonly kin: Random
}

const among = <T extends string>(list: readonly T[], value: string | undefined): T | null =>
  list.find((item) => item === value) ?? null

const hasBigEyes = (wish: CastingCall['wish']): boolean => traitOf(wish, 'eyes')?.value === 'big'

function chooseLook({ part, wish }: CastingCall, clothes: string | null, isMaiden: boolean): Look {
  const asked = traitOf(wish, 'look')?.value
  if (asked === 'guofeng' || asked === 'anime') return asked
  if (asked === 'modern') return 'modern'
  if (isMaiden && hasBigEyes(wish) && !part.look) return 'anime'
  if (clothes && CLOTHES_WORDS[clothes]?.look) return 'guofeng'
  return part.look ?? 'modern'
}

/** Hair as the words have it, or as is usual. */
function hairFor(
  call: CastingCall,
  sex: Sex,
  age: Age,
  look: Look,
  clothes: string,
): { hair: string; asked: boolean } {
  const { wish, part, random } = call
  const words = wish.traits.flatMap(({ slot, value }) => (slot === 'hair' && value ? [value] : []))
  // 长发，发丝飞扬: what the wind does shows that it is long
  const word = words.includes('windy') ? 'windy' : words[0]
  const column = sex === 'f' ? 0 : 1
  const table =
    (look === 'guofeng' && word ? ANCIENT_HAIR_WORDS[word] : undefined) ??
    (word ? HAIR_WORDS[word] : undefined)
  const picker = random.fork('hair')
  if (table) return { hair: picker.pick(table[column]), asked: true }
  const usual = usualHair(sex, age, look)
  const own = part.hair && part.hair.filter((id) => fitsSex(id, sex) || usual.includes(id))
  const modern = clothes === 'qipao' && sex === 'f' && age !== 'child' ? QIPAO_HAIR : usual
  const list = own && own.length > 0 ? own : modern
  return { hair: pickFrom(picker, list) ?? usual[0], asked: false }
}

/** A qipao is of the last century: no old high hair with it. */
const QIPAO_HAIR = ['low-bun', 'low-bun', 'side-braid', 'wavy', 'bob-parted']

const MENS = new Set<string>(
  wordList(`
  crop textured side-part slick quiff buzz middle-part bowl spiky anime-short anime-short balding
  topknot topknot-long half-tied
`),
)
const BOTH = new Set<string>(
  wordList('bald curly afro wolf mohawk tuft elder-bun monkey hanfu-long elder-wave windy'),
)

const fitsSex = (hair: string, sex: Sex): boolean =>
  BOTH.has(hair) || MENS.has(hair) === (sex === 'm')

const isHairColour = (id: string): id is HairColourId => id in HAIRS
const isSkin = (id: string): id is SkinId => id in SKINS

function chooseHairColour(call: CastingCall, age: Age, look: Look): Oklch {
  const { wish, part, random } = call
  const named = traitOf(wish, 'haircolour')?.value
  if (named && isHairColour(named)) return HAIRS[named]
  const tint = wish.traits.find(({ slot, tint: own }) => slot === 'hair' && own)?.tint
  if (tint) return HAIRS[HAIR_TINTS[tint]]
  const picker = random.fork('hair colour')
  return HAIRS[pickFrom(picker, part.hairColour) ?? picker.pick(usualHairColours(age, look))]
}

const IRISES = [hex('#6a4632'), hex('#6a4632'), hex('#4f3a30'), hex('#7a5a38')] as const
const BRIGHT_IRISES = [
  hex('#4a7fc0'),
  hex('#8a5ac0'),
  hex('#3f8f6a'),
  hex('#d08a3a'),
  hex('#c0566a'),
  hex('#4a9fb0'),
] as const

function chooseIrisColour({ wish, random }: CastingCall, look: Look): Oklch {
  const tint = traitOf(wish, 'eyes')?.tint
  if (tint) return tone(CLOTH_TINTS[tint], -0.06)
  const picker = random.fork('iris')
  return look === 'anime' ? picker.pick([...BRIGHT_IRISES]) : picker.pick([...IRISES])
}

function chooseSkinColour(call: CastingCall, look: Look, sex: Sex): Oklch {
  const { wish, part, kin } = call
  const asked = traitOf(wish, 'skin')?.value
  if (asked && isSkin(asked)) return SKINS[asked]
  const picker = kin.fork('skin')
  const own = pickFrom(picker, part.skin)
  if (own) return SKINS[own]
  if (look === 'guofeng') return sex === 'f' ? hex('#fbe6d6') : hex('#f3d2b3')
  return SKINS[picker.pick<SkinId>(['light', 'light', 'porcelain', 'light', 'warm'])]
}

function poseFor(call: CastingCall, person: Person): Pose {
  const garment = drawGarment(clothKit(person))
  if (person.held) return 'front'
  // gloves are seen on arms that hang
  if (person.worn.includes('gloves') && garment.poses.includes('down')) return 'down'
  if (!call.waist || !call.alone) return garment.poses.includes('down') ? 'down' : garment.poses[0]
  const fit = garment.poses.filter(
    (pose) => pose !== 'front' && (pose !== 'down' || garment.sleeve === 'wide'),
  )
  return pickFrom(call.random.fork('pose'), fit) ?? garment.poses[0]
}

function chooseExpression({ wish, part, random }: CastingCall): Expression {
  const asked = among(EXPRESSIONS, traitOf(wish, 'expression')?.value)
  if (asked) return asked
  if (wish.traits.some(({ value }) => value === 'microphone')) return 'sing'
  const picker = random.fork('expression')
  // named eyes, and those of an anime, are open
  const isAnime = traitOf(wish, 'look')?.value === 'anime' || part.look === 'anime'
  if (traitOf(wish, 'eyes') || (isAnime && !part.expression)) return picker.pick(['smile', 'calm'])
  return (
    pickFrom(picker, part.expression) ?? picker.pick(['smile', 'smile', 'calm', 'smile', 'laugh'])
  )
}

function beardFor({ wish, part, random }: CastingCall, sex: Sex, age: Age): Beard | null {
  if (sex === 'f' || age === 'child' || age === 'baby') return null
  const asked = among(
    ['full', 'short', 'moustache', 'long', 'scholar'] as const,
    traitOf(wish, 'beard')?.value,
  )
  if (asked) return asked
  const picker = random.fork('beard')
  const own = pickFrom(picker, part.beard)
  if (own)
    return age === 'elder' && part.beard && part.beard.length > 1 && picker.chance(0.35)
      ? null
      : own
  return null
}

function chooseAge({ wish, part }: CastingCall): Age {
  const asked = among(
    ['baby', 'child', 'young', 'adult', 'elder'] as const,
    traitOf(wish, 'age')?.value,
  )
  return asked ?? part.age ?? 'adult'
}

/** 年轻魔法师: who is old by the part has nothing of that age. */
function withNamedAge(call: CastingCall): CastingCall {
  const { hair: _hair, hairColour: _white, beard: _beard, ...part } = call.part
  return call.part.age === 'elder' && chooseAge(call) !== 'elder' ? { ...call, part } : call
}

/** One figure, decided: what the words say, then what the part brings, then the seed. */
export function cast(scene: CastingCall): Person {
  const call = withNamedAge(withOwnLooks(scene))
  const { part, wish, random, style } = call
  const asked = among(['f', 'm'] as const, traitOf(wish, 'sex')?.value)
  const sex: Sex = asked ?? part.sex ?? (random.fork('sex').chance(0.5) ? 'f' : 'm')
  const age = chooseAge(call)
  const clothesWord =
    wish.traits.find(({ slot, value }) => slot === 'clothes' && value !== '')?.value ?? null
  const look = chooseLook(call, clothesWord, sex === 'f' && /^(?:child|young|adult)$/.test(age))
  const dress = chooseDress(call, sex, age, look)
  const hair = hairFor(call, sex, age, look, dress.clothes)
  const helmeted = isHelmeted(dress.worn)
  const said = findView(wish)
  // 宇航员看日落: from behind no helmet is drawn, and without one it is another person
  const view = helmeted && said === 'back' ? null : said
  const picker = scene.random.fork('stance')
  const yaw = chooseYaw(view, { ...scene, age, look, worn: dress.worn }, picker)
  const tilt = picker.range(0.035, 0.085) * picker.sign()
  const flip = call.facing === 0 ? picker.chance(0.5) : call.facing < 0
  const colours = buildColours({
    ...{
      skin: chooseSkinColour(call, look, sex),
      hair: chooseHairColour(call, age, look),
      iris: chooseIrisColour(call, look),
    },
    ...{ cloth: dress.cloth, trim: dress.trim, sash: dress.sash, accent: dress.accent },
    ...(dress.inner && { inner: dress.inner }),
    ...(dress.cape && { cape: dress.cape }),
    painted: sex === 'f' && age !== 'child' && age !== 'baby' && age !== 'elder',
    madeUp: look === 'guofeng' && sex === 'f' && age !== 'child',
    elder: age === 'elder',
  })
  // 白色连衣裙: of that colour alone
  const isDyed = wish.traits.some((trait) => trait.slot === 'clothes' && trait.tint)
  const pattern: Pattern =
    among(PATTERNS, traitOf(wish, 'pattern')?.value) ??
    chancePattern(isDyed ? '' : dress.clothes, random.fork('pattern'))
  const wings = dyeCloth(wish.traits.find(({ value }) => value === 'wings') ?? {})
  const person: Person = {
    ...{ sex, age, look, yaw, flip, colours, pattern },
    shape:
      age === 'child' || age === 'baby'
        ? 'oval'
        : random.fork('shape').pick([...FACE_SHAPES, 'oval']),
    expression: chooseExpression(scene),
    hair: hair.asked ? hair.hair : hairUnder(hair.hair, dress.worn),
    clothes: dress.clothes,
    worn: wornFrom(
      view,
      hair.asked ? withoutHats(hair.hair, dress.worn, asksFor(wish)) : dress.worn,
    ),
    held: heldBy(scene),
    heldTint: traitOf(wish, 'hold')?.tint ?? null,
    beard: beardFor(call, sex, age),
    pose: 'down',
    tilt: helmeted ? clamp(tilt, -0.03, 0.03) : tilt,
    away: view === 'back',
    rosy: isRosy(wish),
    profile: view === 'profile' && !helmeted,
    glances: view === 'glance',
    largeEyes: look !== 'anime' && hasBigEyes(wish),
    dots:
      !hasBigEyes(wish) && (age === 'child' || age === 'baby') && random.fork('dots').chance(0.5),
    ...(wings && { wings }),
    softness: style === 'soft' ? 9 : 0,
    doing: age === 'baby' ? null : call.doing,
  }
  const posed = { ...person, pose: poseFor(scene, person) }
  return isChibi(wish) ? { ...posed, age: 'child', look: 'anime', chibi: true, dots: false } : posed
}

export const isChibi = ({ traits }: CastingCall['wish']): boolean =>
  traits.some(({ slot, value }) => slot === 'look' && value === 'chibi')

/** 红色腮红; 嘟嘴，害羞: a face has one mouth, and red cheeks besides. */
const isRosy = ({ traits }: CastingCall['wish']): boolean =>
  traits.some(({ slot, value }) => slot === 'cheeks' || (slot === 'expression' && value === 'shy'))

const asksFor = ({ traits }: CastingCall['wish']): string[] =>
  traits.filter(({ slot }) => slot === 'wear').map(({ value }) => value)

/** The held thing: requested, or one of the part where the hands are seen. */
function heldBy({ wish, part, random, waist, alone, doing }: CastingCall): string | null {
  const held = traitOf(wish, 'hold')?.value
  // in the hand with the reins
  if (doing?.mount && held !== undefined && isWeapon(held)) return held
  // both hands are taken, or there is a sword in one
  if (
    doing &&
    /^(fight|ride|horseback|kick|shoot|badminton|tennis|ski|skip|kungfu)$/.test(doing.action)
  )
    return null
  if (held && (held in HELD || isGesture(held))) return held
  const usual = part.held?.includes('') ?? true
  if (!waist || !alone || (usual && doing && doing.action !== 'stand')) return null
  return pickFrom(random.fork('held'), part.held) || null
}

function chancePattern(clothes: string, random: Random): Pattern {
  const lists: Readonly<Record<string, readonly [Pattern, ...Pattern[]]>> = {
    tee: ['plain', 'plain', 'stripes'],
    dress: ['plain', 'plain', 'dots', 'flowers'],
    frock: ['plain', 'plain', 'dots', 'check'],
    shirt: ['plain', 'plain', 'plain', 'check'],
    qipao: ['plain', 'flowers', 'plain'],
  }
  const list = lists[clothes]
  return list ? random.pick(list) : 'plain'
}
