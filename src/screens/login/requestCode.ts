/** Asks for a code, and by itself solves what the server wants solved before. */
import type { CallData, CallInput } from '@contract/endpoints/all'
import type { challenge, challengeSolution } from '@contract/endpoints/challenge'
import type { z } from 'zod'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { solveProofOfWork } from '@/lib/proofOfWork'
import { showCaptcha } from '@/platform/captcha'
import { deviceId } from '@/platform/deviceId'
import { hideLoading, showLoading } from '@/platform/toast'
import { texts } from '@/domain/session/texts'

type Challenge = z.output<typeof challenge>
type Solution = z.output<typeof challengeSolution>
type Sent = CallData<'POST /api/sms-code'>
type Body = Omit<CallInput<'POST /api/sms-code'>['body'], 'device' | 'solution'>
interface Proof {
  device: string
  solution?: Solution
}

/** A challenge may run out, or be spent by another tab, while it is solved. */
const ROUNDS = 3

async function solve(order: Challenge): Promise<Solution | null> {
  if (order.kind === 'tencent-captcha') {
    const passed = await showCaptcha(order.appId)
    return passed && { kind: order.kind, ...passed }
  }
  showLoading(texts.checking)
  try {
    const payload = await solveProofOfWork(order)
    return payload === null ? null : { kind: order.kind, payload }
  } finally {
    hideLoading()
  }
}

/** Rejects with ApiError as calls do; CHALLENGE_REQUIRED when the captcha was not solved. */
async function requestWithProof(send: (proof: Proof) => Promise<Sent>): Promise<Sent> {
  let solution: Solution | null = null
  for (let round = 1; ; round++) {
    try {
      return await send({ device: deviceId(), solution: solution ?? undefined })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHALLENGE_REQUIRED') throw error
      if (round === ROUNDS) throw error
      solution = await solve(error.details as Challenge)
      if (!solution) throw new ApiError('CHALLENGE_REQUIRED', { message: texts.unchecked })
    }
  }
}

/** To a number. Rejects as askWith does. */
export function requestCode(body: Body): Promise<Sent> {
  return requestWithProof((proof) => call('POST /api/sms-code', { body: { ...body, ...proof } }))
}

/** To a mailbox. Rejects as askWith does. */
export function requestEmailCode(email: string): Promise<Sent> {
  return requestWithProof((proof) =>
    call('POST /api/auth/emailCode', { body: { email, ...proof } }),
  )
}
