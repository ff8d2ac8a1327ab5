import { z } from 'zod'
import { defineEndpoints } from './define'

/** A page of the app with its query, and nothing else: the code never leads anywhere foreign. */
const ownPath = z
  .string()
  .max(300)
  .regex(/^\/(pages[B-E]?\/[a-z0-9-]+\/[a-z0-9-]+(\?[\w=&%.~-]*)?)?$/, '只能做本站页面的码')

export const qrcodeEndpoints = defineEndpoints({
  qrcode: {
    method: 'GET',
    path: '/api/qrcode',
    auth: 'public',
    summary: 'A code that opens a page of the app',
    query: z.object({
      path: ownPath.default('/'),
      /** For a mini-program: its own round code where the operator has one, else the web's. */
      client: z.enum(['weapp']).optional(),
    }),
    data: z.object({
      /** Content of the code. */
      link: z.string(),
      /** The picture as a data URL. */
      url: z.string(),
    }),
  },
})
