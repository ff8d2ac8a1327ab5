/** People for tests. */
import type { Db } from '../platform/db/client'
import { users } from '../platform/db/schema'
import { transaction } from '../platform/db/transaction'
import { newId } from '../platform/lib/ids'
import { grantCredits } from '../modules/credits/service'

/** A new user with this many credits. */
export async function makeUser(db: Db, { credits = 0 } = {}): Promise<string> {
  const id = newId()
  await db.insert(users).values({ id, nickname: `墨友${id.slice(0, 4)}` })
  if (credits > 0) {
    await transaction(db, (tx) =>
      grantCredits(tx, { userId: id, kind: 'welcome', credits, onceKey: `welcome:${id}` }),
    )
  }
  return id
}

let nextPhone = 13_800_000_000

/** A valid mainland number that no other test of this process has. */
export function newPhone(): string {
  return String(++nextPhone)
}
