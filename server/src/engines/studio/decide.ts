import type { Wish } from './parse'
import type { Random } from './random'
import type { Placement } from './scene'
import type {
  LandformId,
  LightId,
  MoodId,
  SceneId,
  SeasonId,
  Slots,
  StyleId,
  SubjectId,
  SubjectWish,
  TimeId,
  TintId,
  WeatherId,
} from './slots'
import { subjectOf } from './subjects/registry'

/** Which scene wins when several are named: the one nearest to the viewer. */
const SCENE_RANK: readonly SceneId[] = ['abstract', 'lake', 'sea', 'mountains', 'night-sky']

/** What is painted when the prompt names no scene. */
const OPEN_SCENES: readonly SceneId[] = ['mountains', 'lake', 'sea']

/** Where a subject lives when no scene is named. */
const SCENE_OF: Partial<Record<SubjectId, SceneId>> = {
  lighthouse: 'sea',
  sailboat: 'sea',
  skiff: 'lake',
  koi: 'lake',
  lotus: 'lake',
  bridge: 'lake',
  willow: 'lake',
  reeds: 'lake',
  'sky-lantern': 'lake',
}

/** What can stand where. The lake takes everything. */
const LAND: readonly Placement[] = ['ground', 'sky', 'near', 'corner']
const PLACES: Readonly<Record<SceneId, ReadonlySet<Placement>>> = {
  abstract: new Set([...LAND, 'water', 'span', 'surface']),
  lake: new Set([...LAND, 'water', 'span', 'surface']),
  sea: new Set([...LAND, 'water']),
  mountains: new Set(LAND),
  'night-sky': new Set([...LAND, 'water', 'span']),
}

const SEASON_OF: Partial<Record<SubjectId, SeasonId>> = {
  plum: 'winter',
  sakura: 'spring',
  lotus: 'summer',
}

const TIME_OF: Partial<Record<SubjectId, TimeId>> = { 'sky-lantern': 'night', lantern: 'dusk' }

function firstOf<T extends string>(wishes: readonly Wish[], slot: string): T | null {
  return (wishes.find((wish) => wish.meaning.slot === slot)?.meaning.value as T) ?? null
}

function allOf<T extends string>(wishes: readonly Wish[], slot: string): Set<T> {
  return new Set(
    wishes.filter((wish) => wish.meaning.slot === slot).map((wish) => wish.meaning.value as T),
  )
}

function pickSubjects(wishes: readonly Wish[], denied: ReadonlySet<string>): SubjectWish[] {
  const subjects = new Map<SubjectId, SubjectWish>()
  for (const { meaning, count } of wishes) {
    if (meaning.slot !== 'subject' || denied.has(`subject:${meaning.value}`)) continue
    const id = meaning.value as SubjectId
    subjects.set(id, { id, count: count ?? subjects.get(id)?.count ?? null })
  }
  return [...subjects.values()]
}

function pickScene(
  named: ReadonlySet<SceneId>,
  subjects: readonly SubjectWish[],
  denied: ReadonlySet<string>,
  random: Random,
): SceneId {
  const open = OPEN_SCENES.filter((scene) => !denied.has(`scene:${scene}`))
  const byRank = SCENE_RANK.find((scene) => named.has(scene))
  if (byRank) {
    const stands = subjects.every(({ id }) => PLACES[byRank].has(subjectOf(id).placement))
    // a boat among mountains needs water: the lake has both
    return stands ? byRank : 'lake'
  }
  for (const { id } of subjects) {
    const home = SCENE_OF[id]
    if (home && !denied.has(`scene:${home}`)) return home
  }
  const first = open[0] ?? 'night-sky'
  return subjects.length > 0 ? first : random.pick([first, ...open.slice(1)])
}

function pickTime(
  wishes: readonly Wish[],
  lights: ReadonlySet<LightId>,
  subjects: readonly SubjectWish[],
  random: Random,
): TimeId {
  const named = firstOf<TimeId>(wishes, 'time')
  if (named) return named
  if (lights.has('moon') || lights.has('crescent') || lights.has('stars')) return 'night'
  if (lights.has('sun')) return random.pick(['sunset', 'dawn'])
  if (wishes.some(({ meaning }) => meaning.value === 'storm')) return 'day'
  for (const { id } of subjects) {
    const time = TIME_OF[id]
    if (time) return time
  }
  if (wishes.some(({ meaning }) => meaning.slot === 'mood' && meaning.value === 'warm')) {
    return random.pick(['dawn', 'sunset'])
  }
  return random.pick(['day', 'day', 'day', 'dawn', 'dawn', 'sunset'])
}

/**
 * Decides everything the prompt left open.
 *
 * @param wishes what the prompt says
 * @param unwanted what the negative prompt says; every word of it is denied
 */
export function decideSlots(
  wishes: readonly Wish[],
  unwanted: readonly Wish[],
  random: Random,
): Slots {
  const key = ({ meaning }: Wish): string => `${meaning.slot}:${meaning.value}`
  const denied = new Set([...wishes.filter((wish) => wish.denied), ...unwanted].map(key))
  const granted = wishes.filter((wish) => !wish.denied && !denied.has(key(wish)))
  const subjects = pickSubjects(granted, denied)
  const scenes = allOf<SceneId>(granted, 'scene')
  const scene = pickScene(scenes, subjects, denied, random.fork('scene'))
  const lights = allOf<LightId>(granted, 'light')
  const weather = allOf<WeatherId>(granted, 'weather')
  const seasonFromSubject = subjects.map(({ id }) => SEASON_OF[id]).find(Boolean) ?? null
  const season = firstOf<SeasonId>(granted, 'season')
  return {
    scene,
    also: scenes,
    subjects,
    lights,
    time: pickTime(granted, lights, subjects, random.fork('time')),
    season: season ?? (weather.has('snow') ? 'winter' : seasonFromSubject),
    weather,
    tint: firstOf<TintId>(granted, 'tint'),
    landform: firstOf<LandformId>(granted, 'landform'),
    moods: allOf<MoodId>(granted, 'mood'),
    style: firstOf<StyleId>(granted, 'style'),
    denied,
  }
}
