/** Content of a picture, as far as small networks name it: things, places, faces, words. */
import type { Raster } from '@media/raster'
import { attempt } from '@nets/attempt'
import { areaOf, intersectionOverUnion } from '@nets/boxes'
import { isAnimal, PERSON } from '@nets/coco'
import { facesIn, type FoundFace } from '@nets/faces'
import { classifyKinds } from '@nets/kinds'
import { type FoundObject, objectsIn } from '@nets/objects'
import type { NetRun } from '@nets/run'
import { type FoundText, textIn } from '@nets/text'
import {
  animalShare,
  dropOtherAnimals,
  isBorneOut,
  isStrange,
  likelyThing,
  namedAtAll,
  wholeThings,
  withoutBoats,
  wornShare,
} from './kinds'

export interface Content {
  readonly objects: readonly FoundObject[]
  readonly faces: readonly FoundFace[]
  readonly texts: readonly FoundText[]
  /** Likelihoods of ImageNet's kinds for the whole picture; null: not available. */
  readonly kinds: Float32Array | null
}

/** Named from here on, people sooner; what is less sure is named as a likeness, where nothing else is. */
const SURE = 0.5
const SURE_PERSON = 0.45
const LIKELY = 0.42
const LEAST = 0.35
/** Less is looked for only where another network speaks for it. */
const FAINT = 0.25
/** Share of clothes in the whole picture above which a person is assumed, however faint. */
const MUCH_WORN = 0.3
const LARGE_FAINT = 0.05
/** Share of animals, likewise, above which a person at their side is doubtful. */
const SURE_ANIMAL = 0.8
/** Larger than this and less sure than that, an object is doubted, shares of the picture. */
const LARGE = 0.3
const DOUBTED = 0.6
/** Smaller things are named only when there is nothing else, share of the picture. */
const SMALL = 0.004

/** A face without a body needs a higher score: hands and cups look like faces. */
const SURE_FACE = 0.92

/** A cat has a face for the network too. */
function filterHumanFaces(
  faces: readonly FoundFace[],
  objects: readonly FoundObject[],
): FoundFace[] {
  return faces.filter(
    (face) =>
      (face.score >= SURE_FACE || isFaceOfPerson(face, objects)) &&
      !objects.some(({ kind, ...box }) => isAnimal(kind) && box.score > SURE && covers(box, face)),
  )
}

const isFaceOfPerson = (face: FoundFace, objects: readonly FoundObject[]): boolean =>
  objects.some(({ kind, ...box }) => kind === PERSON && covers(box, face))

type AnyBox = Parameters<typeof areaOf>[0]

/** Share of a part that lies in a box. */
function commonShare(box: AnyBox, part: AnyBox): number {
  const share = intersectionOverUnion(box, part)
  const common = (share * (areaOf(box) + areaOf(part))) / (1 + share)
  return common / Math.max(1e-9, areaOf(part))
}

const covers = (box: AnyBox, part: AnyBox): boolean => commonShare(box, part) > 0.6

/** Null where none of the networks can be had now. */
export async function detectContent(nets: NetRun, picture: Raster): Promise<Content | null> {
  const found = await attempt(objectsIn(nets, picture, FAINT))
  const faces = await attempt(facesIn(nets, picture))
  const texts = await attempt(textIn(nets, picture))
  const kinds = await attempt(classifyKinds(nets, picture))
  if (!found && !faces && !texts && !kinds) return null
  return mergeDetections({ objects: found ?? [], faces: faces ?? [], texts: texts ?? [], kinds })
}

function isSurePerson(person: FoundObject, { faces, kinds }: Content): boolean {
  if (kinds === null) return person.score >= SURE_PERSON
  if (wornShare(kinds) >= MUCH_WORN && areaOf(person) >= LARGE_FAINT) return true
  // A parrot that fills the picture is no person.
  const isDoubted = person.score < DOUBTED && faces.length === 0
  return person.score >= SURE_PERSON && !(isDoubted && animalShare(kinds) >= SURE_ANIMAL)
}

/** Whether an object is named, with what the look at the whole says of it. */
function isSure(object: FoundObject, content: Content): boolean {
  const { kinds } = content
  if (object.kind === PERSON) return isSurePerson(object, content)
  if (object.score < SURE) return false
  const isDoubted = object.score < DOUBTED && areaOf(object) >= LARGE
  return !isDoubted || kinds === null || !isStrange(kinds, object.name)
}

/** A person who is less sure than this and lies in a surer one is the same one seen again. */
const SEEN_AGAIN = 0.6
const LIES_IN = 0.75

/** Of people without a face of their own those inside a person of higher confidence are left out. */
function withoutEchoes(
  sure: readonly FoundObject[],
  faces: readonly FoundFace[],
): readonly FoundObject[] {
  const people = sure.filter(({ kind }) => kind === PERSON)
  const surest = people.reduce((most, { score }) => Math.max(most, score), 0)
  const isEcho = (person: FoundObject): boolean => {
    // Clothes in the picture as a whole speak for one person, not for every faint box.
    if (person.score < SURE_PERSON) return person.score < surest
    if (person.score >= SEEN_AGAIN) return false
    const inside = people.find(
      (other) => other.score > person.score && commonShare(other, person) >= LIES_IN,
    )
    return inside !== undefined && countFaces(person, faces) + countFaces(inside, faces) < 3
  }
  return sure.filter((object) => object.kind !== PERSON || !isEcho(object))
}

