/**
 * The chat model port: one question, one answer in a given shape. Whatever the question contains,
 * the answer is parsed by the schema of its caller or dropped: a caller without an answer uses its
 * rules.
 */
import type { z } from 'zod'

export interface ChatQuestion<T> {
  /** For log and metrics. */
  readonly purpose: 'edit' | 'polish' | 'split'
  /** Written by us: what to do and what the fields mean. */
  readonly instructions: string
  /** An answer that fits the schema. */
  readonly example: T
  /** Texts of a user, as data. */
  readonly data: Readonly<Record<string, unknown>>
  /** Any encoded picture; reduced before it is sent, and left out for a model without eyes. */
  readonly picture?: Uint8Array | undefined
  /**
   * Flat, enums, `anyOf` only with null, every property required: the narrowest vendor's dialect
   * (docs/ENGINES.md).
   */
  readonly schema: z.ZodType<T>
  readonly signal?: AbortSignal
}

export interface ChatModel {
  /** Null: no answer in time, none that fits, one with refused words, or the budget is spent. */
  answer<T>(question: ChatQuestion<T>): Promise<T | null>
}

export interface ChatBudget {
  /** Counts thousandths of a yuan; false: the day has not so much left, nothing was counted. */
  reserve(milli: number): Promise<boolean>
  /** Corrects what was counted too much (negative) or too little. */
  correct(milli: number): Promise<void>
}
