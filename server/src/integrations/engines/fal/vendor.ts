/** fal, as the environment or engines.json describes it. */
import { z } from 'zod'
import { cloudVendor } from '../clouds/vendor'
import { createFalEngine } from './fal'
import { DEFAULT_MODELS, factsOf, rowSchema } from './models'

export const fal = cloudVendor({
  id: 'fal',
  key: 'FAL_KEY',
  prefix: 'FAL',
  own: { table: z.array(rowSchema).max(60).optional() },
  about: 'A key of fal.ai; set = engine on, with a model for nearly every tool (docs/ENGINES.md)',
  baseUrl: 'https://queue.fal.run',
  baseUrlAbout: 'Its queue, or a proxy before it',
  credits: 6,
  videoCredits: 12,
  models: DEFAULT_MODELS,
  factsOf,
  create: (options, { table = [] }) => createFalEngine({ ...options, table }),
})
