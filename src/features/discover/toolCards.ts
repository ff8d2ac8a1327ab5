/** Which tools 妙笔 shows and in which order: exactly those that work now and this app can open. */
import type { CallData } from '@contract/endpoints/all'
import { findRoute } from '@/routes'

export type ToolCard = CallData<'GET /api/banner/applist'>[number]
export type Group = ToolCard['group']

export const GROUPS: readonly Group[] = ['mend', 'change', 'motion', 'create']

/** What the six on top are, in this order, as far as they work. */
const COMMON = ['upscale', 'cleaner', 'rembg', 'outpaint', 'img2vid', 'qrcode']

/** A tool this version has no page for is not shown. */
export function openable(list: readonly ToolCard[]): ToolCard[] {
  return list.filter(({ route }) => findRoute(route) !== null)
}

export function commonOf(cards: readonly ToolCard[]): ToolCard[] {
  return COMMON.flatMap((id) => cards.filter(({ tool }) => tool === id))
}

/** Those whose name or purpose contains every word. */
export function found(cards: readonly ToolCard[], search: string): ToolCard[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return cards.filter(({ name, summary }) => {
    const text = `${name} ${summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The last ones used first, as far as they are still there. */
export function recentOf(cards: readonly ToolCard[], used: readonly string[]): ToolCard[] {
  return used.flatMap((id) => cards.filter(({ tool }) => tool === id))
}
