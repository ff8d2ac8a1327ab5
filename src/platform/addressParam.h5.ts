/** The address of the page on screen: what is written there survives a reload and a shared link. */

/** Replaces one parameter of the query; the history gets no new entry. */
export function setAddressParam(name: string, value: string): void {
  const url = new URL(window.location.href)
  url.searchParams.set(name, value)
  window.history.replaceState(window.history.state, '', url)
}
