/** A painting's recipe: the request that paints it, kept as JSON beside the picture. */
import type { PaintRequest } from './paint'
import { STYLES } from './slots'

/** Plain JSON; nobody but this module reads it. */
export type Recipe = Readonly<Record<string, unknown>>

/** Rises when requests mean something else; older recipes are then not read any more. */
const VERSION = 1

/** Of a request without a control: what a sketch or a reference gave is not kept. */
export function recipeOf({ control: _, ...request }: PaintRequest): Recipe {
  return { version: VERSION, request }
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value)

function isVariation(value: unknown): boolean {
  if (value === undefined) return true
  const { seed, place } = (value ?? {}) as Partial<Record<string, unknown>>
  return isNumber(seed) && isNumber(place) && place >= 0
}

/** null for what is no recipe of this version. */
export function requestOfRecipe(recipe: Recipe | undefined): PaintRequest | null {
  if (recipe?.version !== VERSION) return null
  const request = (recipe.request ?? {}) as Partial<PaintRequest>
  const { prompt, negativePrompt, style, strength, width, height, seed, variation } = request
  const known = style === null || STYLES.some((id) => id === style)
  const sized = isNumber(width) && isNumber(height) && width > 0 && height > 0
  const weighed = strength === undefined || (strength >= 0 && strength <= 1)
  const worded = typeof prompt === 'string' && typeof negativePrompt === 'string'
  if (!known || !sized || !weighed || !worded || !isNumber(seed) || !isVariation(variation))
    return null
  return request as PaintRequest
}
