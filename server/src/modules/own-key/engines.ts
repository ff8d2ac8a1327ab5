/** The keys of people as engines: offered without the key, opened with it for one run. */
import { parseKeyId } from '@contract/own-models'
import type { Db } from '../../platform/db/client'
import { createDescriber } from '../../integrations/engines/describer'
import type { Engine } from '../../integrations/engines/engine'
import { createMaskMaker } from '../../integrations/engines/mask-maker'
import { createOwnEngine, hasModel, OwnEngineError, withOwn } from '../../integrations/engines/own'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { Keys } from '../../platform/lib/keys'
import { unseal } from '../../platform/lib/seal'
import type { OwnEngines } from '../job/ports'
import { isAllowed, isOn, isPublicOnly, type KeyPlaces, findVendor } from './hosts'
import { findKey, listKeys, type OwnKeyRow } from './repository'
import { texts } from './texts'

export interface OwnEngineParts {
  readonly db: Db
  readonly config: KeyPlaces
  readonly keys: Keys
  readonly engines: EngineRegistry
}

/** A sealed key opens only in the row it was sealed for. */
export function buildSealContext({ id, userId }: Pick<OwnKeyRow, 'id' | 'userId'>): string {
  return `${userId}/${id}`
}

export function createOwnEngines(parts: OwnEngineParts): OwnEngines {
  const { db, config, keys, engines } = parts
  const studio = engines.byId('studio')
  const drawing = {
    drawMask: studio ? createMaskMaker(studio) : null,
    describe: studio ? createDescriber(studio) : null,
  }

  /** Null for a model that its vendor has no more. */
  function createEngine(row: OwnKeyRow, apiKey: string | null): Engine | null {
    const { id: keyId, name, baseUrl, model } = row
    const vendor = findVendor(config, row)
    if (vendor && !hasModel(vendor, model)) return null
    const publicOnly = isPublicOnly(config, row)
    return createOwnEngine(
      { keyId, name, vendor, baseUrl, publicOnly, model },
      { apiKey, parts: drawing },
    )
  }

  return {
    async loadUserEngines(userId) {
      if (!isOn(config)) return engines
      const rows = await listKeys(db, userId)
      const own = rows
        .filter((row) => isAllowed(config, row))
        .flatMap((row) => createEngine(row, null) ?? [])
      return own.length === 0 ? engines : withOwn(engines, own)
    },

    async open(engineId, userId) {
      const row = await findKey(db, { userId, id: parseKeyId(engineId) })
      if (!row) throw new OwnEngineError('rejected', texts.gone)
      if (!isAllowed(config, row)) throw new OwnEngineError('rejected', texts.hostGone)
      const apiKey = unseal(keys.of('own-key'), row.sealedKey, buildSealContext(row))
      if (apiKey === null) throw new OwnEngineError('rejected', texts.unreadable)
      const engine = createEngine(row, apiKey)
      if (!engine) throw new OwnEngineError('rejected', texts.modelGone)
      return engine
    },
  }
}
