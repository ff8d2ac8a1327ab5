import { z } from 'zod'
import { defineEndpoints, pageSchema, pageQuery } from './define'

export const styleModelEndpoints = defineEndpoints({
  page: {
    method: 'GET',
    path: '/api/model/app/page',
    auth: 'optional',
    summary: 'Style models one can create with, with what people made of them',
    query: pageQuery.extend({ tag: z.string().max(20).optional() }),
    data: pageSchema(
      z.object({
        /** `<engine>:<style>` */
        id: z.string(),
        engineId: z.string(),
        styleId: z.string(),
        name: z.string(),
        engineName: z.string(),
        tags: z.array(z.string()),
        thumbUrl: z.string().nullable(),
        thumbhash: z.string().nullable(),
        workCount: z.number().int(),
        likeCount: z.number().int(),
        liked: z.boolean(),
      }),
    ),
  },
  tagList: {
    method: 'GET',
    path: '/api/model/app/tagList',
    auth: 'public',
    summary: 'Tags of style models',
    data: z.array(z.string()),
  },
  like: {
    method: 'POST',
    path: '/api/model/like',
    auth: 'user',
    summary: 'Like a style model, or take it back. Idempotent',
    body: z.strictObject({ id: z.string().min(1).max(80), liked: z.boolean() }),
    data: z.object({ liked: z.boolean(), likeCount: z.number().int() }),
  },
})
