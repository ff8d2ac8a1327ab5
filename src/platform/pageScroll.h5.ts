/** Scrolling the page on top to a place, H5: each page is a scroller of its own. */
export function scrollPageTo(top: number): void {
  const pages = [...document.querySelectorAll('.taro_page')]
  pages
    .filter((page) => page.getClientRects().length > 0)
    .at(-1)
    ?.scrollTo({ top })
}

/** The element with this id, into the middle of the window. */
export function scrollToElement(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'center' })
}
