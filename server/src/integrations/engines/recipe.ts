/**
 * Recipes to paint a picture again: stored as JSON with the picture, read by the engine that wrote
 * them. Keys are stored in the database: they must not be renamed.
 */
import { type PaintRecipe, requestOfRecipe } from '@studio/painter/recipe'
import { z } from 'zod'

/** Of Midjourney: the task that painted a grid, and the quarter of it, 1 … 4. */
const gridRecipe = z.object({ task: z.string(), index: z.number() })

export type GridRecipe = z.output<typeof gridRecipe>
export type Recipe = PaintRecipe | GridRecipe

export const isGridRecipe = (recipe: Recipe): recipe is GridRecipe => 'task' in recipe
export const isPaintRecipe = (recipe: Recipe): recipe is PaintRecipe => 'version' in recipe

/** Null for a recipe of another version or of another shape: the picture has none. */
export function parseRecipe(value: unknown): Recipe | null {
  if (requestOfRecipe(value)) return value as PaintRecipe
  return gridRecipe.safeParse(value).data ?? null
}
