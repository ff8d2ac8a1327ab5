/** Text by file, from the top folder. */
type Texts = ReadonlyMap<string, string>
/** Room → room → the imports that make the arrow. */
type Arrows = Map<string, Map<string, string[]>>

export const FLOORS: readonly string[]
export const INNER_FLOORS: readonly string[]
export function arrowsOf(texts: Texts, floors: readonly string[]): Arrows
export function circlesOf(arrows: Arrows): string[][]
export function trespassesOf(texts: Texts): string[]
