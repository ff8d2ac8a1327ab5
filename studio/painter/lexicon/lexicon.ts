import { landscapeClassics, seasonClassics, thingClassics } from './classics'
import { emoji } from './emoji'
import { fillers } from './fillers'
import { buildLexicon, type LexiconData, type Meaning } from './format'
import { framings } from './framings'
import { grammar } from './grammar'
import { kinds } from './kinds'
import { lights } from './lights'
import { materials } from './materials'
import { moods } from './moods'
import { nearestInLandscapes, type StandIn } from './nearest'
import { positions } from './positions'
import { landScenes, placeScenes, waterScenes } from './scenes'
import { shields } from './shields'
import { styles } from './styles'
import { subjectWords } from './subjects'
import { times } from './times'
import { shadedTints, tints } from './tints'
import { REGIONAL_WORDS } from './traditional'
import { USE_WORDS } from './uses'
import { ASKING_WORDS, OPTIONAL_WORDS, PRAISE_WORDS } from './pictureless'
import { weathers } from './weathers'

export const LEXICON_FILES = [
  ...subjectWords,
  waterScenes,
  landScenes,
  placeScenes,
  kinds,
  landscapeClassics,
  seasonClassics,
  thingClassics,
  lights,
  times,
  weathers,
  moods,
  tints,
  styles,
  materials,
  framings,
  positions,
  emoji,
  grammar,
  fillers,
  shields,
]

/** Words that ask for nothing on the canvas; those of the files above keep their meaning. */
const silent: LexiconData = {
  'word:filler': [...USE_WORDS, ...ASKING_WORDS, ...PRAISE_WORDS, ...OPTIONAL_WORDS].join(' '),
}

const own = buildLexicon([...LEXICON_FILES, shadedTints, silent])

/** 国潮风格 is 国潮风. */
const styleNames = [...own].flatMap(([word, meanings]) =>
  /..风$/.test(word) && !own.has(`${word}格`) && /^(?:style|word)$/.test(meanings[0]?.slot ?? '')
    ? [[`${word}格`, meanings] as const]
    : [],
)

const regional = [...REGIONAL_WORDS].flatMap(([word, by]) => {
  const meanings = own.get(by)
  return meanings ? [[word, meanings] as const] : []
})

/** Every word the painter knows, by its surface in NFKC lower case and simplified characters. */
export const lexicon: ReadonlyMap<string, Meaning[]> = new Map([
  ...nearestInLandscapes.map(({ word, by }) => [word, own.get(by) ?? []] as const),
  ...styleNames,
  ...regional,
  ...own,
])

export const longestSurface = Math.max(...[...lexicon.keys()].map((surface) => surface.length))

/** The word that asks for this and for least else: `wordFor('scene', 'sea')` is 海. */
export function wordFor(slot: string, value: string): string {
  const carriers = [...own].filter(([, [first]]) => first?.slot === slot && first.value === value)
  const least = Math.min(...carriers.map(([, meanings]) => meanings.length))
  const word = carriers.find(([, meanings]) => meanings.length === least)
  if (!word) throw new Error(`lexicon: no word for ${slot}:${value}`)
  return word[0]
}

/** Words of landscapes that are drawn as something near. */
export const landscapeStandIns: ReadonlyMap<string, StandIn> = new Map(
  nearestInLandscapes
    .filter(({ word }) => !own.has(word))
    .map(({ word, by, broad }) => [word, { name: by, broad }]),
)
