/** A bucket for base backups and the log: by TLS, as pgBackRest requires, with its objects in files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startObjectServer } from '../../../server/src/testing/object-server'
import type { StoredBytes } from '../../../server/src/testing/object-versions'
import { OPENSSL } from './packages'
import { runProgram } from './programs'

const BUCKET = 'moguang-log'

interface BackupBucket {
  /** For the template pgbackrest.conf. */
  readonly values: Readonly<Record<string, string | number>>
  close(): void
}

/** The log of hours does not fit into memory: each object is a file, read when it is requested. */
class ObjectsInFiles extends Map<string, StoredBytes> {
  #written = 0
  readonly #files = new Map<string, string>()

  constructor(private readonly folder: string) {
    super()
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }

  override set(key: string, { data, mime }: StoredBytes): this {
    this.delete(key)
    this.#written += 1
    const file = path.join(this.folder, String(this.#written))
    writeFileSync(file, data, { mode: 0o600 })
    this.#files.set(key, file)
    return super.set(key, {
      mime,
      get data() {
        return readFileSync(file)
      },
    })
  }

  override delete(key: string): boolean {
    const file = this.#files.get(key)
    if (file !== undefined) rmSync(file, { force: true })
    this.#files.delete(key)
    return super.delete(key)
  }
}

/** Its certificate is self-signed: pgBackRest verifies it by that certificate as the authority. */
async function makeCertificate(folder: string): Promise<{ key: string; cert: string }> {
  const key = path.join(folder, 'bucket.key')
  const cert = path.join(folder, 'bucket.crt')
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-noenc', '-days', '3650', '-keyout', key, '-out', cert]
  await runProgram(OPENSSL, [...request, ...names, ...files], { folder, account: null })
  return { key, cert }
}

export async function startBackupBucket(folder: string): Promise<BackupBucket> {
  const { key, cert } = await makeCertificate(folder)
  const objects = new ObjectsInFiles(path.join(folder, 'repository'))
  const certificate = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  const server = await startObjectServer(BUCKET, undefined, { certificate, objects })
  return {
    values: {
      backupBucket: BUCKET,
      backupEndpoint: 'localhost',
      backupPort: server.securePort,
      backupRegion: 'us-east-1',
      backupKey: 'id',
      backupSecret: 'key',
      backupAuthority: cert,
    },
    close: () => server.close(),
  }
}
