/** From a noun phrase to regions of the photograph. */
import { isValue, toColourWord } from '../painter/intent/edits/meanings'
import { readNumber, type ReadTarget } from '../painter/intent/edits/noun'
import type { FoundRegion, FoundRegions } from '../tools/regions/definition'
import { centreX, centreY, isChoosing, pick, spellChoice } from './pick'
import { isMovable } from './selections'
import { texts } from './texts'
import { findUnnamed } from './unnamed'
import {
  findAnimals,
  findNamed,
  findPartKind,
  isBackgroundWord,
  isBystanderWord,
  isDetectorNoun,
} from './words'

export interface BoundRegions {
  readonly regions: readonly FoundRegion[]
  /** As it is called in the plan: 左边的狗. */
  readonly label: string
  /** Found by its place and colour alone: the plan says so. */
  readonly takenFor?: string
}

/** A bystander is at most so large, next to the largest person. */
const BYSTANDER = 0.6
/** Below it a thing without a name in the sentence is not meant. */
const SURE_THING = 0.4

/** 红凳子, 黄色的苹果: the colour and the noun. */
function splitColour(name: string): { colour: string | null; noun: string } {
  if (/^(?:金鱼|白云|黑板|红绿灯)$|^咖啡/.test(name)) return { colour: null, noun: name }
  const [, colour, noun] = /^(.{1,3}?)的?([^的]{1,6})$/.exec(name) ?? []
  for (let length = 1; length <= 3; length++) {
    const head = name.slice(0, length)
    const rest = name.slice(length).replace(/^的/, '')
    if (rest !== '' && /色$|^.$/.test(head) && isValue(head, 'tint'))
      return { colour: head.charAt(0), noun: rest }
  }
  return colour && noun && isValue(colour, 'tint')
    ? { colour: colour.charAt(0), noun }
    : { colour: null, noun: name }
}

/** Colours that are taken for each other in a photograph. */
const ALIKE: Readonly<Record<string, string>> = {
  红: '红粉橙褐',
  橙: '橙黄褐红',
  黄: '黄橙',
  绿: '绿',
  蓝: '蓝',
  紫: '紫粉蓝',
  粉: '粉红紫',
  白: '白灰',
  黑: '黑灰',
  灰: '灰黑白',
  褐: '褐橙',
  棕: '褐橙',
  咖: '褐橙',
}

function dropMainPerson(people: readonly FoundRegion[]): readonly FoundRegion[] {
  const most = people.reduce((share, one) => Math.max(share, one.share), 0)
  const others = people.filter(({ share }) => share <= BYSTANDER * most)
  return others.length > 0 || people.length > 1
    ? others
    : people.filter(({ share }) => share < 0.06)
}

/** Others stand on it. */
const SURFACE = /^(?:餐桌|床|长椅|沙发)$/

/** The main thing: the largest person or thing, else the subject. */
export function findMain({ regions }: FoundRegions): readonly FoundRegion[] {
  const named = regions.filter(
    ({ kind, score }) => (kind === 'person' || kind === 'thing') && score >= SURE_THING,
  )
  const things = named.filter(({ name }) => !SURFACE.test(name))
  const [largest] = [...(things.length > 0 ? things : named)].sort((a, b) => b.share - a.share)
  const subject = regions.filter(({ kind }) => kind === 'subject')
  return largest ? [largest] : subject
}

/** Names of found things, as a refusal lists them. */
export function listNames({ regions }: FoundRegions): string[] {
  const named = regions.filter(isMovable).map(({ name }) => name)
  const more = regions.some(({ kind }) => kind === 'text') ? ['文字'] : []
  return [...new Set([...named, ...more])].slice(0, 5)
}

/** Things that are counted in their own word: 三瓶. */
const COUNTED_AS: readonly (readonly [RegExp, RegExp])[] = [
  [/瓶/, /瓶/],
  [/杯/, /杯/],
  [/碗/, /^碗$/],
  [/盆/, /盆栽/],
  [/辆/, /车/],
  [/艘/, /船/],
  [/架/, /飞机/],
  [/把/, /椅|伞|勺|刀|叉/],
]

/** 留三只: of the things that the main one is like. */
export function findCounted(
  found: FoundRegions,
  { kind, words }: { kind: string; words: string },
): ReadTarget | undefined {
  if (kind !== 'count') return undefined
  const measure = /[一二两三四五六七八九十几\d]([瓶杯碗盆辆艘架把])/.exec(words)?.[1]
  const name = COUNTED_AS.find(([pattern]) => pattern.test(measure ?? ''))?.[1]
  const counted = name && found.regions.find((one) => one.kind === 'thing' && name.test(one.name))
  const main = counted ?? findMain(found)[0]
  return main && main.name !== '' ? { words: main.name, name: main.name, isAll: true } : undefined
}

/** 穿黑T恤的人, 蓝外套的那个. */
const DRESSED =
  /^(?=身?穿|戴|.*的)(?:穿着?|戴|身穿)?(.{1,3}?)色?的?(?:衣服|T恤|t恤|外套|上衣|衬衫|夹克|背心|裙子|毛衣|衣)的?(?:那个)?(?:人|男人|女人|男的|女的|男生|女生|男孩|女孩)?$/

