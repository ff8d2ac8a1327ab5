/** Whom an operator means: people are named by the phone they sign in with. */
import type { Tx } from '../db/client'
import { Refused } from './command'
import { findByPhone } from './repository'
import { texts } from './texts'

/** Throws Refused. */
export async function personOfPhone(tx: Tx, phone: string | undefined) {
  if (!phone || !/^1[3-9]\d{9}$/.test(phone)) throw new Refused(texts.notAPhone)
  const person = await findByPhone(tx, phone)
  if (!person) throw new Refused(texts.nobody(phone))
  return person
}
