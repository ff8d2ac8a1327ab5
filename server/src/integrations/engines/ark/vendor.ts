/** Volcengine Ark, as the environment or engines.json describes it. */
import { cloudVendor } from '../clouds/vendor'
import { createArkEngine } from './ark'
import { DEFAULT_MODELS, factsOf } from './models'

export const ark = cloudVendor({
  id: 'ark',
  key: 'ARK_API_KEY',
  prefix: 'ARK',
  own: {},
  about:
    'A key of 火山方舟 (Volcengine Ark); set = engine on, with Seedream’s pictures and Seedance’s videos',
  baseUrl: 'https://ark.cn-beijing.volces.com/api/v3',
  baseUrlAbout:
    'Where that key is valid, e.g. `https://ark.ap-southeast.bytepluses.com/api/v3` (its models have other names: engines.json)',
  credits: 6,
  videoCredits: 10,
  models: DEFAULT_MODELS,
  factsOf,
  create: createArkEngine,
})
