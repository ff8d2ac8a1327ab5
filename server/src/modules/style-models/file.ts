/** The catalog of styles as a file that operators edit. */
import { z } from 'zod'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { line, catalogFile } from '../catalog/file'
import { allStyleIds } from './catalog'
import { texts } from './texts'

const MOST = 200

export function stylesFile(engines: EngineRegistry) {
  const known = allStyleIds(engines)
  const item = z.strictObject({
    id: z.string().max(80),
    tags: z.array(line(8).min(1, texts.needed)).max(4).default([]),
  })
  return catalogFile({ item, keyOf: ({ id }) => id, most: MOST, shipped: known, about: 'shipped' })
}

export type StylesFile = z.output<ReturnType<typeof stylesFile>>
