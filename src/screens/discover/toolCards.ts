/** Which tools 妙笔 shows and in which order: exactly those that work now and this app can open. */
import type { CallData } from '@contract/endpoints/all'
import { findRoute } from '@/routes'

export type ToolCard = CallData<'GET /api/banner/applist'>[number]
export type Group = ToolCard['group']

export const GROUPS: readonly Group[] = ['mend', 'change', 'motion', 'create']

/** A tool this version has no page for is not shown. */
export function openable(list: readonly ToolCard[]): ToolCard[] {
  return list.filter(({ route }) => findRoute(route) !== null)
}

/** Those to begin with, the most reliable first: the server knows by trials, and orders the list. */
export function listLeading(cards: readonly ToolCard[]): ToolCard[] {
  return cards.filter(({ leads }) => leads)
}

/** Those whose name or purpose contains every word. */
export function found(cards: readonly ToolCard[], search: string): ToolCard[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return cards.filter(({ name, summary, good }) => {
    const text = `${name} ${summary} ${good ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The last ones used first, as far as they are still there. */
export function listRecent(cards: readonly ToolCard[], used: readonly string[]): ToolCard[] {
  return used.flatMap((id) => cards.filter(({ tool }) => tool === id))
}
