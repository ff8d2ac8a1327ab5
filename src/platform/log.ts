/** Log for developers; users are informed by the screen. */
export function warn(what: string, cause: unknown): void {
  console.warn(`[moguang] ${what}`, cause)
}
