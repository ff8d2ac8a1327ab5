/** Audit log of the staff. */
import { z } from 'zod'
import { OPERATORS } from '../../staff'
import { defineEndpoints, isoTime, pageSchema, pageQuery } from '../define'

export const consoleLogEndpoints = defineEndpoints({
  log: {
    method: 'GET',
    path: '/api/console/log',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Acts of operators at the console and in the terminal, newest first',
    query: pageQuery.omit({ cursor: true }).extend({
      command: z.string().trim().max(40).optional(),
      from: z.enum(['console', 'terminal']).optional(),
      q: z.string().trim().max(100).optional(),
    }),
    data: pageSchema(
      z.object({
        id: z.string(),
        command: z.string(),
        args: z.array(z.string()),
        result: z.record(z.string(), z.unknown()),
        operator: z.string(),
        /** Null: by the command line. */
        actorId: z.string().nullable(),
        reason: z.string().nullable(),
        createdAt: isoTime,
      }),
    ),
  },
})
