/** What developers may need to know; people are told by the screen. */
export function warn(what: string, cause: unknown): void {
  console.warn(`[moguang] ${what}`, cause)
}
