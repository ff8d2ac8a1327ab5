/** The first character of a name as a person sees it: a surrogate pair stays whole. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? ''
}
