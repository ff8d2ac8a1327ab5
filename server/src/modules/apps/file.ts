/** All small apps as a file that operators edit. */
import { ALL_APPS } from '@contract/apps/all'
import { z } from 'zod'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { itemKey, line, catalogFile } from '../catalog/file'
import { recipeIssue } from './recipe'
import { texts } from './texts'

const MOST = 200
const param = z.string().max(40)

function appItem(engines: EngineRegistry) {
  return z
    .strictObject({
      id: itemKey,
      name: line(16).min(1, texts.needed),
      summary: line(40).min(1, texts.needed),
      tags: z.array(line(8).min(1, texts.needed)).max(4).default([]),
      tool: param,
      fixed: z.record(param, z.json()).default({}),
      open: z.array(param).max(40),
      /** A file of this machine, or the address or key of a stored picture; null: as its tool. */
      cover: z.string().min(1, texts.needed).max(1000).nullable().default(null),
    })
    .superRefine((app, context) => {
      const issue = recipeIssue(engines, app)
      if (issue) context.addIssue({ code: 'custom', path: [...issue.path], message: issue.message })
    })
}

export function appsFile(engines: EngineRegistry) {
  return catalogFile({
    item: appItem(engines),
    keyOf: ({ id }) => id,
    most: MOST,
    shipped: ALL_APPS.map(({ id }) => id),
  })
}

export type AppsFile = z.output<ReturnType<typeof appsFile>>
