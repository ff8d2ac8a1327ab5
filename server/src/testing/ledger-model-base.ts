/** Common parts of the ledger's model commands: the model, and the assertions after each step. */
import assert from 'node:assert/strict'
import type fc from 'fast-check'
import { loadConfig } from '../config/config'
import type { Db } from '../platform/db/client'
import { AppError } from '../platform/lib/errors'
import { assertSoundLedger } from './ledger-checks'

const DAY_MS = 24 * 3_600_000
export const config = loadConfig({ NODE_ENV: 'test' })

export interface ModelJob {
  readonly id: string
  readonly credits: number
  state: 'live' | 'succeeded' | 'failed' | 'cancelled'
  /** Released credits. */
  returned: number
}

export interface ModelOrder {
  readonly id: string
  state: 'open' | 'paid' | 'refunded'
  /** Credits of its payment, taken back by its refund. */
  granted: number
}

export interface Model {
  balance: number
  /** Credits of refunded payments that are still out. */
  debt: number
  /** Credits spent on pictures. */
  spent: number
  day: number
  welcomed: boolean
  lastSignin: number
  streak: number
  readonly jobs: ModelJob[]
  readonly orders: ModelOrder[]
  toppedUp: boolean
  /** Gift codes and whether they are used; a user gets one of a batch. */
  readonly gifts: {
    readonly code: string
    readonly batch: string
    readonly credits: number
    used: boolean
  }[]
  readonly invited: { readonly id: string; settled: boolean }[]
  profile: 'empty' | 'filled' | 'claimed'
}

/** Credits that come in pay what is owed first. */
export function receive(model: Model, credits: number): void {
  const paid = Math.min(credits, model.debt)
  model.debt -= paid
  model.balance += credits - paid
}

/** The clock of a life. */
export function createClock({ day }: Model): () => Date {
  return () => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS)
}

export interface Real {
  readonly db: Db
  readonly userId: string
}

export type Command = fc.AsyncCommand<Model, Real>

/** Every command ends with the same questions to the database. */
export function command(name: string, act: (model: Model, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    async run(model, real) {
      await act(model, real)
      const facts = await assertSoundLedger(real.db, real.userId)
      assert.equal(facts.balance, model.balance, 'balance')
      assert.equal(facts.debt, model.debt, 'debt')
      const live = model.jobs.filter(({ state }) => state === 'live')
      assert.equal(
        facts.held,
        live.reduce((sum, { credits }) => sum + credits, 0),
        'held',
      )
    },
    toString: () => name,
  }
}

export async function refusal(action: Promise<unknown>): Promise<string | null> {
  try {
    await action
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}
