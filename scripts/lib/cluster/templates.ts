/** Configuration files of deploy/cluster with their values. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(__dirname, '../../../deploy/cluster')

/** @throws Error for a placeholder without a value. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | number>>) {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`a template needs a value for ${name}`)
    return String(value)
  })
}

export const readTemplate = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8')

/** Files hold passwords: only their owner reads them. */
export function writeTemplate(
  name: string,
  file: string,
  values: Readonly<Record<string, string | number>>,
): void {
  writeFileSync(file, fillTemplate(readTemplate(name), values), { mode: 0o600 })
}
