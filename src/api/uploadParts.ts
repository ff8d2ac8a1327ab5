/** A large file in parts: what has arrived is not sent again after a broken connection. */
import { countParts, PART_BYTES, partKey } from '@contract/uploads'
import { slicePart } from '@/platform/fileParts'
import { type PickedImage, releaseFile } from '@/platform/pickImage'
import type { AbortLike } from './abortLike'
import { call } from './call'
import { abortedError, ApiError } from './error'
import {
  type Ext,
  isPolicyRefused,
  sendForm,
  type UploadOptions,
  type UploadTicket,
} from './uploadForm'

/** So often without a single part arriving; then it is the person who tries again. */
const MAX_FAILURES = 4
const FIRST_PAUSE_MS = 1000

type Options = UploadOptions & { ticket: UploadTicket }

function pause(ms: number, signal: AbortLike | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(abortedError())
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', onAbort)
  })
}

/** The policy for what is missing; an upload that the server has forgotten begins again. */
async function requestPlan({ ext, sizeBytes }: PickedImage, { ticket, signal }: Options) {
  const body = { ext: ext as Ext, sizeBytes }
  const requestedAt = Date.now()
  const requestParts = (cosKey: string | null) =>
    call(
      'POST /api/upload/parts',
      { body: cosKey === null ? body : { ...body, cosKey } },
      { signal },
    )
  const plan = await requestParts(ticket.partsKey).catch((error: unknown) => {
    if (ticket.partsKey === null || !(error instanceof ApiError) || error.status !== 404)
      throw error
    return requestParts(null)
  })
  ticket.partsKey = plan.cosKey
  return { ...plan, requestedAt }
}

type Plan = Awaited<ReturnType<typeof requestPlan>>

interface Part {
  number: number
  from: number
  to: number
}

function listMissing({ sizeBytes }: PickedImage, { received }: Plan): Part[] {
  const there = new Set(received)
  return Array.from({ length: countParts(sizeBytes) }, (_, index) => ({
    number: index + 1,
    from: index * PART_BYTES,
    to: Math.min(sizeBytes, (index + 1) * PART_BYTES),
  })).filter(({ number }) => !there.has(number))
}

const sumBytes = (parts: readonly Part[]) => parts.reduce((sum, { from, to }) => sum + to - from, 0)

/** False: the file cannot be cut here. */
async function sendMissing(file: PickedImage, plan: Plan, options: Options): Promise<boolean> {
  const missing = listMissing(file, plan)
  const count = countParts(file.sizeBytes)
  let sent = file.sizeBytes - sumBytes(missing)
  const show = (bytes: number) => options.onProgress?.((sent + bytes) / file.sizeBytes)
  show(0)
  for (const { number, from, to } of missing) {
    const part = await slicePart(file, { from, to })
    if (!part) return false
    try {
      const key = partKey(plan.cosKey, { number, count })
      const onProgress = (fraction: number) => show(fraction * (to - from))
      const content = { key, file: part, requestedAt: plan.requestedAt }
      await sendForm(plan, content, { signal: options.signal, onProgress })
    } finally {
      releaseFile(part)
    }
    plan.received.push(number)
    sent += to - from
  }
  return true
}

/**
 * Resolves to the key to confirm, or null where this platform cannot cut files. Rejects with the
 * ApiError of the last try; `ticket` then knows what has arrived.
 */
export async function sendParts(file: PickedImage, options: Options): Promise<string | null> {
  let failures = 0
  let refused = false
  for (;;) {
    const before = { received: -1 }
    let plan: Plan | null = null
    try {
      plan = await requestPlan(file, options)
      before.received = plan.received.length
      return (await sendMissing(file, plan, options)) ? plan.cosKey : null
    } catch (error) {
      if (!(error instanceof ApiError) || !error.retryable) throw error
      const progressed = plan !== null && plan.received.length > before.received
      failures = progressed ? 1 : failures + 1
      if (failures >= MAX_FAILURES) throw error
      const wasRefused: boolean = refused && !progressed
      refused = isPolicyRefused(error) || wasRefused
      if (isPolicyRefused(error)) {
        // Refused again with a policy that was signed just now: clocks differ too much.
        if (wasRefused) throw error
        continue
      }
    }
    await pause(FIRST_PAUSE_MS * 2 ** (failures - 1), options.signal)
  }
}
