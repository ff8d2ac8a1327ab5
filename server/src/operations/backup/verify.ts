/** Whether an archive is whole, and whether an installation is sound. */
import type { Config } from '../../config/config'
import { Refused } from '../../platform/lib/refused'
import { createStorage } from '../../integrations/storage/configured'
import { findMissing, listFiles, readLedger } from './checks'
import { readArchive } from './reader'
import { computeTotals } from './save'
import { inSnapshot } from './snapshot'
import { openHere } from './here'
import { said } from './texts'

async function verifyArchive(file: string): Promise<readonly string[]> {
  const { header, manifest } = await readArchive(file)
  const { app, schema, createdAt } = header
  return [said.archiveSound(file, app, schema.tag, createdAt, computeTotals(manifest))]
}

async function verifyHere(config: Config): Promise<readonly string[]> {
  const storage = createStorage(config)
  const database = await openHere(config)
  try {
    const look = async () => {
      const files = await listFiles(storage)
      return inSnapshot(database.pool, async (client) => ({
        files,
        ledger: await readLedger(client),
        missing: await findMissing(client, files),
      }))
    }
    const first = await look()
    // Retry: a file added or deleted between listing and rows is consistent the second time.
    const { files, ledger, missing } = first.missing.count > 0 ? await look() : first
    const faults = [
      ...(ledger.uneven > 0 || ledger.sum !== 0 ? [said.ledgerOff(ledger.uneven, ledger.sum)] : []),
      ...(missing.count > 0 ? [said.filesMissing(missing.count, missing.keys)] : []),
    ]
    if (faults.length > 0) throw new Refused(faults.join('\n'))
    const { count, bytes } = await files.others()
    return [said.sound(ledger.transfers, missing.referenced), said.orphans(count, bytes)]
  } finally {
    await database.close()
  }
}

/** '' means the installation. Rejects with Refused where something is wrong. */
export async function verify(config: Config, archive: string): Promise<readonly string[]> {
  return archive === '' ? verifyHere(config) : verifyArchive(archive)
}
