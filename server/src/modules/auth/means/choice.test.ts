/** By what an account confirms something, for each combination of means it can have. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Means } from './kinds'
import { chooseConfirmation, type ConfirmDeps } from './means'

const NOW = new Date('2026-11-27T08:00:00Z')
const LATER = new Date('2026-11-29T08:00:00Z')

const settled = (name: string): Means => ({
  kind: name.split(':')[0] as Means['kind'],
  name,
  settlesAt: null,
})
const fresh = (name: string): Means => ({ ...settled(name), settlesAt: LATER })
const old = (name: string): Means => ({ ...settled(name), settlesAt: new Date('2026-01-01') })

const EVERYTHING = { sms: {}, mail: {}, signIn: { ways: ['phone', 'email', 'passkey'] } }
const config = (more: object = {}) =>
  ({ config: { ...EVERYTHING, ...more } }) as unknown as ConfirmDeps
const NO_SMS = config({ sms: null })

interface Case {
  readonly means: readonly Means[]
  readonly change: readonly string[]
  /** Left out: the same. */
  readonly final?: readonly string[]
  readonly deps?: ConfirmDeps
}

const CASES: Readonly<Record<string, Case>> = {
  'a number alone': { means: [settled('phone')], change: ['phone'] },
  'a mailbox alone': { means: [settled('email')], change: ['email'] },
  'a password alone': { means: [settled('password')], change: ['password'] },
  'an OIDC identity alone': { means: [settled('oidc')], change: ['signIn'] },
  'a number and the WeChat account linked to it': {
    means: [settled('phone'), settled('wechat-mini')],
    change: ['phone'],
  },
  'a number where no SMS is sent': {
    means: [settled('phone'), settled('wechat-mini')],
    change: ['signIn'],
    deps: NO_SMS,
  },
  'a mailbox and a new number': { means: [fresh('phone'), settled('email')], change: ['email'] },
  'a mailbox and a number of last year': {
    means: [old('phone'), settled('email')],
    change: ['email', 'phone'],
  },
  'a number and a new passkey': {
    means: [settled('phone'), fresh('passkey:1')],
    change: ['phone'],
  },
  'a number and two old passkeys': {
    means: [settled('phone'), old('passkey:1'), old('passkey:2')],
    change: ['phone', 'passkey'],
  },
  'an OIDC identity and an old passkey, which may not be at hand': {
    means: [settled('oidc'), old('passkey:1')],
    change: ['passkey', 'signIn'],
  },
  'an OIDC identity and a new number': {
    means: [settled('oidc'), fresh('phone')],
    change: ['signIn'],
  },
  'an OIDC identity and an old number': {
    means: [settled('oidc'), old('phone')],
    change: ['phone'],
  },
  'a number that replaced the only one just now': {
    means: [fresh('phone')],
    change: ['phone', 'signIn'],
    final: [],
  },
  'a number replaced just now, and a password': {
    means: [fresh('phone'), settled('password')],
    change: ['password'],
  },
  'an old passkey where passkeys are not offered any more': {
    means: [settled('phone'), old('passkey:1')],
    change: ['phone'],
    deps: config({ signIn: { ways: ['phone'] } }),
  },
}

describe('the choice of what confirms a change', () => {
  for (const [name, { means, change, final = change, deps = config() }] of Object.entries(CASES))
    test(`${name}: ${change.join(', ')}`, () => {
      const choose = (isFinal: boolean) =>
        chooseConfirmation(deps, means, { now: NOW, final: isFinal })
      assert.deepEqual(choose(false).by, change)
      assert.deepEqual(choose(true).by, final)
      // No account is locked out for good: what may not confirm yet says from when it does.
      assert.equal(choose(true).until?.getTime() ?? null, final.length > 0 ? null : LATER.getTime())
    })
})
