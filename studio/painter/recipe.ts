/** A painting's recipe: the request that paints it, stored as JSON next to the picture. */
import type { PaintRequest } from './request'
import { STYLES } from './slots'

/** Rises when requests mean something else; older recipes are then not read any more. */
const VERSION = 1

/** Plain JSON. */
export interface PaintRecipe {
  readonly version: typeof VERSION
  readonly request: Omit<PaintRequest, 'control'>
}

/** Of a request without a control: a sketch or a reference is not stored. */
export function toRecipe({ control: _, ...request }: PaintRequest): PaintRecipe {
  return { version: VERSION, request }
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value)

function isVariation(value: unknown): boolean {
  if (value === undefined) return true
  const { seed, place } = (value ?? {}) as { seed?: unknown; place?: unknown }
  return isNumber(seed) && isNumber(place) && place >= 0
}

/** null for what is no recipe of this version. */
export function requestOfRecipe(recipe: unknown): PaintRequest | null {
  const { version, request: stored } = (recipe ?? {}) as Partial<PaintRecipe>
  if (version !== VERSION) return null
  const request: Partial<PaintRequest> = stored ?? {}
  const { prompt, negativePrompt, style, strength, width, height, seed, variation } = request
  const known = style === null || STYLES.some((id) => id === style)
  const sized = isNumber(width) && isNumber(height) && width > 0 && height > 0
  const weighed =
    strength === undefined || (typeof strength === 'number' && strength >= 0 && strength <= 1)
  const worded = typeof prompt === 'string' && typeof negativePrompt === 'string'
  if (!known || !sized || !weighed || !worded || !isNumber(seed) || !isVariation(variation))
    return null
  return request as PaintRequest
}
