/** Which dialect a server speaks: by name, by its host, or by its models. */
import { arkDialect } from './ark'
import type { Dialect } from './dialect'
import { isSeedream } from '../../clouds/model-names'
import { openaiDialect } from './openai'
import { sdServerDialect } from './sd-server'
import { siliconflowDialect } from './siliconflow'

const DIALECTS = {
  openai: openaiDialect,
  ark: arkDialect,
  siliconflow: siliconflowDialect,
  'sd-server': sdServerDialect,
} as const satisfies Record<string, Dialect>

export const DIALECT_NAMES = ['auto', 'openai', 'ark', 'siliconflow', 'sd-server'] as const
export type DialectName = (typeof DIALECT_NAMES)[number]

const BY_HOST: readonly (readonly [RegExp, Dialect])[] = [
  [/^ark\.[a-z-]+\d?\.(volces|bytepluses)\.com$/, arkDialect],
  [/(^|\.)siliconflow\.(cn|com)$/, siliconflowDialect],
]

const dialectForModel = (model: string): Dialect => (isSeedream(model) ? arkDialect : openaiDialect)

/** A server whose address identifies no vendor: each model in its own vendor's dialect. */
const gatewayDialect: Dialect = {
  id: 'openai',
  factsOf: (model) => dialectForModel(model).factsOf(model),
  generation: (request) => dialectForModel(request.model).generation(request),
  edit: (request) => dialectForModel(request.model).edit(request),
}

export function chooseDialect(name: DialectName, baseUrl: string): Dialect {
  if (name !== 'auto') return DIALECTS[name]
  const { hostname } = new URL(baseUrl)
  return BY_HOST.find(([host]) => host.test(hostname))?.[1] ?? gatewayDialect
}

/** Default of partial images: only of OpenAI itself. */
export function streamsByHost(baseUrl: string): boolean {
  return new URL(baseUrl).hostname === 'api.openai.com'
}