const countFaces = (box: FoundObject, faces: readonly FoundFace[]): number =>
  faces.filter((face) => covers(box, face)).length

/** A boat in the look at the whole counts only where one is found as well, and more than planes. */
function withoutStrandedBoats(
  kinds: Float32Array | null,
  found: readonly FoundObject[],
): Float32Array | null {
  const sumScores = (name: string): number =>
    found.reduce((sum, object) => sum + (object.name === name ? object.score : 0), 0)
  const boats = sumScores('船')
  return kinds === null || (boats > 0 && boats >= sumScores('飞机')) ? kinds : withoutBoats(kinds)
}

/** Agreement of all networks on each detection. */
export function mergeDetections(seen: Content): Content {
  const { objects: found, faces, texts } = seen
  const kinds = withoutStrandedBoats(seen.kinds, found)
  const content = { ...seen, kinds }
  const all = found.filter(({ score }) => score >= LEAST)
  const sure = withoutEchoes(
    found.filter((object) => isSure(object, content)),
    filterHumanFaces(faces, all),
  )
  const large = sure.filter((box) => areaOf(box) >= SMALL)
  const named = kinds !== null && (namedAtAll(kinds) || likelyThing(kinds) !== null)
  const likely = named
    ? []
    : all.filter(({ score, name }) => score >= LIKELY && isBorneOut(kinds, name))
  const objects = large.length > 0 ? large : sure.length > 0 ? sure : likely.slice(0, 1)
  return { objects, faces: filterHumanFaces(faces, all), texts, kinds }
}

const NUMERALS = ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十']
const MOST_COUNTED = 10
const MEASURES: Readonly<Record<string, string>> = {
  自行车: '辆',
  汽车: '辆',
  摩托车: '辆',
  公交车: '辆',
  卡车: '辆',
  飞机: '架',
  火车: '列',
  船: '艘',
  马: '匹',
  牛: '头',
  大象: '头',
  长椅: '张',
  椅子: '把',
  床: '张',
  餐桌: '张',
  餐刀: '把',
  叉子: '把',
  勺子: '把',
  雨伞: '把',
  剪刀: '把',
  书: '本',
  领带: '条',
  香蕉: '根',
  手机: '部',
  冰箱: '台',
  电视: '台',
  笔记本电脑: '台',
  沙发: '张',
  盆栽: '盆',
  花瓶: '只',
  杯子: '只',
  酒杯: '只',
  瓶子: '只',
  碗: '只',
  滑板: '块',
}

/** 一只猫, 两个人, 许多船. */
export function counted(name: string, kind: number, count: number): string {
  if (count > MOST_COUNTED) return `许多${name}`
  return `${NUMERALS[count] ?? ''}${MEASURES[name] ?? (isAnimal(kind) ? '只' : '个')}${name}`
}

/** Shot size, by the tallest face. */
function describeShot(faces: readonly FoundFace[]): string | null {
  const tallest = faces.reduce((most, { top, bottom }) => Math.max(most, bottom - top), 0)
  if (tallest === 0) return null
  return tallest > 0.3 ? '面部特写' : tallest > 0.12 ? '近景人像' : '人物中远景'
}

/** The most that is quoted of what is written, letters. */
const LONGEST_QUOTE = 40
const MOST_QUOTES = 3

function formatQuotes(texts: readonly FoundText[]): string[] {
  const longest = texts
    .map(({ text }) => [...text.replaceAll(/[“”]/g, '')].slice(0, LONGEST_QUOTE).join(''))
    .filter((text) => [...text].length > 1)
  return longest.slice(0, MOST_QUOTES)
}

export interface ContentWords {
  /** Names by how much they cover, counted for a description. */
  readonly things: readonly { readonly name: string; readonly phrase: string }[]
  readonly shot: string | null
  readonly quotes: readonly string[]
}

export function describeContent({ objects, faces, texts, kinds: shares }: Content): ContentWords {
  const whole = wholeThings(shares, objects)
  const kinds = new Map<string, { kind: number; count: number; covered: number }>()
  for (const { name, kind, ...box } of dropOtherAnimals(objects, whole)) {
    const before = kinds.get(name) ?? { kind, count: 0, covered: 0 }
    kinds.set(name, { kind, count: before.count + 1, covered: before.covered + areaOf(box) })
  }
  const name = '人'
  const people = kinds.get(name)
  // people behind others are missed, their faces are not
  if (faces.length > (people?.count ?? 0)) {
    const covered = Math.max(people?.covered ?? 0, ...faces.map((face) => areaOf(face) * 6))
    kinds.set(name, { kind: PERSON, count: faces.length, covered })
  }
  const likeness = objects.every(({ score }) => score < SURE_PERSON)
  const formatThing = (thing: string, kind: number, count: number): string =>
    likeness && faces.length === 0 ? `像是${thing}` : counted(thing, kind, count)
  const things = [...kinds]
    .sort(([, a], [, b]) => b.covered - a.covered)
    .map(([thing, { kind, count }]) => ({ name: thing, phrase: formatThing(thing, kind, count) }))
  const named = whole.map((thing) => ({ name: thing, phrase: thing }))
  const guess = named.length + things.length === 0 ? likelyThing(shares) : null
  const guessed = guess === null ? [] : [{ name: guess, phrase: `像是${guess}` }]
  return {
    things: [...named, ...things, ...guessed],
    shot: describeShot(faces),
    quotes: formatQuotes(texts),
  }
}
