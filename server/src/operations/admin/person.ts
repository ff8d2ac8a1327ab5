/** Whom an operator means: by phone, by mailbox, by the account's name, or by the user's id. */
import type { Tx } from '../../platform/db/client'
import { Refused } from './command'
import { findByAccount, findByEmail, findById, findByPhone } from './repository'
import { texts } from './texts'

async function find(tx: Tx, name: string) {
  if (/^1[3-9]\d{9}$/.test(name)) return findByPhone(tx, name)
  if (name.includes('@')) return findByEmail(tx, name.toLowerCase())
  // Ids first: a user whose name is another user's id must not be found in their place.
  return (await findById(tx, name)) ?? (await findByAccount(tx, name.toLowerCase()))
}

/** Throws Refused. */
export async function requirePerson(tx: Tx, name: string | undefined) {
  if (!name) throw new Refused(texts.noName)
  const person = await find(tx, name)
  if (!person) throw new Refused(texts.unknownUser(name))
  return person
}
