import type { Brief } from '../family'

/** The slot of a picture's traits: lights that are neither its hour nor its weather. */
export const LIT = 'lit'

/** Value of that slot where a painted place behind the subject has a roof. */
export const INDOORS = 'indoors'

/** Families whose things are lit. */
export const LIT_FAMILIES =
  /^(?:people|animals|products|food|vehicles|plants|creatures|camp|myth|marine)$/

export const EFFECTS = [
  ...(['moon', 'sun', 'rim', 'silhouette', 'candle', 'dapple'] as const),
  ...(['window', 'shafts', 'bokeh', 'spot', 'wet', 'mirror'] as const),
  ...(['rain', 'storm', 'snow', 'blizzard', 'fog', 'autumn', 'spring'] as const),
] as const
export type Effect = (typeof EFFECTS)[number]
export type Effects = ReadonlySet<Effect>

/** Backdrops that are drawn as light, weather or season. */
const BACKDROPS: Readonly<Record<string, Effect>> = {
  sun: 'sun',
  snow: 'snow',
  'falling-leaves': 'autumn',
}

/** Whether a painted place with a roof is behind the subject. */
export const isUnderRoof = ({ traits }: Pick<Brief, 'traits'>): boolean =>
  traits.some(({ slot, value }) => slot === LIT && value === INDOORS)

/** Whether the ground shows what is on it once more: a wet street, water. */
export const isMirrored = (effects: Effects): boolean => effects.has('wet') || effects.has('mirror')

/** Whether the light comes from behind. */
export const isBacklit = (effects: Effects): boolean =>
  effects.has('silhouette') || effects.has('rim')

const isEffect = (value: string): value is Effect => EFFECTS.some((one) => one === value)

/** Lights, weather and season that are drawn around a subject and over it. */
export function listEffects({ traits, weather, season }: Brief): Effects {
  const found = new Set<Effect>()
  for (const { slot, value } of traits) {
    const named = slot === 'backdrop' ? (BACKDROPS[value] ?? '') : slot === LIT ? value : ''
    if (isEffect(named)) found.add(named)
  }
  // sunbeams are seen without the sun
  if (found.has('dapple') || found.has('window') || found.has('shafts')) found.delete('sun')
  const isDriven = weather.has('wind') || weather.has('storm')
  if (weather.has('snow')) found.add(isDriven ? 'blizzard' : 'snow')
  else if (weather.has('storm')) found.add('storm')
  else if (weather.has('rain')) found.add('rain')
  if (weather.has('fog')) found.add('fog')
  if (['rain', 'storm', 'snow', 'blizzard'].some((one) => isEffect(one) && found.has(one)))
    found.delete('sun')
  if (season === 'autumn' || season === 'spring') found.add(season)
  return found
}
