import { z } from 'zod'
import { defineEndpoints, id, pageSchema, pageQuery } from './define'
import { submitBody, submitData } from './generate'

const appInfo = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  /** The tool it runs. */
  tool: z.string(),
  /** Cover of that tool; null where there is none. */
  coverUrl: z.string().nullable(),
  /** Credits of a run with the form's initial values. */
  credits: z.number().int(),
  /** `credits` are of one second: it is charged by the length of the video it is given. */
  bySecond: z.boolean(),
})

export const appEndpoints = defineEndpoints({
  apps: {
    method: 'GET',
    path: '/api/tools/apps',
    auth: 'public',
    summary: 'Small apps (recipes over the tools), by tag and by words',
    query: pageQuery.extend({
      tag: z.string().max(20).optional(),
      search: z.string().max(40).optional(),
    }),
    data: pageSchema(appInfo),
  },
  byId: {
    method: 'GET',
    path: '/api/tools/getAppById',
    auth: 'public',
    summary: 'One small app with its recipe',
    query: z.object({ id }),
    data: appInfo.extend({
      /** Parameters of the tool that the app decides. */
      fixed: z.record(z.string(), z.unknown()),
      /** Parameters of the tool shown in the form. */
      open: z.array(z.string()),
    }),
  },
  tags: {
    method: 'GET',
    path: '/api/tools-tag/app-list',
    auth: 'public',
    summary: 'Tags of the small apps with their counts',
    data: z.array(z.object({ tag: z.string(), count: z.number().int() })),
  },
  run: {
    method: 'POST',
    path: '/api/tools/generate/{id}',
    auth: 'user',
    summary: 'Run a small app: only its open parameters are taken',
    params: z.object({ id }),
    body: submitBody,
    data: submitData,
  },
})
