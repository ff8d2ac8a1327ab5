import type { Composing, ThingWish } from '../../family'
import { listByMood } from '../../moods'
import { findTable } from '../crop'
import { wordList } from '../../../../lib/words'
import type { Part } from './part'
import { GROUPS, PARTS } from './roles'

/** Moods of one person. */
const MOODS = 4
/** People in one picture. */
export const MOST_PEOPLE = 9
/** Groups of any size: 两个朋友 are two. */
const LOOSE = /^(?:friends|sisters|brothers|children|colleagues|team|audience)$/

export type Role = { readonly part: Part; readonly wish: ThingWish }

/** 开心、难过、生气: once with each. */
export const listByExpression = (wish: ThingWish): ThingWish[] =>
  listByMood(wish, 'expression', wordList('laugh crying angry surprised')).slice(0, MOODS)

/** 三个好朋友: as many as are counted, in turn; one team is all of it. */
function countGroup({ id }: ThingWish, count: number | null): number {
  const usual = GROUPS[id]?.length ?? 1
  if (count === null || (count === 1 && id === 'team')) return usual
  return LOOSE.test(id) ? count : Math.max(usual, count)
}

/** People to be seen: groups by name, counts, and other people named with the first. */
export function listRoles({ brief }: Pick<Composing, 'brief'>): Role[] {
  const roles: Role[] = []
  // 婚纱照，新郎新娘: members of the main group that are named again are the same people
  const members = new Set([brief.main.id, ...(GROUPS[brief.main.id] ?? [])])
  const isGroup = brief.main.id in GROUPS
  // 一个团队最多有3名成员: they are the group
  const counted = isGroup && brief.others.find(({ id, count }) => id === 'person' && count !== null)
  const isNamedAgain = (wish: ThingWish): boolean =>
    wish === counted || (isGroup && wish.count === null && members.has(wish.id))
  for (const wish of [brief.main, ...brief.others.filter((other) => !isNamedAgain(other))]) {
    const group = GROUPS[wish.id]
    const own = PARTS[wish.id]
    if (group) {
      const count = countGroup(wish, counted && wish === brief.main ? counted.count : wish.count)
      for (let i = 0; i < count; i++)
        roles.push({ part: PARTS[group[i % group.length] ?? ''] ?? {}, wish })
    } else if (own && wish === brief.main && listByExpression(wish).length > 0)
      for (const one of listByExpression(wish)) roles.push({ part: own, wish: one })
    else if (own)
      for (let i = 0; i < Math.max(1, wish.count ?? 1); i++) roles.push({ part: own, wish })
  }
  const [only] = roles
  const isGame = /^(?:chess|go)$/.test(findTable(brief) ?? '')
  // a game has two players
  if (isGame && only && roles.length === 1 && brief.main.count === null)
    roles.push({ ...only, part: only.part })
  return roles.slice(0, MOST_PEOPLE)
}
