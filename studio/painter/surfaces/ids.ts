/** Surfaces of a whole picture that are no brush. */
export const SURFACES = [
  ...(['bricks', 'stitches', 'felt', 'clay', 'facets', 'leaded-glass'] as const),
  ...(['blueprint', 'line-drawing', 'swirls', 'gouache', 'shadow-play'] as const),
  ...(['woodcut', 'monochrome', 'cobalt', 'sepia'] as const),
] as const
export type Surface = (typeof SURFACES)[number]
