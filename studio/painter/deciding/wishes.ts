import type { Wish } from '../parse'
import type { Random } from '../../lib/random'
import type { KindId, SeasonId, SubjectId, SubjectWish } from '../slots'
import { listSubjects, chooseUsual } from '../subjects/kinds'
import { getSubject } from '../subjects/registry'

export const toMeaningKey = ({ meaning }: Wish): string => `${meaning.slot}:${meaning.value}`

/** Everything that must not appear, as `slot:value`; a kind includes all its members. */
export function deniedBy(wishes: readonly Wish[]): Set<string> {
  const denied = new Set(wishes.map(toMeaningKey))
  for (const { meaning } of wishes) {
    if (meaning.slot !== 'kind') continue
    for (const id of listSubjects(meaning.value as KindId)) denied.add(`subject:${id}`)
  }
  return denied
}

export const findFirstValue = <T extends string>(wishes: readonly Wish[], slot: string): T | null =>
  (wishes.find((wish) => wish.meaning.slot === slot)?.meaning.value as T) ?? null

export const listValues = <T extends string>(wishes: readonly Wish[], slot: string): Set<T> =>
  new Set(
    wishes.filter((wish) => wish.meaning.slot === slot).map((wish) => wish.meaning.value as T),
  )

/** The same thing again: what is said later completes or corrects what was said before. */
function merge(id: string, wish: Wish, before: SubjectWish | undefined): SubjectWish {
  const tint = wish.tint ?? before?.tint
  const size = wish.size ?? before?.size
  const place = wish.place ?? before?.place
  return {
    id,
    count: wish.count ?? before?.count ?? null,
    ...(tint && { tint }),
    ...(size && { size }),
    ...(place && { place }),
    ...(wish.traits && { traits: wish.traits }),
  }
}

/** An umbrella next to a person is in their hand: no second one lies about. */
function handOver(subjects: Map<string, SubjectWish>): void {
  const walker = subjects.get('walker')
  const umbrella = subjects.get('umbrella')
  if (!walker || !umbrella) return
  const tint = umbrella.tint ?? walker.tint
  const count = walker.count ?? umbrella.count
  subjects.set('walker', { ...walker, count, holds: 'umbrella', ...(tint && { tint }) })
  subjects.delete('umbrella')
}

/** Things that are small in any place. */
const TINY: ReadonlySet<string> = new Set<SubjectId>(['skiff', 'birds', 'butterfly', 'fish', 'koi'])

/** Low houses: alone in a wide land they are specks. */
const LOW_HOUSES: ReadonlySet<string> = new Set<SubjectId>(['cabin', 'cottage', 'pavilion'])

/** 森林里的小木屋, 绿树环绕的小屋: the one house among plants is what the picture is about. */
function findOnlyHouse(subjects: readonly SubjectWish[]): SubjectWish | undefined {
  const house = subjects.find(({ id }) => LOW_HOUSES.has(id))
  const others = subjects.filter((one) => one !== house)
  return others.every(({ id }) => getSubject(id).alone === undefined) ? house : undefined
}

/** 一座白色的小房子，雪原: one thing that is counted before any place is what the picture is about. */
function enlargeOnly(subjects: Map<string, SubjectWish>, wishes: readonly Wish[]): void {
  const [first] = subjects.values()
  const at = wishes.findIndex(({ meaning: { slot } }) => /^(subject|kind|scene)$/.test(slot))
  const isFirst = /^(subject|kind)$/.test(wishes[at]?.meaning.slot ?? '')
  const isCounted = isFirst && subjects.size <= 2 && first?.count === 1 && !TINY.has(first.id)
  const only = isCounted ? first : findOnlyHouse([...subjects.values()])
  if (only && !only.size && only.place !== 'far' && (only.count ?? 1) === 1)
    subjects.set(only.id, { ...only, size: 'large' })
}

/** The requested things, each once, in order; of a kind the seed picks one of the usual. */
export function pickSubjects(
  wishes: readonly Wish[],
  denied: ReadonlySet<string>,
  random: Random,
): SubjectWish[] {
  const season = findFirstValue<SeasonId>(wishes, 'season')
  const indoors = wishes.some((wish) => toMeaningKey(wish) === 'scene:interior')
  const named = new Set(listValues<SubjectId>(wishes, 'subject'))
  const subjects = new Map<string, SubjectWish>()
  for (const wish of wishes) {
    const { slot, value } = wish.meaning
    let id = value as SubjectId
    if (slot === 'kind') {
      const members = listSubjects(value as KindId)
      const allowed = members.filter((member) => !denied.has(`subject:${member}`))
      const usual = chooseUsual(value as KindId, indoors, season).filter((member) =>
        allowed.includes(member),
      )
      const [first, ...others] = usual.length > 0 ? usual : allowed
      // 船: a boat of any kind is one
      if (!first || members.some((member) => named.has(member))) continue
      id = random.fork(`kind ${value}`).pick([first, ...others])
    } else if (slot !== 'subject' || denied.has(`subject:${id}`)) {
      continue
    }
    subjects.set(id, merge(id, wish, subjects.get(id)))
  }
  enlargeOnly(subjects, wishes)
  handOver(subjects)
  return [...subjects.values()]
}
