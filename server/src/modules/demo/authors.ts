/** The demo authors of this installation. */
import type { Db } from '../../platform/db/client'
import { DEMO_AUTHORS, type DemoAuthor } from './data/work'
import { listAuthors } from './repository'

type AuthorRow = Awaited<ReturnType<typeof listAuthors>>[number]

export interface Authors {
  /** Throws for one who is gone. */
  find(key: DemoAuthor): AuthorRow
}

export async function readAuthors(db: Db): Promise<Authors> {
  const rows = await listAuthors(db)
  return {
    find(key) {
      const { nickname } = DEMO_AUTHORS[key]
      const row = rows.find((candidate) => candidate.nickname === nickname)
      if (!row) throw new Error(`${nickname} is gone`)
      return row
    },
  }
}
