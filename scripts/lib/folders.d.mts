/** Text by file, from the top folder. */
type Texts = ReadonlyMap<string, string>
/** Folder → folder → the imports of the dependency. */
type Arrows = Map<string, Map<string, string[]>>

export const FLOORS: readonly string[]
export const INNER_FLOORS: readonly string[]
export function collectArrows(texts: Texts, floors: readonly string[]): Arrows
export function findCycles(arrows: Arrows): string[][]
export function findForeignWrites(texts: Texts): string[]
