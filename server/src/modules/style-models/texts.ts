/** Faults of a file of styles. */
export const texts = {
  needed: '不能空着',
} as const

/** Tags of origin. */
export const BUILT_IN = '内置'
export const CONNECTED = '外接'
export const OPERATORS = '本站'
