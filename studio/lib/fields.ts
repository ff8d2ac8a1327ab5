/**
 * Named values as text, as CSS writes its declarations: `sex: f; hair: topknot, loops; plain`. A bare
 * name is a flag; its value is empty. Throws on a field whose name is none of `names`.
 */
export function readFields<const Name extends string>(
  text: string,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const fields: Partial<Record<Name, string>> = {}
  for (const field of text.split(';').map((piece) => piece.trim())) {
    if (field === '') continue
    const [, bare = '', value = ''] = /^([^:]*)(?::\s*(.*))?$/s.exec(field) ?? []
    const name = names.find((known) => known === bare)
    if (name === undefined || name in fields) throw new Error(`fields: "${field}" is not expected`)
    fields[name] = value
  }
  return fields
}

/** Rows of such text, each read by itself. */
export const readRows = <Id extends string, Row>(
  rows: Readonly<Record<Id, string>>,
  read: (text: string) => Row,
): Readonly<Record<Id, Row>> =>
  Object.fromEntries(Object.entries<string>(rows).map(([id, text]) => [id, read(text)])) as Record<
    Id,
    Row
  >

/** The words of a value, each one of those that are allowed; throws on others. */
export function readWords<T extends string>(value: string | undefined, allowed: readonly T[]): T[] {
  return (value ?? '').split(/\s+/).flatMap((word) => {
    const known = allowed.find((one) => one === word)
    if (known === undefined && word !== '') throw new Error(`fields: "${word}" is not expected`)
    return known ?? []
  })
}

/** The only word of a value. */
export function readWord<T extends string>(value: string | undefined, allowed: readonly T[]): T {
  const [word, ...more] = readWords(value, allowed)
  if (word === undefined || more.length > 0) throw new Error(`fields: "${value}" is not one word`)
  return word
}
