/** Faults of a file of styles. */
export const texts = {
  needed: '不能空着',
} as const
