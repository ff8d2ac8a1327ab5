import { NO_WHIM } from './deciding/whim'
import { listValues, deniedBy, findFirstValue, toMeaningKey, pickSubjects } from './deciding/wishes'
import type { Wish } from './parse'
import type { Placement, Random } from './scene'
import { SCENE_DEFINITIONS } from './scenes/registry'
import { listPlacements, shows } from './scenes/scene-definition'
import {
  type FramingId,
  type LandformId,
  type LightId,
  type MaterialId,
  type MoodId,
  type MotifId,
  type SceneId,
  type SeasonId,
  type Slots,
  type StyleId,
  type SubjectWish,
  TIMES,
  type TimeId,
  type TintId,
  type WeatherId,
  type Whim,
} from './slots'
import { suitability } from './subjects/placing'
import { getSubject } from './subjects/registry'
import { wordList } from '../lib/words'

/** Which scene wins when several are named: the one nearest to the viewer. */
const SCENE_RANK: readonly SceneId[] = wordList(`
  abstract interior underwater city garden bamboo-grove waterfall village forest river lake coast
  sea desert grassland snow-field cloud-sea mountains night-sky
`)

/** 湖泊，周围是雪山和森林: scenes that show another one around them. */
const WIDER: Readonly<Partial<Record<SceneId, readonly SceneId[]>>> = {
  forest: ['lake', 'coast', 'sea'],
  city: ['garden', 'cloud-sea'],
}

/** 赛博朋克风格的森林，日落: a place and an hour that only a style brings yield to what is named. */
function withoutStyleScenes(wishes: readonly Wish[]): readonly Wish[] {
  const isNamed = (slot: string): boolean =>
    wishes.some(({ meaning, isOfStyle }) => meaning.slot === slot && !isOfStyle)
  const yields = new Set(['scene', 'time'].filter(isNamed))
  return wishes.filter(({ meaning, isOfStyle }) => !isOfStyle || !yields.has(meaning.slot))
}

/** 江边的雾凇, 梯田的水面, 云海里的山巅: what says more of its place than the scenes next to it. */
const OWN_SCENES: readonly (readonly [MotifId, SceneId])[] = [
  ['rime', 'snow-field'],
  ['terraces', 'grassland'],
  ['summit', 'mountains'],
]

/** Ways between houses, and what would be on the road there. */
const STREETS = /^(?:street|old-street|traffic|crossing|market)$/
const HOUSES: ReadonlySet<string> = new Set(['cottage', 'cabin'])

/** Parts of an interior that are not seen from a street. */
const INSIDE = /^(?:desk|tea-room|bookshelf|shelf|round-window)$/

/** Motifs that every scene can have: none chooses one. */
const ADJECTIVES: ReadonlySet<MotifId> = new Set(['wet', 'great-disc'])

/** 悬崖上的灯塔，大海: no summit. */
const BY_WATER: readonly SceneId[] = ['sea', 'coast', 'lake', 'river', 'waterfall']

/** Scenes for prompts that name none. */
const OPEN_SCENES: readonly SceneId[] = wordList(`mountains lake sea coast river forest grassland
  cloud-sea`)

/** Open scenes that are mostly sky where that is wanted. */
const UNDER_SKY: ReadonlySet<SceneId> = new Set(['sea', 'coast', 'grassland'])

/** Scenes with the sun low over the horizon. */
const LOW_SUN: ReadonlySet<SceneId> = new Set(['sea', 'coast', 'lake', 'grassland'])

/** The hours that show a mood best. */
const MOOD_TIMES: Readonly<Partial<Record<MoodId, readonly [TimeId, ...TimeId[]]>>> = {
  warm: ['dawn', 'sunset'],
  dreamy: ['dawn', 'dawn', 'day', 'night'],
  mysterious: ['dusk', 'night', 'day'],
  gloomy: ['day', 'day', 'dusk'],
  fresh: ['day', 'day', 'dawn'],
  lively: ['day', 'day', 'sunset'],
}

const WATERY: ReadonlySet<Placement> = new Set(['water', 'span', 'surface', 'deep'])

