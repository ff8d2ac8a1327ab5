/** GET /v1/usage: what is left of the balance and of the key's month. */
import { z } from 'zod'
import { readUsage } from '../api-key/usage'
import { readBalance } from '../credits/service'
import type { OpenApiPorts } from './ports'
import type { ApiCall } from './route'

export const usageSchema = z.object({
  object: z.literal('usage'),
  month: z.string().describe('2026-11, in Shanghai'),
  balance: z.number().int().describe('Credits of the account'),
  limit: z.number().int().describe('Credits this key may spend in a month'),
  spent: z.number().int().describe('Credits this key spent this month, or has on hold'),
  data: z.array(z.object({ day: z.string(), credits: z.number().int(), jobs: z.number().int() })),
})

export async function readKeyUsage(deps: OpenApiPorts, { key }: ApiCall) {
  const [{ month, days }, { balance }] = await Promise.all([
    readUsage(deps, key.userId),
    readBalance(deps.db, key.userId),
  ])
  const own = days.filter(({ keyId }) => keyId === key.keyId)
  return {
    object: 'usage' as const,
    month,
    balance,
    limit: key.monthlyCredits,
    spent: own.reduce((sum, { credits }) => sum + credits, 0),
    data: own.map(({ day, credits, jobs }) => ({ day, credits, jobs })),
  }
}
