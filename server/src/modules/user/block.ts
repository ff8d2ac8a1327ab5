/** 停用: an account that makes, sends and buys nothing for a while, with a reason it can read. */
import type { Tx } from '../../platform/db/client'
import { lockPerson, setBlock } from './directory-repository'

/** Null: there is no such person. `until` null: until it is undone. */
export async function blockUser(
  tx: Tx,
  userId: string,
  block: { at: Date; until: Date | null; reason: string },
) {
  const person = await lockPerson(tx, userId)
  if (person) await setBlock(tx, userId, block)
  return person
}

/** Null: there is no such person; `blocked` is what it was. */
export async function unblockUser(tx: Tx, userId: string) {
  const person = await lockPerson(tx, userId)
  if (person) await setBlock(tx, userId, null)
  return person
}
