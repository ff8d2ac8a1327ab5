/** Findings of Redocly's linter for an OpenAPI document. */
import type * as Redocly from '@redocly/openapi-core'
import { loadRedocly } from './packages'

/** Redocly's recommended rules, without those that contradict the specification's paths. */
const RULES = {
  extends: ['recommended'] as string[],
  rules: {
    // `/api/works/page` and `/api/works/{id}`: OpenAPI says that the concrete one is meant.
    'no-ambiguous-paths': 'off',
    // A document without PUBLIC_URL names the place where it was found.
    'no-server-example.com': 'off',
  },
} satisfies Parameters<(typeof Redocly)['createConfig']>[0]

/** The first of them, errors and warnings alike. */
export async function lintDocument(document: object): Promise<string[]> {
  const { createConfig, lintFromString } = await loadRedocly()
  const findings = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig(RULES),
  })
  const messages = findings.map(({ ruleId, message, location }) =>
    [ruleId, message, location[0]?.pointer].join(' '),
  )
  return [...new Set(messages)].slice(0, 20)
}
