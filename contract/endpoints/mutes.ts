/** 不感兴趣 and 屏蔽: own mutes and blocks. Not in the specification. */
import { z } from 'zod'
import { MUTE_KINDS } from '../mutes'
import { defineEndpoints, id, isoTime, pageQuery, pageSchema } from './define'
import { authorView } from './works'

const mute = z.object({
  id: z.string(),
  kind: z.enum(MUTE_KINDS),
  /** Id of the work, user or style, or the tag. */
  target: z.string(),
  /** Title of the work, nickname of the user, name of the style, or the tag. */
  name: z.string(),
  /** The muted or blocked user, or the author of the work. */
  author: authorView.nullable(),
  /** Of a work. */
  thumbUrl: z.string().nullable(),
  createdAt: isoTime,
})

export const muteEndpoints = defineEndpoints({
  my: {
    method: 'GET',
    path: '/api/mute/my',
    auth: 'user',
    summary: 'My mutes and blocks, newest first (not in the specification)',
    query: pageQuery.extend({ kind: z.enum(MUTE_KINDS).optional() }),
    data: pageSchema(mute),
  },
  add: {
    method: 'POST',
    path: '/api/mute/add',
    auth: 'user',
    whileClosing: true,
    summary:
      'Mute a work, user, tag or style, or block a user; both end following. Idempotent (not in the specification)',
    body: z.strictObject({
      kind: z.enum(MUTE_KINDS),
      target: z.string().trim().min(1, '没有说明要屏蔽什么').max(80),
      /** Of a work: it is reported as well. */
      uncomfortable: z.boolean().default(false),
    }),
    data: z.object({ id: z.string() }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/mute/{id}',
    auth: 'user',
    summary: 'Undo an own mute or block (not in the specification)',
    params: z.object({ id }),
    data: z.object({ id: z.string() }),
  },
})
