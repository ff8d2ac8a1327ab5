/** Asks for a code, and by itself solves what the server wants solved before. */
import type { CallData, CallInput } from '@contract/endpoints/all'
import type { challenge, challengeSolution } from '@contract/endpoints/challenge'
import type { z } from 'zod'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { doWork } from '@/lib/proofOfWork'
import { showCaptcha } from '@/platform/captcha'
import { deviceId } from '@/platform/deviceId'
import { hideLoading, showLoading } from '@/platform/toast'
import { texts } from './texts'

type Key = 'POST /api/sms-code'
type Challenge = z.output<typeof challenge>
type Solution = z.output<typeof challengeSolution>
type Body = Omit<CallInput<Key>['body'], 'device' | 'solution'>

/** A challenge may run out, or be spent by another tab, while it is solved. */
const ROUNDS = 3

async function solve(order: Challenge): Promise<Solution | null> {
  if (order.kind === 'tencent-captcha') {
    const passed = await showCaptcha(order.appId)
    return passed && { kind: order.kind, ...passed }
  }
  showLoading(texts.checking)
  try {
    const payload = await doWork(order)
    return payload === null ? null : { kind: order.kind, payload }
  } finally {
    hideLoading()
  }
}

/** Rejects with ApiError as calls do; CHALLENGE_REQUIRED when nobody solved it. */
export async function askCode(body: Body): Promise<CallData<Key>> {
  let solution: Solution | null = null
  for (let round = 1; ; round++) {
    try {
      const solved = solution && { solution }
      return await call('POST /api/sms-code', { body: { ...body, device: deviceId(), ...solved } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHALLENGE_REQUIRED') throw error
      if (round === ROUNDS) throw error
      solution = await solve(error.details as Challenge)
      if (!solution) throw new ApiError('CHALLENGE_REQUIRED', { message: texts.unchecked })
    }
  }
}
