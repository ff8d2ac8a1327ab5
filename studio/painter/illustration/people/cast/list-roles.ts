import type { Composing, ThingWish } from '../../family'
import { listByMood } from '../../moods'
import { findTable } from '../crop'
import { wordList } from '../../../../lib/words'
import type { Part } from './part'
import { GROUPS, PARTS } from './roles'

const MOST = 4

export interface Role {
  readonly part: Part
  readonly wish: ThingWish
}

/** 开心、难过、生气: once with each. */
export const listByExpression = (wish: ThingWish): ThingWish[] =>
  listByMood(wish, 'expression', wordList('laugh sad stern surprised')).slice(0, MOST)

/** People to be seen: groups by name, counts, and other people named with the first. */
export function listRoles({ brief }: Composing): Role[] {
  const roles: Role[] = []
  // 婚纱照，新郎新娘: members of the main group that are named again are the same people
  const members = new Set([brief.main.id, ...(GROUPS[brief.main.id] ?? [])])
  const isNamedAgain = (wish: ThingWish): boolean =>
    brief.main.id in GROUPS && wish.count === null && members.has(wish.id)
  for (const wish of [brief.main, ...brief.others.filter((other) => !isNamedAgain(other))]) {
    const group = GROUPS[wish.id]
    const own = PARTS[wish.id]
    if (group) {
      // 三个好朋友: as many as are counted, in turn
      const count = Math.max(group.length, wish.count ?? 0)
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
  return roles.slice(0, MOST)
}