function pickScene(
  named: ReadonlySet<SceneId>,
  motifs: ReadonlySet<MotifId>,
  subjects: readonly SubjectWish[],
  {
    denied,
    stormy,
    framing,
    time,
  }: {
    denied: ReadonlySet<string>
    stormy: boolean
    framing: ReadonlySet<FramingId>
    time: TimeId | null
  },
  random: Random,
): SceneId {
  const own = OWN_SCENES.find(
    ([motif]) => motifs.has(motif) && !(motif === 'summit' && BY_WATER.some((id) => named.has(id))),
  )
  if (own && !denied.has(`scene:${own[1]}`) && !denied.has(`motif:${own[0]}`)) return own[1]
  const open = OPEN_SCENES.filter((scene) => !denied.has(`scene:${scene}`))
  // 纹理, 图案 of a picture that shows something say how it is painted
  const isShown = subjects.length > 0 || named.size > 1
  const byRank = SCENE_RANK.find(
    (scene) =>
      named.has(scene) &&
      !(isShown && scene === 'abstract') &&
      !WIDER[scene]?.some((wider) => named.has(wider)),
  )
  // 小镇的街道，咖啡馆露天座位: from the street that is named first, a shop or a sill is seen outside
  const [sooner] = [...named].filter((id) => id === 'city' || id === 'interior')
  const isStreet = motifs.has('street') || motifs.has('old-street')
  const isInside = [...motifs].some((motif) => INSIDE.test(motif))
  if (byRank === 'interior' && sooner === 'city' && isStreet && !isInside) return 'city'
  if (byRank) {
    const offers = listPlacements(SCENE_DEFINITIONS[byRank])
    // a boat among mountains needs water: the lake has both
    const swims = subjects.some(({ id }) => {
      const subject = getSubject(id)
      const wet = subject.placements.every((placement) => WATERY.has(placement))
      return wet && suitability(subject, offers) === 0
    })
    return swims && byRank === 'mountains' ? 'lake' : byRank
  }
  const allowed = SCENE_RANK.filter((scene) => !denied.has(`scene:${scene}`))
  // 雨后 alone is no city
  const placed = new Set([...motifs].filter((motif) => !ADJECTIVES.has(motif)))
  // 公路: of all lands the open one
  if (placed.has('road') && placed.size === 1 && open.includes('grassland')) return 'grassland'
  const shown = allowed.find((scene) => shows(SCENE_DEFINITIONS[scene], placed))
  if (shown) return shown
  for (const { id } of subjects) {
    const { home } = getSubject(id)
    if (home && allowed.includes(home)) return home
  }
  // 小屋，小路: where a path is seen
  if (framing.has('path') && open.includes('grassland')) return 'grassland'
  // a storm is seen by its waves
  const isBare = subjects.every(({ id }) => id === 'lightning')
  if (stormy && isBare && open.includes('sea')) return 'sea'
  // 日落: a sun that no tree or cliff hides
  if (
    subjects.length === 0 &&
    /^(dawn|sunset)$/.test(time ?? '') &&
    open.some((id) => LOW_SUN.has(id))
  )
    return random.pick(open.filter((id) => LOW_SUN.has(id)) as [SceneId, ...SceneId[]])
  // 天空: most of the picture
  const wide = framing.has('low-horizon') ? open.filter((id) => UNDER_SKY.has(id)) : open
  const first = wide[0] ?? 'night-sky'
  return subjects.length > 0 ? first : random.pick([first, ...wide.slice(1)])
}

function pickTime(
  wishes: readonly Wish[],
  lights: ReadonlySet<LightId>,
  subjects: readonly SubjectWish[],
  random: Random,
): TimeId {
  const named = findFirstValue<TimeId>(wishes, 'time')
  if (named) return named
  if (lights.has('moon') || lights.has('crescent') || lights.has('stars')) return 'night'
  if (pickNamedStyle(wishes) === 'neon' && !lights.has('sun'))
    return random.pick(['night', 'night', 'dusk'])
  if (lights.has('sun') || wishes.some((wish) => toMeaningKey(wish) === 'weather:clear'))
    return 'day'
  if (wishes.some(({ meaning }) => meaning.value === 'storm')) return 'day'
  for (const { id } of subjects) {
    const { time } = getSubject(id)
    if (time) return time
  }
  // no sunset behind falling snow or rain
  if (wishes.some((wish) => toMeaningKey(wish) === 'weather:snow'))
    return random.pick(['day', 'day', 'day', 'night'])
  if (wishes.some((wish) => toMeaningKey(wish) === 'weather:rain'))
    return random.pick(['day', 'day', 'day', 'dusk'])
  const material = findFirstValue<MaterialId>(wishes, 'material')
  if (material) return material === 'gilt' ? 'night' : 'day'
  const mood = findFirstValue<MoodId>(wishes, 'mood')
  return random.pick((mood && MOOD_TIMES[mood]) ?? ['day', 'day', 'day', 'dawn', 'dawn', 'sunset'])
}

/** The hour that was picked, or the next one that is not denied. */
function allowedTime(time: TimeId, denied: ReadonlySet<string>): TimeId {
  const allowed = [time, 'day', 'dawn', ...TIMES].find((id) => !denied.has(`time:${id}`))
  return (allowed as TimeId | undefined) ?? time
}

function pickSeason(
  wishes: readonly Wish[],
  weather: ReadonlySet<WeatherId>,
  subjects: readonly SubjectWish[],
  denied: ReadonlySet<string>,
): SeasonId | null {
  const named = findFirstValue<SeasonId>(wishes, 'season')
  if (named) return named
  const snows = weather.has('snow') ? ('winter' as const) : null
  const brought = subjects.map(({ id }) => getSubject(id).season).find(Boolean)
  const season = snows ?? brought ?? null
  return season && denied.has(`season:${season}`) ? null : season
}

