import { z } from 'zod'
import { defineEndpoints } from './define'

export const bannerEndpoints = defineEndpoints({
  applist: {
    method: 'GET',
    path: '/api/banner/applist',
    auth: 'public',
    summary:
      'What 妙笔 shows: every tool that works now, with its price and a cover it made itself',
    data: z.array(
      z.object({
        tool: z.string(),
        name: z.string(),
        summary: z.string(),
        group: z.enum(['create', 'mend', 'change', 'motion']),
        /** A page of the route table. */
        route: z.string(),
        /** Before left, after right, 4:3; null where there is none. */
        coverUrl: z.string().nullable(),
        /** Credits of a run as its form stands when it is opened. */
        credits: z.number().int(),
        /** The price is for one of these. */
        unit: z.enum(['run', 'picture', 'second']),
      }),
    ),
  },
})
