/**
 * `DATABASE_URL=… npx tsx scripts/seed-square.ts [works]`: fills a PostgreSQL database with works
 * (1,000,000 unless said otherwise) and ten likes each, to try lists on. Wants a superuser, for it
 * leaves the checks of foreign keys out.
 */
import { openDatabase } from '../server/src/platform/db/client'
import { seedSquare } from './lib/square-seed'

async function main(): Promise<void> {
  const works = Number(process.argv[2] ?? 1_000_000)
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl || !Number.isInteger(works) || works < 1) {
    throw new Error('Usage: DATABASE_URL=postgres://… npx tsx scripts/seed-square.ts [works]')
  }
  const database = await openDatabase({ databaseUrl, dataDir: null })
  await seedSquare(database.pool, { from: 0, to: works })
  await database.close()
  process.stdout.write(`${works} works with ${works * 10} likes are there\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
})
