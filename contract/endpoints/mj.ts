/** The grid mode: four pictures of one prompt, one of them enlarged or varied. */
import { z } from 'zod'
import { modelInfo } from './config'
import { defineEndpoints } from './define'

export const gridModel = modelInfo.extend({
  /** Price of a run of each here. */
  credits: z.object({
    generate: z.number().int(),
    upscale: z.number().int(),
    variation: z.number().int(),
  }),
  /** U and V paint again from the same composition; else they work on the pixels. */
  repaints: z.boolean(),
})

export const mjEndpoints = defineEndpoints({
  models: {
    method: 'GET',
    path: '/api/mj/models',
    auth: 'public',
    summary: 'Models that offer the grid mode, with what they are weak at and what they cost',
    data: z.array(gridModel),
  },
})
