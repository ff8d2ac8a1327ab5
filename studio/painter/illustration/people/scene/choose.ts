import { isPlainBehind } from '../../background'
import { type Composing, traitOf } from '../../family'
import { usualBackdrops } from '../cast/choices'
import type { Part } from '../cast/part'
import type { Person } from '../person'
import { BACKDROPS } from './backdrops'

const OUTDOORS = /^(ski|skip|ride|run|kick|shoot|badminton|tennis|fly|swim|fight|fish)$/
const OPEN_AIR: readonly [string, ...string[]] = ['city', 'clouds', 'sun', 'leaves']

/** Without an interior around a person on a bicycle or a horse. */
function withoutRoom(
  backdrops: readonly string[],
  people: readonly Person[],
): readonly [string, ...string[]] {
  const isOutdoors = people.some(
    ({ doing }) => doing !== null && (doing.mount !== null || OUTDOORS.test(doing.action)),
  )
  const [first, ...rest] = isOutdoors ? backdrops.filter((id) => id !== 'room') : backdrops
  return first === undefined ? OPEN_AIR : [first, ...rest]
}

/** Identifier in `BACKDROPS`: the place that the words ask for, else one that suits the part. */
export function chooseBackdrop(
  composing: Composing,
  part: Part,
  people: readonly Person[],
): string {
  const { brief, random } = composing
  const asked = brief.traits.find(({ slot }) => slot === 'backdrop')?.value
  if (asked && asked in BACKDROPS) return asked
  if (isPlainBehind(brief)) return 'plain'
  if (people.some(({ doing }) => doing?.action === 'ski')) return 'slope'
  // no window of a dwelling over the water
  if (traitOf(brief.main, 'table')?.value === 'pool') return 'clouds'
  if (brief.weather.has('snow')) return 'snow'
  if (brief.weather.has('rain') || brief.weather.has('storm')) return 'rain'
  // 骑龙: in the air
  if (brief.others.some(({ id }) => id === 'dragon')) return 'clouds'
  const picker = random.fork('backdrop')
  const own = part.backdrop ?? []
  if (own.length > 0 && people.length === 1) return picker.pick(withoutRoom(own, people))
  if (people.length > 1 && !part.palette)
    return picker.pick(['arch', 'disc', 'sun', 'hearts', 'leaves', 'cherry', 'rings', 'confetti'])
  return picker.pick(withoutRoom(usualBackdrops(people[0]?.look ?? 'modern'), people))
}
