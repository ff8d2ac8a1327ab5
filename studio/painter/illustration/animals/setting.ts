import { isPlainBehind } from '../background'
import type { Composing } from '../family'
import { hasSpaceHelmet } from './space-helmet'
import { BACKDROPS, type Backdrop } from './grounds'
import type { Night } from './harmony'

const isBackdrop = (value: string): value is Backdrop => BACKDROPS.some((id) => id === value)

export function backdropFor({ brief, random }: Composing, main: string): Backdrop {
  const asked = brief.traits
    .filter(({ slot }) => slot === 'backdrop')
    .map(({ value }) => value)
    .filter(isBackdrop)
  // 月亮, 雪 are seen through it
  if (asked.includes('window')) return 'window'
  if (asked[0]) return asked[0]
  if (isPlainBehind(brief)) return 'plain'
  if (brief.main.traits.some(({ slot, value }) => slot === 'does' && value === 'fly'))
    return 'clouds'
  if (brief.weather.has('snow') || brief.season === 'winter') return 'snow'
  if (brief.season === 'spring') return 'blossom'
  if (brief.time === 'night') return random.fork('night').pick(['moon', 'stars'])
  if (hasSpaceHelmet(brief.main)) return 'stars'
  if (main === 'panda') return random.fork('bamboo').chance(0.6) ? 'bamboo' : 'halo'
  return random
    .fork('backdrop')
    .pick(['halo', 'sun', 'arch', 'blossom', 'waves', 'leaves', 'hills', 'moon', 'clouds'])
}

/** The sky of a night or of space: stars and a named moon are seen on a dark ground. */
export function findNight({ main, time, traits }: Composing['brief'], backdrop: Backdrop): Night {
  if (backdrop === 'stars' && hasSpaceHelmet(main)) return 'space'
  const isAsked = traits.some(({ slot, value }) => slot === 'backdrop' && value === 'moon')
  return backdrop === 'stars' || time === 'night' || isAsked ? 'night' : null
}
