import type { Wish } from './parse'
import type { Random } from './random'
import type { Placement } from './scene'
import { SCENE_DEFINITIONS } from './scenes/registry'
import { offersOf } from './scenes/scene-definition'
import type {
  FramingId,
  LandformId,
  LightId,
  MaterialId,
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
import { suitability } from './subjects/placing'
import { subjectOf } from './subjects/registry'

/** Which scene wins when several are named: the one nearest to the viewer. */
const SCENE_RANK: readonly SceneId[] = [
  'abstract',
  'interior',
  'underwater',
  'city',
  'garden',
  'bamboo-grove',
  'waterfall',
  'village',
  'forest',
  'river',
  'lake',
  'coast',
  'sea',
  'desert',
  'grassland',
  'snow-field',
  'cloud-sea',
  'mountains',
  'night-sky',
]

/** What is painted when the prompt names no scene. */
const OPEN_SCENES: readonly SceneId[] = ['mountains', 'lake', 'sea']

const WATERY: ReadonlySet<Placement> = new Set(['water', 'span', 'surface', 'deep'])

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
    const offers = offersOf(SCENE_DEFINITIONS[byRank])
    // a boat among mountains needs water: the lake has both
    const swims = subjects.some(({ id }) => {
      const subject = subjectOf(id)
      const wet = subject.placements.every((placement) => WATERY.has(placement))
      return wet && suitability(subject, offers) === 0
    })
    return swims && byRank === 'mountains' ? 'lake' : byRank
  }
  for (const { id } of subjects) {
    const { home } = subjectOf(id)
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
    const { time } = subjectOf(id)
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
  const seasonFromSubject = subjects.map(({ id }) => subjectOf(id).season).find(Boolean) ?? null
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
    framing: allOf<FramingId>(granted, 'framing'),
    material: firstOf<MaterialId>(granted, 'material'),
    moods: allOf<MoodId>(granted, 'mood'),
    whim: { hue: 0, rhythm: 0, texture: 0 },
    style: firstOf<StyleId>(granted, 'style'),
    denied,
  }
}