/** People by the colour of their clothes; null: the words say nothing of it. */
function findDressed(name: string, regions: readonly FoundRegion[]): FoundRegion[] | null {
  const colour = DRESSED.exec(name)?.[1]?.slice(-1)
  if (colour === undefined || !Object.hasOwn(ALIKE, colour)) return null
  const people = regions.filter(({ kind }) => kind === 'person')
  if (people.length === 1) return people
  const owners = (colours: string): FoundRegion[] =>
    people.filter(({ id }) =>
      regions.some(
        (one) => one.kind === 'clothes' && one.ownerId === id && colours.includes(one.colour),
      ),
    )
  const exact = owners(colour)
  return exact.length > 0 ? exact : owners(ALIKE[colour] ?? colour)
}

/** Measures that count nothing else: 最远那辆 is no telephone. */
const ONLY_COUNTS = /[辆艘架]/

/** 两只 are animals, 两位 are people, 一辆 is a vehicle. */
function listCounted(
  words: string,
  regions: readonly FoundRegion[],
  movable: readonly FoundRegion[],
): readonly FoundRegion[] {
  const measure = ONLY_COUNTS.exec(words)?.[0]
  const counted = COUNTED_AS.find(([pattern]) => measure !== undefined && pattern.test(measure))
  if (counted) return movable.filter(({ name }) => counted[1].test(name))
  const animals = /[只头匹](?!发)/.test(words) ? findAnimals(regions) : []
  const people = /[位名]/.test(words) ? regions.filter(({ kind }) => kind === 'person') : []
  return animals.length > 0 ? animals : people.length > 0 ? people : movable
}

/** Several regions of one colour, or of the nearest like it where none is exactly so. */
function filterByColour(regions: readonly FoundRegion[], colour: string): readonly FoundRegion[] {
  for (const alike of ALIKE[colour] ?? colour) {
    const some = regions.filter((one) => one.colour === alike)
    if (some.length > 0) return some
  }
  return []
}

/** The rest of a phrase, without the noun. */
interface Phrase {
  readonly isPlural: boolean
  /** Says which of several: 左边, 第二个, 最大的. */
  readonly isChosen: boolean
}

/** A thing that is the whole subject has the name of the whole where the detector is in doubt: no 剪刀, a 笔盒. */
function nameMain(one: FoundRegion, { regions, subjectNames }: FoundRegions): string {
  const [name] = subjectNames
  const subject = regions.find(({ kind }) => kind === 'subject')
  const isWhole =
    subject !== undefined &&
    Math.abs(Math.log(subject.share / one.share)) < 0.2 &&
    Math.abs(centreX(subject) - centreX(one)) < 0.05 &&
    Math.abs(centreY(subject) - centreY(one)) < 0.05
  return name !== undefined && one.kind === 'thing' && one.score < 0.5 && isWhole ? name : one.name
}

/** 它, 左边那个, or nothing: what the sentence before changed, or the main thing. */
function bindUnnamed(
  found: FoundRegions,
  target: ReadTarget | undefined,
  { isPlural, isChosen }: Phrase,
  lastTarget: string | undefined,
): BoundRegions | null {
  const { regions, subjectNames } = found
  const last = lastTarget === undefined ? [] : findNamed(lastTarget, regions, subjectNames)
  const listPool = (): readonly FoundRegion[] => {
    if (/[他她]/.test(target?.words ?? '')) return regions.filter(({ kind }) => kind === 'person')
    if (last.length > 0) return last
    if (!isChosen && !isPlural) return findMain(found)
    return listCounted(target?.words ?? '', regions, regions.filter(isMovable))
  }
  const picked = target ? pick(target, listPool()) : listPool()
  const [first] = picked
  if (!first) return null
  const isOne = !isPlural && !isChosen && picked.length > 1
  const place = isChosen && target ? spellChoice(target) : ''
  return {
    regions: isOne ? [...picked].sort((a, b) => b.share - a.share).slice(0, 1) : picked,
    label: `${place}${lastTarget && last.length > 0 ? lastTarget : nameMain(first, found)}`,
  }
}

/** 绿的那个: one of the things by its colour alone. */
function bindByColour(
  found: FoundRegions,
  target: ReadTarget,
  colour: string,
): BoundRegions | null {
  const own = colour.charAt(0)
  const some = pick(target, filterByColour(found.regions.filter(isMovable), own))
  const [first] = some
  if (!first) {
    const one = findUnnamed(found, target, [own, ALIKE[own] ?? own])
    const label = `${toColourWord(colour)}的${texts.someThing}`
    return one && { regions: [one], label }
  }
  return { regions: some, label: `${toColourWord(colour)}的${first.name}` }
}

