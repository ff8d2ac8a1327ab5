import type { Composing, Family } from '../family'
import type { Illustration } from '../node'
import { AERIALS, AERIAL_TRAITS } from './aerial'
import { HALLS } from './ancestral-hall'
import { AVENUES } from './avenues'
import { FACADES, FACADE_TRAITS } from './facades'
import { ISLANDS, ISLAND_TRAITS } from './floating-island'
import { HOUSES, HOUSE_TRAITS } from './country-house'
import { HIGH_VIEWS } from './high-views'
import { FIELDS } from './fields'
import { YONDER_TRAITS } from './yonder'
import { CLOUD_TRAITS, cloudsBelow } from './clouds-below'
import { CITIES, CITY_TRAITS } from './future-city'
import { WALLS } from './great-wall'
import { CAVES } from './cave'
import { GAZE_TRAITS } from './palms-above'
import { LANES } from './lane'
import { MEADOWS } from './meadow'
import { BLOSSOM_TRAITS, GARDENS } from './japanese-garden'
import { MODERN_BUILDINGS } from './modern-building'
import { MONUMENTS } from './monuments'
import { AGE_TRAITS, LOOK_TRAITS } from './interior-looks'
import { ROOMS } from './rooms'
import { coverWithSnow } from './snow-cover'
import { SHORES } from './shores'
import { STEAM_CITIES } from './steam-city'
import { STOREFRONTS } from './storefronts'
import { HEAVENS } from './space'
import { VENICE } from './venice'
import { type Place, buildStage } from './stage'
import { joinTables } from '../../../lib/tables'
import { wordList } from '../../../lib/words'

const PLACES: Readonly<Record<string, Place>> = joinTables(
  ...[
    GARDENS,
    MODERN_BUILDINGS,
    AERIALS,
    HALLS,
    AVENUES,
    CITIES,
    HIGH_VIEWS,
    MONUMENTS,
    WALLS,
    FACADES,
  ],
  ...[
    CAVES,
    LANES,
    STEAM_CITIES,
    VENICE,
    FIELDS,
    MEADOWS,
    HOUSES,
    ISLANDS,
    SHORES,
    ROOMS,
    STOREFRONTS,
    HEAVENS,
  ],
)

/** Things that a place shows by itself: cars fly in the city, the Earth is over the moon. */
const SEEN_FROM: Readonly<Record<string, string>> = {
  'future-city': 'car',
  'moon-surface': 'earth',
}

/** Things that show a trait of a slot; the others belong to islands. */
const TAKERS: Readonly<Record<string, (thing: string) => boolean>> = {
  view: (thing) => thing === 'tropical-island' || Object.hasOwn(AERIALS, thing),
  blossoms: (thing) => Object.hasOwn(GARDENS, thing),
  age: (thing) => thing === 'bedroom',
  wet: (thing) => Object.hasOwn(CITIES, thing),
  look: (thing) => Object.hasOwn(ROOMS, thing),
  wall: (thing) => Object.hasOwn(HOUSES, thing),
  gaze: (thing) => thing === 'palm-beach',
  roof: (thing) => Object.hasOwn(HOUSES, thing),
  garden: (thing) => Object.hasOwn(HOUSES, thing),
  blooms: (thing) => Object.hasOwn(FACADES, thing),
  below: (thing) => ![AERIALS, HEAVENS, ISLANDS].some((table) => Object.hasOwn(table, thing)),
}

/** Places with snow of their own. */
const SNOWY: ReadonlySet<string> = new Set(
  wordList('courtyard ancestral-hall country-house floating-island hot-spring bathhouse'),
)

function compose(composing: Composing): Illustration {
  const { brief, frame, standsInSetting: isAround } = composing
  const place = PLACES[brief.main.id]
  if (!place) throw new Error(`no place "${brief.main.id}"`)
  const stage = buildStage(composing, place.times)
  const { width, height } = frame
  const draw = (isAround && place.drawAround) || place.draw
  const drawn = draw(stage)
  const isWhite =
    brief.weather.has('snow') &&
    TAKERS['look']?.(brief.main.id) !== true &&
    !SNOWY.has(brief.main.id)
  const seen = isWhite ? coverWithSnow(drawn, frame, stage.lit([0.97, 0.008, 235])) : drawn
  return {
    ...{
      frame,
      layers: [...seen, ...cloudsBelow(stage)].filter(({ forms }) => forms.length > 0),
    },
    focus: { x: width / 2, y: height * 0.55, radius: Math.min(width, height) * 0.35 },
    paper: [0.95, 0.02, 90],
  }
}

/** Landmarks, fields, shores and cities: pictures of a place as a whole. */
export const places: Family = {
  id: 'places',
  things: Object.fromEntries(Object.entries(PLACES).map(([id, { words }]) => [id, words])),
  traits: {
    ...ISLAND_TRAITS,
    ...HOUSE_TRAITS,
    ...FACADE_TRAITS,
    ...AERIAL_TRAITS,
    ...CLOUD_TRAITS,
    ...CITY_TRAITS,
    ...LOOK_TRAITS,
    ...AGE_TRAITS,
    ...BLOSSOM_TRAITS,
    ...YONDER_TRAITS,
    ...GAZE_TRAITS,
  },
  takes: (slot, thing) =>
    slot.startsWith('yonder-')
      ? Object.hasOwn(FIELDS, thing)
      : (TAKERS[slot.split(':')[0] ?? '']?.(thing) ?? Object.hasOwn(ISLANDS, thing)),
  styles: wordList(`
    flat soft watercolour papercut oil pixel minimal ukiyoe ink pencil neon blue-green
  `),
  takesSetting: false,
  usesLayouts: false,
  // landscapes know its bridge, its willows and its rain
  yields: (thing) => thing === 'west-lake',
  arePlaces: true,
  holdsSubjects: (thing) => PLACES[thing]?.drawAround !== null,
  has: (thing, word) => PLACES[thing]?.parts?.split(' ').includes(word) ?? false,
  shows: ({ id }, main) => SEEN_FROM[main.id] === id,
  compose,
}
