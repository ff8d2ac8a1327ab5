// Compresses the hashed files of dist/h5 once, so that the server sends them small without work.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Only names with a content hash: a file of the same name never changes, so its twin never ages.
const HASHED = /\.[0-9a-f]{8,}\.(js|css|svg|json)$/
const WORTH_BYTES = 1024

/** Writes <file>.br and <file>.gz next to every hashed text file under `folder`. */
export function compressHashed(folder) {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, item.name)
    if (item.isDirectory()) compressHashed(file)
    else if (HASHED.test(item.name) && statSync(file).size >= WORTH_BYTES) {
      const bytes = readFileSync(file)
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    }
  }
}