/** Regions whose owner the phrase names: 左边男人的衬衫; null: none is known. */
function findOwned(
  found: FoundRegions,
  target: ReadTarget,
  pool: readonly FoundRegion[],
): readonly FoundRegion[] | null {
  if (target.owner === undefined) return null
  const { owner, ...rest } = target
  const owners = bindRegions(found, { ...rest, words: owner, name: owner })
  const ids = new Set(owners?.regions.map(({ id }) => id))
  const own = pool.filter(({ ownerId }) => ownerId !== undefined && ids.has(ownerId))
  return own.length > 0 ? own : null
}

/** 水里两个小人: two of five, and small ones. */
function limitToSmall(
  pool: readonly FoundRegion[],
  { number, words }: ReadTarget,
): readonly FoundRegion[] {
  const written = /([两俩二三四五])[个只位]?(?=小|远)/.exec(words)?.[1] ?? ''
  const count = number ?? readNumber(written) ?? 1
  const isFew = count > 1 && count < pool.length && /小|远|背景|后面/.test(words)
  return isFew ? [...pool].sort((a, b) => a.share - b.share).slice(0, count) : pool
}

/** Of two things of a kind, the least ratio of their shares at which only the larger one is meant. */
const MAIN_RATIO = 10

/** 皮卡 with cars far behind it: the one thing that the picture is about. */
function limitToMain(pool: readonly FoundRegion[]): readonly FoundRegion[] {
  const [first, second] = [...pool].sort((a, b) => b.share - a.share)
  const isMain = first?.kind === 'thing' && second && first.share >= second.share * MAIN_RATIO
  return isMain ? [first] : pool
}

/** Without the measure word: 红色的那个. */
const dropMeasure = (name: string): string =>
  name.replace(/^(.{1,3}?)的?那[个只条艘匹头件把辆张]/, '$1')

/**
 * Null: no network names it here.
 * @param more.guesses what no network names is found by its place and colour, if one region fits
 */
export function bindRegions(
  found: FoundRegions,
  target: ReadTarget | undefined,
  more: { lastTarget?: string | undefined; guesses?: boolean } = {},
): BoundRegions | null {
  const bound = bindNamed(found, target, more)
  if (bound || !more.guesses || !target || target.name === null || target.owner !== undefined)
    return bound
  const bare = dropMeasure(target.name)
  const { colour: said, noun } = splitColour(bare)
  // 黄瓜 and 红酒 are words of their own
  const colour = bare.length > 2 ? said : null
  if (isBackgroundWord(noun) || (colour === null && isDetectorNoun(noun))) return null
  const alike = colour === null ? [] : [colour, ALIKE[colour] ?? colour]
  const one = findUnnamed(found, target, alike)
  if (!one) return null
  const place = target.side ? texts.sides[target.side] : colour === null ? '' : `${colour}色的`
  const name = one.kind === 'subject' ? texts.someThing : texts.likeThing(one.name)
  const takenFor = texts.takenFor(target.name, place, name)
  return { regions: [one], label: target.name, takenFor }
}

function bindNamed(
  found: FoundRegions,
  target: ReadTarget | undefined,
  { lastTarget }: { lastTarget?: string | undefined },
): BoundRegions | null {
  const isPlural = target?.isAll === true || /们|都|全/.test(target?.words ?? '')
  const isChosen = target !== undefined && isChoosing(target)
  if (!target || target.name === null)
    return bindUnnamed(found, target, { isPlural, isChosen }, lastTarget)
  const { regions, subjectNames } = found
  const bare = dropMeasure(target.name).replace(/的$/, '')
  if (isValue(bare, 'tint') && Object.hasOwn(ALIKE, bare.charAt(0)))
    return bindByColour(found, target, bare)
  // 路上的行人: where it is does not change what it is
  const name = target.name.replace(/^.{1,6}?(?:上|里|中|旁边?|后面|前面|下面)的(?=.)/, '')
  const { colour, noun } = splitColour(dropMeasure(name))
  const dressed = findDressed(target.name, regions)
  const named = dressed ?? findNamed(noun, regions, subjectNames)
  const isUnknown = dressed === null && named.length === 0 && noun !== target.name
  const all = isUnknown ? findNamed(target.name, regions, subjectNames) : named
  const others = isBystanderWord(target.name) ? dropMainPerson(all) : all
  const owned = findPartKind(noun) === null ? null : findOwned(found, target, others)
  // 路人的脸: those of the others are not meant
  if (owned === null && target.owner !== undefined && isBystanderWord(target.owner)) return null
  let pool = owned ?? others
  // Several of a kind, none of this colour: another one is not meant.
  if (dressed === null && colour !== null && pool.length > 1) pool = filterByColour(pool, colour)
  if (!isChosen) pool = limitToSmall(pool, target)
  if (!isChosen && !isPlural) pool = limitToMain(pool)
  // the third man's shirt is no third shirt
  const isPicked = owned !== null && isChosen
  const picked = isPicked || (isPlural && !isChosen) ? pool : pick(target, pool)
  if (picked.length === 0) return null
  return {
    regions: picked,
    label: `${spellChoice(target)}${target.owner ? `${target.owner}的` : ''}${target.name}`,
  }
}
