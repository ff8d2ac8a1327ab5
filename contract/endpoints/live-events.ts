import { z } from 'zod'
import { defineEndpoints } from './define'

export const liveEventEndpoints = defineEndpoints({
  ticket: {
    method: 'POST',
    path: '/api/events/ticket',
    auth: 'user',
    summary:
      'A ticket for GET /api/events?ticket=…&client=…: server-sent events `jobs`, `badge` and `credits`, resumed by Last-Event-ID (not in the specification)',
    whileClosing: true,
    data: z.object({
      ticket: z.string(),
      /** A connection is opened before that; it stays open after it. */
      validMs: z.number().int(),
    }),
  },
})
