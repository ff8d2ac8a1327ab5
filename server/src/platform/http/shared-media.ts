/**
 * Headers of pictures that mini-programs show: their pages have another origin, and a browser engine
 * refuses a response that does not allow it. Anyone with the address may see them anyway.
 */
export const SHARED_MEDIA = { 'cross-origin-resource-policy': 'cross-origin' } as const
