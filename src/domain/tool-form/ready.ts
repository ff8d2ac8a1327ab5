/** Whether 生成 can be pressed, and the text of the button: one place, pure. */
import { checkParams, textLength } from '@contract/tools/check'
import { isPricedByVideo, type ToolDefinition, countUnits } from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'
import { getMaxLength, computeQuote, type Offer, type Params } from './offer'
import { texts } from './texts'

export interface FormState {
  tool: ToolDefinition
  params: Params
  offer: Offer
  online: boolean
  /** Credits that may be spent; null while unknown or anonymous. */
  balance: number | null
  /** Length of the chosen video, ms; null: there is none, or it is unknown. */
  videoMs?: number | null
  /** Why this very text was refused; null: it was not. */
  refused: string | null
  /** Required step before, in the tool's own words. */
  missing?: string | undefined
  /** It was ordered without a network and waits for one. */
  queued?: boolean
}

function tooLong({ tool, params, offer }: FormState): string[] {
  return Object.entries(tool.params).flatMap(([key, spec]) => {
    const max = getMaxLength(key, spec, offer)
    const value = params[key]
    const over = spec.kind === 'text' && typeof value === 'string' && textLength(value) > max
    return over ? [texts.tooLong(spec.label, max)] : []
  })
}

/** Sentences, the most important first; empty exactly when the order may be sent. */
export function reasonsNotReady(state: FormState): string[] {
  const { tool, params, offer, online, balance, refused, missing } = state
  const price = computeQuote(offer, tool, params, state.videoMs)
  const short = price !== null && balance !== null ? price - balance : 0
  const long = tooLong(state)
  const other = checkParams(tool, params).map(({ message }) => message)
  return [
    ...(online ? [] : [texts.offline]),
    ...(refused === null ? [] : [refused]),
    ...(missing === undefined ? [] : [missing]),
    ...(long.length > 0 ? long : other),
    ...(price === null ? [isPricedByVideo(tool) ? texts.noLength : texts.noQuote] : []),
    ...(short > 0 ? [texts.short(short)] : []),
  ]
}

export type PriceButton =
  | { kind: 'ready'; text: string; note: string; credits: number }
  /** Something must be chosen first, and this is the way to it. */
  | { kind: 'choose'; text: string; note?: string }
  /** There is no network: ordered now, sent when there is one; pressed again it is not. */
  | { kind: 'later'; text: string; note: string; credits: number }
  | { kind: 'queued'; text: string }
  | { kind: 'waiting'; text: string }
  | { kind: 'blocked'; text: string }
  | { kind: 'retry'; text: string }

export interface PriceInput {
  /** null until the server has said what it offers. */
  form: FormState | null
  /** The server could not be called. */
  unreachable: boolean
  /** No engine does it now. */
  unserved?: boolean
  submitting: boolean
}

/** Text of the button and whether it can be pressed. */
export function priceButton(input: PriceInput): PriceButton {
  const { form, unreachable, unserved = false, submitting } = input
  if (submitting) return { kind: 'waiting', text: texts.queueing }
  if (unserved) return { kind: 'blocked', text: texts.unserved }
  if (!form) {
    return unreachable
      ? { kind: 'retry', text: texts.askAgain }
      : { kind: 'waiting', text: texts.asking }
  }
  const credits = computeQuote(form.offer, form.tool, form.params, form.videoMs) ?? 0
  const [reason, another] = reasonsNotReady(form)
  // A picture drawn on this phone cannot wait: it would be taken from a later drawing.
  if (!form.online && another === undefined && isMode(form.tool.id)) {
    return form.queued
      ? { kind: 'queued', text: texts.queued }
      : { kind: 'later', text: texts.queueIt, note: texts.notTaken(credits), credits }
  }
  if (reason !== undefined) return { kind: 'blocked', text: reason }
  const text = isMode(form.tool.id) ? texts.generate : texts.start
  const { tool, params, videoMs } = form
  const seconds = isPricedByVideo(tool) ? countUnits(tool, params, videoMs) : 0
  return { kind: 'ready', text, note: texts.price(credits, seconds), credits }
}
