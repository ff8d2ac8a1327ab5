/** Which dialect a server speaks: by name, or by its host. */
import { arkDialect } from './ark'
import type { Dialect } from './dialect'
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

export function dialectOf(name: DialectName, baseUrl: string): Dialect {
  if (name !== 'auto') return DIALECTS[name]
  const { hostname } = new URL(baseUrl)
  return BY_HOST.find(([host]) => host.test(hostname))?.[1] ?? openaiDialect
}

/** Whether unfinished pictures may be asked for where nobody said so: only of OpenAI itself. */
export function streamsByHost(baseUrl: string): boolean {
  return new URL(baseUrl).hostname === 'api.openai.com'
}