/** 紫色的天空，金色的麦田: the colours of parts. */
function listDyed(wishes: readonly Wish[]): Pick<Slots, 'dyed'> {
  const said = wishes.flatMap(({ meaning: { slot, value }, dyes }) =>
    slot === 'tint' && dyes ? [[dyes, value as TintId] as const] : [],
  )
  // of 蓝紫色的天空 the colour right before it
  return said.length > 0 ? { dyed: Object.fromEntries(said) } : {}
}

/** Styles of words that say how much is left out, or how real it looks. */
const GENERAL_STYLES: ReadonlySet<StyleId> = new Set(['minimal', 'soft'])

/** 极简主义水墨, 写实油画: what it is painted with says more. */
function pickNamedStyle(wishes: readonly Wish[]): StyleId | null {
  const named = [...listValues<StyleId>(wishes, 'style')]
  return named.find((style) => !GENERAL_STYLES.has(style)) ?? named[0] ?? null
}

const isCloud = ({ meaning: { slot, value } }: Wish): boolean =>
  slot === 'weather' && value === 'clouds'
function countClouds(wishes: readonly Wish[]): Pick<Slots, 'clouds'> {
  const clouds = wishes.find(isCloud)?.count ?? null
  return clouds === null ? {} : { clouds }
}

const OF_PLACES = /^(?:scene|subject|kind|landform|motif)$/

/** 两朵云: counted clouds and nothing else are a picture of the sky. */
function withOpenSky(wishes: readonly Wish[]): readonly Wish[] {
  const isSky = wishes.some((wish) => isCloud(wish) && wish.count !== null && !wish.denied)
  if (!isSky || wishes.some(({ meaning }) => OF_PLACES.test(meaning.slot))) return wishes
  const add = (slot: 'scene' | 'motif', value: string): Wish => ({
    meaning: { slot, value },
    ...{ count: null, denied: false },
  })
  // 月亮和一朵云 is at night
  const hasHour = wishes.some(
    ({ meaning: { slot, value }, denied }) =>
      slot === 'time' || (slot === 'light' && value !== 'sun' && !denied),
  )
  const day: Wish = { meaning: { slot: 'time', value: 'day' }, count: null, denied: false }
  return [...wishes, add('scene', 'night-sky'), add('motif', 'open-sky'), ...(hasHour ? [] : [day])]
}

/** 草原，远处雪山: green before mountains with snow. */
const GREEN_LAND = /^(?:scene:grassland|motif:flower-(?:field|bed)|season:(?:spring|summer))$/

/**
 * Decides everything the prompt left open.
 *
 * @param given what the prompt says
 * @param unwanted what the negative prompt says; every word of it is denied
 * @param whim effect of the unknown words
 */
export function decideSlots(
  given: readonly Wish[],
  unwanted: readonly Wish[],
  random: Random,
  whim: Whim = NO_WHIM,
): Slots {
  const wishes = withOpenSky(given)
  const denied = deniedBy([...wishes.filter((wish) => wish.denied), ...unwanted])
  const wanted = withoutStyleScenes(wishes).filter(
    (wish) => !wish.denied && !denied.has(toMeaningKey(wish)),
  )
  const snowPeaks =
    wanted.some(({ isOfPeaks }) => isOfPeaks) &&
    wanted.some((wish) => GREEN_LAND.test(toMeaningKey(wish)))
  const granted = snowPeaks ? wanted.filter(({ isOfPeaks }) => !isOfPeaks) : wanted
  const subjects = pickSubjects(granted, denied, random.fork('kinds'))
  const scenes = listValues<SceneId>(granted, 'scene')
  const motifs = listValues<MotifId>(granted, 'motif')
  const lights = listValues<LightId>(granted, 'light')
  const framing = listValues<FramingId>(granted, 'framing')
  const weather = listValues<WeatherId>(granted, 'weather')
  const usual = pickScene(
    scenes,
    motifs,
    subjects,
    {
      denied,
      stormy: weather.has('storm') && !weather.has('snow'),
      framing,
      time: findFirstValue<TimeId>(granted, 'time'),
    },
    random.fork('scene'),
  )
  const isBuilt = usual === 'city' && [...motifs].some((motif) => STREETS.test(motif))
  return {
    // between a steppe and its mountains a wood is a row of trees
    scene: snowPeaks && usual === 'forest' && scenes.has('grassland') ? 'grassland' : usual,
    also: scenes,
    ...(snowPeaks && { snowPeaks }),
    // 小巷两侧的老屋: its houses line the street, none is in its way
    subjects: isBuilt ? subjects.filter(({ id, count }) => count || !HOUSES.has(id)) : subjects,
    lights,
    time: allowedTime(pickTime(granted, lights, subjects, random.fork('time')), denied),
    season: pickSeason(granted, weather, subjects, denied),
    weather,
    ...countClouds(granted),
    tint: findFirstValue<TintId>(
      granted.filter(({ dyes }) => dyes === undefined),
      'tint',
    ),
    ...listDyed(granted),
    landform: findFirstValue<LandformId>(granted, 'landform'),
    framing,
    motifs,
    material: findFirstValue<MaterialId>(granted, 'material'),
    moods: listValues<MoodId>(granted, 'mood'),
    whim,
    style: pickNamedStyle(granted),
    denied,
  }
}
