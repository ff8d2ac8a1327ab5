import { familyOf } from '../illustration/registry'
import type { Brief } from '../illustration/family'
import type { PreparedIllustration } from '../illustrate'
import type { ReportedWords } from '../intent/report'
import { wordFor } from '../lexicon/lexicon'
import type { ParsedPrompt } from '../parse'
import { normalise } from '../reading/normalise'
import { reportWords } from '../reading/report'
import type { Scene } from '../scene'
import type { KindId } from '../slots'
import { SUBJECTS } from '../subjects/ids'
import { isExtra, nameExtra } from '../subjects/extras'
import { listSubjects } from '../subjects/kinds'
import { type LayerKind, formLayers, sceneLayers } from './layers'
import { composePlan } from './composed'
import { isPartRow } from './list-scenery'
import type { Plan, PlanRest, PlanThing } from './plan'
import { type Frame, findRest } from './rest'
import { unpackBrief } from './sets'
import { PART_NAMES, PLACE_PREFIX, findWish } from './tags'

/** Lists the things of a composition: one row of the plan for each. */

interface Found {
  readonly key: string
  readonly kind: string
  readonly name: string
  readonly words: readonly string[]
  readonly rest: PlanRest | null
}

function listKeys<L>(layers: readonly L[], kind: LayerKind<L>): string[] {
  const keys = layers.flatMap((layer) => {
    const key = kind.isCast(layer) ? null : kind.keyOf(layer)
    return key === null ? [] : [key]
  })
  return [...new Set(keys)]
}

function restByKey<L extends object>(
  layers: readonly L[],
  kind: LayerKind<L>,
  frame: Frame,
  key: string,
): PlanRest | null {
  const own = layers.filter((layer) => kind.keyOf(layer) === key && !kind.isCast(layer))
  return findRest(own, kind, frame)
}

/** The name people know a thing of a family by. */
export function nameOfKind(kind: string): string {
  const named = familyOf(kind)?.things[kind]?.trim().split(/\s+/)[0]
  return (named ?? kind).replaceAll('_', ' ')
}

const isSubject = (id: string): boolean => SUBJECTS.some((own) => own === id)

const sceneNames = new Map<string, string>([
  ['light sun', '太阳'],
  ['light moon', '月亮'],
])

const findName = (id: string): string =>
  isSubject(id) ? wordFor('subject', id) : isExtra(id) ? nameExtra(id) : nameOfKind(id)

/** The same for a thing of landscapes. */
export function nameOfSubject(id: string): string {
  let name = sceneNames.get(id)
  if (name === undefined) sceneNames.set(id, (name = findName(id)))
  return name
}

/** The words of a prompt for the main thing and for each of the others. */
function wordsFor({ prompt, words }: ReportedWords, { main, others }: Brief) {
  const spelling = normalise(prompt)
  return (key: string): string[] => {
    const wish = findWish({ main, others }, key)
    const isMain = wish === main
    const own = words.filter(({ claim }) => {
      if (claim === null || wish === null) return false
      if (claim.of === 'main') return isMain
      if (claim.of === 'other') return !isMain && claim.id === wish.id
      if (claim.of === 'tint') return wish.tint === claim.tint
      return (
        claim.of === 'trait' &&
        wish.traits.some(({ slot, value }) => slot === claim.slot && value === claim.value)
      )
    })
    return reportWords(spelling, own)
  }
}

function findInIllustration(
  { illustration, place }: PreparedIllustration,
  brief: Brief | null,
  wordsOf: (key: string) => string[],
): Found[] {
  const { layers, frame } = illustration
  const own = listKeys(layers, formLayers).map((key): Found => {
    const part = key.startsWith('part ') ? key.slice('part '.length) : null
    const kind = part ?? (brief && (findWish(brief, key) ?? brief.main).id) ?? key
    const name = part === null ? nameOfKind(kind) : (PART_NAMES[part] ?? part)
    const rest = restByKey(layers, formLayers, frame, key)
    return { key, kind, name, words: part === null ? wordsOf(key) : [], rest }
  })
  const behind = place ? findInScene(place.scene, () => []) : []
  return [...own, ...behind.map((found) => ({ ...found, key: PLACE_PREFIX + found.key }))]
}

const findInScene = (scene: Scene, wordsOf: (id: string) => string[]): Found[] =>
  listKeys(scene.layers, sceneLayers).map((key) => {
    const isLight = key.startsWith('light ')
    const kind = key.split(' ')[isLight ? 1 : 0]
    const rest = restByKey(scene.layers, sceneLayers, scene, key)
    return { key, kind, name: nameOfSubject(isLight ? key : kind), words: wordsOf(kind), rest }
  })

/** The words of a landscape prompt for one of its things. */
function subjectWords(prompt: string, { known }: Pick<ParsedPrompt, 'known'>) {
  const spelling = normalise(prompt)
  return (id: string): string[] => {
    const own = known.filter(({ wishes }) =>
      wishes.some(({ denied, meaning: { slot, value } }) => {
        if (denied) return false
        if (slot === 'kind') return listSubjects(value as KindId).some((member) => member === id)
        return value === id && (slot === 'subject' || slot === 'light')
      }),
    )
    return reportWords(spelling, own)
  }
}

/** Several people are drawn from back to front and numbered as they are cast. */
function sortCopies(found: readonly Found[]): Found[] {
  const number = ({ key }: Found): number => Number(/^main (\d+)$/.exec(key)?.[1] ?? 0)
  const copies = found.filter((one) => number(one) > 0).sort((a, b) => number(a) - number(b))
  return found.map((one) => (number(one) > 0 ? (copies.shift() ?? one) : one))
}

/** `cat-1`, `cat-2`: kind and number. */
function withIds(found: readonly Found[]): PlanThing[] {
  const counts = new Map<string, number>()
  return found.map(({ kind, words, ...rest }) => {
    const number = (counts.get(kind) ?? 0) + 1
    counts.set(kind, number)
    return { id: `${kind}-${number}`, kind, words: [...words], ...rest }
  })
}

export const planIllustration = (
  prepared: PreparedIllustration,
  brief: Brief,
  words: ReportedWords,
): PlanThing[] => withIds(sortCopies(findInIllustration(prepared, brief, wordsFor(words, brief))))

export const planLandscape = (
  prompt: string,
  parsed: Pick<ParsedPrompt, 'known'>,
  scene: Scene,
): PlanThing[] => withIds(findInScene(scene, subjectWords(prompt, parsed)))

/** Rows for a plan whose picture was changed as a whole: those of things that are still there. */
export function refreshThings(plan: Plan, keepsPlaces: boolean): PlanThing[] {
  const composed = composePlan({ ...plan, things: [] })
  const found =
    composed.kind === 'landscape'
      ? findInScene(composed.scene, () => [])
      : findInIllustration(
          composed.prepared,
          plan.picture.kind === 'illustration' ? unpackBrief(plan.picture.brief) : null,
          () => [],
        )
  const rows = new Map(plan.things.map((thing) => [thing.key, thing]))
  const ids = new Set(plan.things.map(({ id }) => id))
  const listed = found.map((one): PlanThing => {
    const old = rows.get(one.key)
    if (old) return { ...old, rest: keepsPlaces ? old.rest : one.rest }
    let number = 1
    while (ids.has(`${one.kind}-${number}`)) number++
    ids.add(`${one.kind}-${number}`)
    return { id: `${one.kind}-${number}`, ...one, words: [...one.words] }
  })
  return [...listed, ...plan.things.filter((row) => row.added ?? isPartRow(row))]
}
