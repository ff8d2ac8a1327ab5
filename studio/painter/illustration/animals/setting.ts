import type { Composing } from '../family'
import { BACKDROPS, type Backdrop } from './grounds'

const isBackdrop = (value: string): value is Backdrop => BACKDROPS.some((id) => id === value)

export function backdropFor({ brief, random }: Composing, main: string): Backdrop {
  const asked = brief.traits
    .filter(({ slot }) => slot === 'backdrop')
    .map(({ value }) => value)
    .filter(isBackdrop)
  // 月亮, 雪 are seen through it
  if (asked.includes('window')) return 'window'
  if (asked[0]) return asked[0]
  if (brief.weather.has('snow') || brief.season === 'winter') return 'snow'
  if (brief.season === 'spring') return 'blossom'
  if (brief.time === 'night') return random.fork('night').pick(['moon', 'stars'])
  if (main === 'panda') return random.fork('bamboo').chance(0.6) ? 'bamboo' : 'halo'
  return random
    .fork('backdrop')
    .pick(['halo', 'sun', 'arch', 'blossom', 'waves', 'leaves', 'hills', 'moon', 'clouds'])
}

/** Whether the sky behind is a night's: stars and a named moon are seen on a dark ground. */
export function isNightly({ time, traits }: Composing['brief'], backdrop: Backdrop): boolean {
  const isAsked = traits.some(({ slot, value }) => slot === 'backdrop' && value === 'moon')
  return backdrop === 'stars' || time === 'night' || isAsked
}
