import { z } from 'zod'
import { defineEndpoints, id } from './define'
import { jobView } from './job'

/** Parameters are checked against the tool's definition (contract/tools), not here. */
export const submitBody = z.strictObject({
  /** Made by the client; the same id again answers the same job. */
  requestId: z.string().min(8).max(64),
  params: z.record(z.string().max(40), z.unknown()),
  /** The price the person saw; refused with QUOTE_CHANGED when it is another now. */
  quotedCredits: z.number().int().min(0),
  /** The job this one is made from. */
  parentId: id.optional(),
  /** 画同款: the public work this one is made after. */
  remakeOf: id.optional(),
})

export const submitData = z.object({
  job: jobView,
  /** Balance after the hold. */
  balance: z.number().int(),
})

export const generateEndpoints = defineEndpoints({
  generate: {
    method: 'POST',
    path: '/api/generate',
    auth: 'user',
    summary: 'Paint from a prompt (tool text2img)',
    body: submitBody,
    data: submitData,
  },
  randomPrompt: {
    method: 'POST',
    path: '/api/generate/randomPrompt',
    auth: 'public',
    summary: 'A prompt to start from; pass the last one to get another',
    body: z.object({ last: z.string().max(800).optional() }).prefault({}),
    data: z.object({ prompt: z.string() }),
  },
})
