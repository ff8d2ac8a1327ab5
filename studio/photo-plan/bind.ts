/** From a noun phrase to regions of the photograph. */
import { isValue, toColourWord } from '../painter/intent/edits/meanings'
import type { ReadTarget } from '../painter/intent/edits/noun'
import type { FoundRegion, FoundRegions } from '../tools/regions/definition'
import { isMovable } from './selections'
import { findAnimals, findNamed, findPartKind, isBystanderWord } from './words'

export interface BoundRegions {
  readonly regions: readonly FoundRegion[]
  /** As it is called in the plan: 左边的狗. */
  readonly label: string
  /** Several fit and the sentence chooses none: all are meant. */
  readonly isAmbiguous: boolean
}

const centreX = ({ bounds }: FoundRegion): number => bounds.x + bounds.width / 2
const centreY = ({ bounds }: FoundRegion): number => bounds.y + bounds.height / 2

/** A bystander is at most so large, next to the largest person. */
const BYSTANDER = 0.6
/** Below it a thing without a name in the sentence is not meant. */
const SURE_THING = 0.4

/** 红凳子, 黄色的苹果: the colour and the noun. */
function splitColour(name: string): { colour: string | null; noun: string } {
  const [, colour, noun] = /^(.{1,3}?)的?([^的]{1,6})$/.exec(name) ?? []
  for (let length = 1; length <= 3; length++) {
    const head = name.slice(0, length)
    const rest = name.slice(length).replace(/^的/, '')
    if (
      rest !== '' &&
      /色$|^.$/.test(head) &&
      isValue(head, 'tint') &&
      !/^(?:金鱼|白云|黑板|红绿灯)$/.test(name)
    )
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

function pick(target: ReadTarget, pool: readonly FoundRegion[]): readonly FoundRegion[] {
  const { side, ordinal, size, depth } = target
  if (pool.length <= 1) return pool
  const ordered = [...pool].sort((a, b) => centreX(a) - centreX(b))
  if (ordinal !== undefined) {
    const fromRight = ordinal < 0 || side === 'right'
    const number = Math.abs(ordinal)
    const at = fromRight ? ordered.length - number : number - 1
    const found = ordered[at]
    return found ? [found] : []
  }
  const last = ordered.length - 1
  const { number = 1 } = target
  if (number > 1 && number < pool.length && side === 'left') return ordered.slice(0, number)
  if (number > 1 && number < pool.length && side === 'right') return ordered.slice(-number)
  const byArea = [...pool].sort((a, b) => b.share - a.share)
  const one = (region: FoundRegion | undefined): readonly FoundRegion[] => (region ? [region] : [])
  if (side === 'left') return one(ordered[0])
  if (side === 'right') return one(ordered[last])
  if (number > 1 && number < pool.length && side === 'middle')
    return [...pool]
      .sort((a, b) => Math.abs(centreX(a) - 0.5) - Math.abs(centreX(b) - 0.5))
      .slice(0, number)
  if (side === 'middle')
    return one([...pool].sort((a, b) => Math.abs(centreX(a) - 0.5) - Math.abs(centreX(b) - 0.5))[0])
  if (side === 'top') return one([...pool].sort((a, b) => centreY(a) - centreY(b))[0])
  if (side === 'bottom') return one([...pool].sort((a, b) => centreY(b) - centreY(a))[0])
  if (size === 'largest' || depth === 'near') return one(byArea[0])
  if (size === 'smallest' || depth === 'far') return one(byArea.at(-1))
  return pool
}

const SIDE_WORDS = {
  left: '左边的',
  right: '右边的',
  top: '上面的',
  bottom: '下面的',
  middle: '中间的',
}

function dropMainPerson(people: readonly FoundRegion[]): readonly FoundRegion[] {
  const most = people.reduce((share, one) => Math.max(share, one.share), 0)
  const others = people.filter(({ share }) => share <= BYSTANDER * most)
  return others.length > 0 || people.length > 1
    ? others
    : people.filter(({ share }) => share < 0.06)
}

/** The main thing: the largest person or thing, else the subject. */
export function findMain({ regions }: FoundRegions): readonly FoundRegion[] {
  const named = regions.filter(
    ({ kind, score }) => (kind === 'person' || kind === 'thing') && score >= SURE_THING,
  )
  const [largest] = [...named].sort((a, b) => b.share - a.share)
  const subject = regions.filter(({ kind }) => kind === 'subject')
  return largest ? [largest] : subject
}

/** Names of found things, as a refusal lists them. */
export function listNames({ regions }: FoundRegions): string[] {
  const named = regions.filter(isMovable).map(({ name }) => name)
  const more = regions.some(({ kind }) => kind === 'text') ? ['文字'] : []
  return [...new Set([...named, ...more])].slice(0, 5)
}

/** 留三只: of the things that the main one is like. */
export function findCounted(found: FoundRegions, kind: string): ReadTarget | undefined {
  const [main] = kind === 'count' ? findMain(found) : []
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

/** 两只 are animals, 两位 are people. */
function listCounted(
  words: string,
  regions: readonly FoundRegion[],
  movable: readonly FoundRegion[],
): readonly FoundRegion[] {
  const animals = /[只头匹](?!发)/.test(words) ? findAnimals(regions) : []
  const people = /[位名]/.test(words) ? regions.filter(({ kind }) => kind === 'person') : []
  return animals.length > 0 ? animals : people.length > 0 ? people : movable
}

/** Null: no network names it here. */
export function bindRegions(
  found: FoundRegions,
  target: ReadTarget | undefined,
  { lastTarget }: { lastTarget?: string | undefined } = {},
): BoundRegions | null {
  const { regions, subjectNames } = found
  const movable = regions.filter(isMovable)
  const people = regions.filter(({ kind }) => kind === 'person')
  const isPlural = target?.isAll === true || /们|都|全/.test(target?.words ?? '')
  const chosen =
    target && (target.side ?? target.ordinal ?? target.size ?? target.depth) !== undefined
  if (!target || (target.isPronoun && target.name === null) || target.name === null) {
    const isPersonal = /[他她]/.test(target?.words ?? '')
    const last = lastTarget === undefined ? [] : findNamed(lastTarget, regions, subjectNames)
    const pool = isPersonal
      ? people
      : last.length > 0
        ? last
        : chosen || isPlural
          ? listCounted(target?.words ?? '', regions, movable)
          : findMain(found)
    const picked = target ? pick(target, pool) : pool
    const [first] = picked
    if (!first) return null
    const isOne = !isPlural && !chosen && picked.length > 1
    const some = isOne ? [[...picked].sort((a, b) => b.share - a.share)[0]] : picked
    const label = `${chosen && target.side ? SIDE_WORDS[target.side] : ''}${lastTarget && last.length > 0 ? lastTarget : first.name}`
    return { regions: some, label, isAmbiguous: false }
  }
  // 路上的行人: where it is does not change what it is
  const name = target.name.replace(/^.{1,6}?(?:上|里|中|旁边?|后面|前面|下面)的(?=.)/, '')
  const { colour, noun } = splitColour(name.replace(/^(.{1,3}?)的?那[个只条艘匹头件把]/, '$1'))
  // 绿的那个: one of the things by its colour alone
  if (isValue(target.name, 'tint') && Object.hasOwn(ALIKE, target.name.charAt(0))) {
    const [letter] = target.name
    const exact = movable.filter((one) => one.colour === letter)
    const pool =
      exact.length > 0 ? exact : movable.filter((one) => ALIKE[letter ?? '']?.includes(one.colour))
    const some = pick(target, pool)
    return some.length > 0
      ? {
          regions: some,
          label: `${toColourWord(target.name)}的${some[0]?.name ?? ''}`,
          isAmbiguous: false,
        }
      : null
  }
  const owner = target.owner
  let isChosen = false
  const part = owner === undefined ? null : findPartKind(noun)
  const dressed = findDressed(target.name, regions)
  let pool = dressed ?? findNamed(noun, regions, subjectNames)
  if (dressed === null && pool.length === 0 && noun !== target.name)
    pool = findNamed(target.name, regions, subjectNames)
  if (isBystanderWord(target.name)) pool = dropMainPerson(pool)
  if (part !== null && owner !== undefined) {
    const { owner: _, ...whose } = { ...target, words: owner, name: owner }
    const owners = bindRegions(found, whose)
    const ids = new Set(owners?.regions.map(({ id }) => id))
    const own = pool.filter(({ ownerId }) => ownerId !== undefined && ids.has(ownerId))
    if (own.length > 0) pool = own
    // the third man's shirt is no third shirt
    isChosen = own.length > 0 && chosen === true
  }
  if (dressed === null && colour !== null && pool.length > 1) {
    const exact = pool.filter((one) => one.colour === colour)
    const alike =
      exact.length > 0
        ? exact
        : pool.filter((one) => (ALIKE[colour] ?? colour).includes(one.colour))
    // Several of a kind, none of this colour: another one is not meant.
    pool = alike
  }
  const picked = isChosen || (isPlural && !chosen) ? pool : pick(target, pool)
  const [first] = picked
  if (!first) return null
  const counted = /^.{0,2}(?:从?[左右]数)?第[一二三四五六七八九十\d]+[个只条位头匹辆张]?/.exec(
    target.words,
  )
  const place = target.side ? SIDE_WORDS[target.side] : (counted?.[0] ?? '')
  return {
    regions: picked,
    label: `${place}${owner ? `${owner}的` : ''}${target.name}`,
    isAmbiguous: picked.length > 1 && !isPlural,
  }
}
