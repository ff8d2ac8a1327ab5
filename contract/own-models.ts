/** Models that people bring themselves, by a key of their own. */

const PREFIX = 'own:'

/** Of a model and of the engine behind it alike; no configured one begins like it. */
export function isOwnModel(id: string): boolean {
  return id.startsWith(PREFIX)
}

/**
 * The engine behind a key, and its model where it has one alone.
 * @param model of a key with several: as its vendor calls it
 */
export function ownModelId(keyId: string, model?: string): string {
  return model === undefined ? `${PREFIX}${keyId}` : `${PREFIX}${keyId}/${model}`
}

/** The key behind an engine or a model of one's own. */
export function parseKeyId(id: string): string {
  return id.slice(PREFIX.length).split('/', 1)[0] ?? ''
}
