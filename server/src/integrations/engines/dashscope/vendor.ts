/** Alibaba Cloud Model Studio, as the environment or engines.json describes it. */
import { cloudVendor } from '../clouds/vendor'
import { createDashScopeEngine } from './dashscope'
import { DEFAULT_MODELS, factsOf } from './models'

export const dashscope = cloudVendor({
  id: 'dashscope',
  key: 'DASHSCOPE_API_KEY',
  prefix: 'DASHSCOPE',
  own: {},
  about:
    'A key of 阿里云百炼 (Alibaba Cloud Model Studio); set = engine on, with Qwen-Image, Wan and its videos',
  baseUrl: 'https://dashscope.aliyuncs.com/api/v1',
  baseUrlAbout:
    'Where that key is valid: keys belong to one region, e.g. `https://dashscope-intl.aliyuncs.com/api/v1`',
  credits: 4,
  videoCredits: 10,
  models: DEFAULT_MODELS,
  factsOf,
  create: createDashScopeEngine,
})
