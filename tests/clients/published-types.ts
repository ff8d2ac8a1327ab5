/**
 * Values against a vendor's published types: each becomes a literal in a TypeScript file, and the
 * compiler says what does not fit. A literal is checked strictly, so a field that the vendor does
 * not know is an error as well.
 */
import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FOLDER } from './packages'

/** A value that has no JSON form: the TypeScript expression it is written as. */
export class Expression {
  constructor(readonly source: string) {}
}

export interface TypedValue {
  /** For the message, e.g. `gpt-image-2 edit`. */
  readonly name: string
  /** A type expression over the imports. */
  readonly type: string
  readonly value: unknown
}

function formatSource(value: unknown): string {
  if (value instanceof Expression) return value.source
  if (Array.isArray(value)) return `[${value.map(formatSource).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${formatSource(one)}`,
  )
  return `{ ${fields.join(', ')} }`
}

const TSC = path.resolve('node_modules/typescript-native/bin/tsc')

/**
 * @param imports import statements
 * @returns the compiler's complaints, each after the name of its value
 */
export async function complaintsOfTypes(
  imports: string,
  values: readonly TypedValue[],
): Promise<readonly string[]> {
  const folder = path.join(FOLDER, '.cache', `${process.pid}-${performance.now()}`)
  await mkdir(folder, { recursive: true })
  // One value a line: the line of a complaint says which.
  const head = imports.trim().split('\n')
  const lines = values.map(
    ({ type, value }, i) => `export const v${i}: ${type} = ${formatSource(value)}`,
  )
  const file = path.join(folder, 'values.ts')
  await writeFile(file, [...head, ...lines].join('\n'))
  const flags = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--singleThreaded',
    '--pretty',
    'false',
  ]
  const as = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022']
  const types = ['--types', 'node', '--typeRoots', path.resolve('node_modules/@types')]
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [TSC, ...flags, ...as, ...types, file], (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` : ''),
    )
  })
  await rm(folder, { recursive: true, force: true })
  return output
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => {
      const row = Number(/values\.ts\((\d+),/.exec(line)?.[1])
      const about = values[row - head.length - 1]?.name ?? 'imports'
      return `${about}: ${line.replace(/^.*?: error /, '')}`
    })
}
