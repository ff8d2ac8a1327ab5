import type { Composing, Family } from '../family'
import type { Illustration } from '../node'
import { FIELDS } from './fields'
import { CITIES } from './future-city'
import { WALLS } from './great-wall'
import { MONUMENTS } from './monuments'
import { ROOMS } from './rooms'
import { SHORES } from './shores'
import { HEAVENS } from './space'
import { type Place, stageOf } from './stage'

const PLACES: Readonly<Record<string, Place>> = {
  ...CITIES,
  ...MONUMENTS,
  ...WALLS,
  ...FIELDS,
  ...SHORES,
  ...ROOMS,
  ...HEAVENS,
}

function compose({ brief, frame, random }: Composing): Illustration {
  const place = PLACES[brief.main.id]
  if (!place) throw new Error(`no place "${brief.main.id}"`)
  const stage = stageOf(brief, frame, random, place.times)
  const { width, height } = frame
  return {
    ...{ frame, layers: place.draw(stage).filter(({ forms }) => forms.length > 0) },
    focus: { x: width / 2, y: height * 0.55, radius: Math.min(width, height) * 0.35 },
    paper: [0.95, 0.02, 90],
  }
}

/** Landmarks, fields, shores and cities: pictures of a place as a whole. */
export const places: Family = {
  id: 'places',
  things: Object.fromEntries(Object.entries(PLACES).map(([id, { words }]) => [id, words])),
  traits: {},
  styles: [
    'flat',
    'soft',
    'watercolour',
    'papercut',
    'oil',
    'pixel',
    'minimal',
    'ukiyoe',
    'ink',
    'pencil',
    'neon',
    'blue-green',
  ],
  takesSetting: false,
  // landscapes know its bridge, its willows and its rain
  yields: (thing) => thing === 'west-lake',
  arePlaces: true,
  // cars fly there
  shows: ({ id }, main) => main.id === 'future-city' && id === 'car',
  compose,
}
