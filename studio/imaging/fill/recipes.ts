/** Three ways to fill the same hole, different enough to choose from; the surest first. */
import type { Recipe } from './synthesise'

const ROW_PENALTY = 1.5e5

const WAYS: readonly Omit<Recipe, 'seed'>[] = [
  // things stay at their height: sky in the sky, grass in the grass
  { rowPenalty: ROW_PENALTY, startSide: 20 },
  // anything from anywhere: what lies flat or was turned
  { rowPenalty: 0, startSide: 20 },
  // large forms are not synthesised again, the surroundings grow in
  { rowPenalty: ROW_PENALTY, startSide: 48 },
]

export function listRecipes(seed: number, count: number): Recipe[] {
  return WAYS.slice(0, count).map((way, i) => ({ ...way, seed: seed + i }))
}
