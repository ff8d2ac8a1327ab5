const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The first character of a name as a person sees it: a surrogate pair stays whole. */
export function getInitial(name: string): string {
  return [...name].find((char) => VISIBLE.test(char))?.toUpperCase() ?? ''
}
