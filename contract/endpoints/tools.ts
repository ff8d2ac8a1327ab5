import { z } from 'zod'
import { MEDIA_REF } from '../tools/media'
import { defineEndpoints } from './define'

export const mediaRef = z.string().regex(MEDIA_REF, '图片不对，请重新选择')

const markedPicture = z.strictObject({
  image: mediaRef,
  /** Checked like the mask parameter of a tool. */
  mask: z.record(z.string().max(20), z.unknown()),
})

export const toolEndpoints = defineEndpoints({
  mask: {
    method: 'POST',
    path: '/api/tools/mask',
    auth: 'user',
    summary: 'What a mask of marks covers, for the mask studio (not in the specification)',
    body: markedPicture,
    data: z.object({
      width: z.number().int(),
      height: z.number().int(),
      /** Base64 of a grey PNG, white = meant; longest side at most 1024 px. */
      png: z.string(),
      /** 0..1: how sure the proposal of a subject is. */
      confidence: z.number(),
      /** One Chinese sentence when the marks alone do not say enough. */
      message: z.string().nullable(),
      /** Outlines of what further taps on the place of the last tap would choose; x and y in turns, 1/10000 of the sides. */
      choices: z.array(z.array(z.number().int())),
    }),
  },
  maskRest: {
    method: 'POST',
    path: '/api/tools/mask/rest',
    auth: 'user',
    summary: 'The rest of a thing that the last stroke mostly covers (not in the specification)',
    body: markedPicture,
    data: z.object({
      /** Closed lines, x and y in turns, 1/10000 of the sides; none: nothing is left, or nothing is sure. */
      outlines: z.array(z.array(z.number().int())),
    }),
  },
})
