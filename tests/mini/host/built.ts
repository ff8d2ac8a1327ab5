import { randomUUID } from 'node:crypto'
import { mkdir, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

const FOLDER = resolve(__dirname, '../../../.cache/mini-host')

async function bundle(): Promise<string> {
  await mkdir(FOLDER, { recursive: true })
  const fresh = join(FOLDER, `${randomUUID()}.cjs`)
  await build({
    entryPoints: [join(__dirname, 'child.ts')],
    outfile: fresh,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
  })
  const file = join(FOLDER, 'child.cjs')
  await rename(fresh, file)
  return file
}

let built: Promise<string> | undefined

/** The process of a run as one file: a TypeScript loader would start with every one of them. */
export function hostScript(): Promise<string> {
  built ??= bundle()
  return built
}
