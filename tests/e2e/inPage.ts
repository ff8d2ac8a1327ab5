/// <reference lib="dom" />
// Runs in the browser: each function is sent as it stands and uses nothing from outside itself.

/** Marks what a name means, best match first; answers how many bear the best match. */
export interface Query {
  name: string
  /** Only the whole name counts, not a part of a text. */
  exact: boolean
  /** Put on the first match, so that a real finger can be sent there. */
  mark: string | null
}

/**
 * The rules of the mini-program host: by label, placeholder or alt, then by whole text, then by
 * the start of a text, then by any part of it; the innermost of equally good ones.
 */
export function findNamed({ name, exact, mark }: Query): number {
  const normalise = (text: string) => text.replace(/\s+/g, ' ').trim()
  const wanted = normalise(name)
  const computeRank = (element: Element) => {
    const names = ['aria-label', 'placeholder', 'alt']
    const rank = names.findIndex((key) => normalise(element.getAttribute(key) ?? '') === wanted)
    if (rank >= 0) return rank
    const text = normalise(element.textContent ?? '')
    if (text === wanted) return names.length
    if (exact || !text.includes(wanted)) return null
    // Not of a page that is hidden inside: what holds it all would be what is meant.
    if (!normalise((element as HTMLElement).innerText ?? text).includes(wanted)) return null
    return names.length + (text.startsWith(wanted) ? 1 : 2)
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null
    )
  }
  const ranked: { element: Element; rank: number }[] = []
  for (const element of document.body.querySelectorAll('*:not(script, style)')) {
    const rank = computeRank(element)
    if (rank !== null && isSeen(element)) ranked.push({ element, rank })
  }
  const best = Math.min(...ranked.map(({ rank }) => rank))
  const matching = ranked.filter(({ rank }) => rank === best).map(({ element }) => element)
  const innermost = matching.filter(
    (element) => !matching.some((other) => other !== element && element.contains(other)),
  )
  if (mark !== null) innermost[0]?.setAttribute('data-e2e', mark)
  return innermost.length
}

/** Visible words of what is on top: an open dialog or sheet hides nothing but what is inert. */
export function visibleText(): string {
  return document.body.innerText
}

/** Taro keeps H5 storage as {"data": value}. */
export function storedItem(key: string): unknown {
  const raw = localStorage.getItem(key)
  return raw === null ? null : (JSON.parse(raw) as { data: unknown }).data
}

/** Settles when the sheet that holds the element has stopped moving: a finger waits for that, too. */
export async function atRest(element: Element): Promise<void> {
  const moves = element.closest('.mg-bottom-sheet')?.getAnimations() ?? []
  await Promise.all(moves.map((move) => move.finished.catch(() => {})))
}

/** Notes that the element is clicked, for `isClickNoted`. */
export function noteClick(element: Element): void {
  Object.assign(window, { clicked: false })
  const note = () => void Object.assign(window, { clicked: true })
  element.addEventListener('click', note, { once: true, capture: true })
}

/** Whether the element that `noteClick` was last called for has been clicked; false after a reload. */
export function isClickNoted(): boolean {
  return Boolean((window as Window & { clicked?: boolean }).clicked)
}
