/** Changes of a database that code of an earlier schema cannot work with. */
import type { Queryable } from '../../platform/db/schema-version'
import type { KnownTable } from './snapshot'

interface Column {
  readonly type: string
  readonly notNull: boolean
  readonly hasDefault: boolean
}

/** A unique index, a CHECK, a foreign key or a trigger: what a write must obey. */
interface Rule {
  /** Without its name. */
  readonly text: string
  readonly columns: readonly string[]
  readonly kind: 'unique' | 'check' | 'foreign' | 'trigger'
}

interface Table {
  readonly columns: ReadonlyMap<string, Column>
  readonly rules: readonly Rule[]
}

/** Tables by name, as the database has them. */
export type Shape = ReadonlyMap<string, Table>

const COLUMNS = `select c.relname as table, a.attname as name,
    format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull",
    a.atthasdef or a.attidentity <> '' as "hasDefault"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`

const NAMES = (relation: string, keys: string) => `array(select a.attname::text
    from unnest(${keys}) with ordinality as part(num, at)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = part.num order by part.at)`

const RULES = `select i.indrelid::regclass::text as table, 'unique' as kind,
    ${NAMES('i.indrelid', 'i.indkey::int2[]')} as columns,
    'UNIQUE ' || regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING btree ', '') as text
  from pg_index i join pg_class c on c.oid = i.indrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and i.indisunique
  union all
  select k.conrelid::regclass::text, case k.contype when 'c' then 'check' else 'foreign' end,
    ${NAMES('k.conrelid', 'k.conkey')}, pg_get_constraintdef(k.oid)
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace
  where n.nspname = 'public' and k.contype in ('c', 'f')
  union all
  select t.tgrelid::regclass::text, 'trigger', '{}', t.tgname
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and not t.tgisinternal`

export async function readShape(client: Queryable): Promise<Shape> {
  const columns = await client.query<Column & { table: string; name: string }>(COLUMNS)
  const rules = await client.query<Rule & { table: string }>(RULES)
  const tables = new Map<string, { columns: Map<string, Column>; rules: Rule[] }>()
  const at = (name: string) => {
    const found = tables.get(name) ?? { columns: new Map<string, Column>(), rules: [] }
    tables.set(name, found)
    return found
  }
  for (const { table, name, ...column } of columns.rows) at(table).columns.set(name, column)
  for (const { table, ...rule } of rules.rows) at(table).rules.push(rule)
  return tables
}

function brokenColumns(known: KnownTable, before: Table, after: Table): string[] {
  const { name: table } = known
  const names = new Set(known.columns.map(({ name }) => name))
  const old = known.columns.flatMap(({ name }) => {
    const [was, is] = [before.columns.get(name), after.columns.get(name)]
    if (!is) return [`${table}.${name} is gone`]
    if (!was) return []
    return [
      ...(was.type === is.type ? [] : [`${table}.${name} is ${is.type}, was ${was.type}`]),
      ...(is.notNull && !was.notNull ? [`${table}.${name} must not be null`] : []),
      ...(was.notNull && !is.notNull ? [`${table}.${name} may be null`] : []),
      ...(was.hasDefault && !is.hasDefault ? [`${table}.${name} has no default`] : []),
    ]
  })
  const needed = [...after.columns]
    .filter(([name, { notNull, hasDefault }]) => !names.has(name) && notNull && !hasDefault)
    .map(([name]) => `${table}.${name} is new and must be given`)
  return [...old, ...needed]
}

/** Whether rows of who does not know the new columns cannot break it: null there is equal to none. */
function sparesOthers({ kind, columns, text }: Rule, { columns: known }: KnownTable, after: Table) {
  if (kind === 'check' || kind === 'trigger' || / NULLS NOT DISTINCT/.test(text)) return false
  const isLeftNull = (name: string) => {
    const is = after.columns.get(name)
    return !known.some((column) => column.name === name) && !!is && !is.notNull && !is.hasDefault
  }
  return columns.some(isLeftNull)
}

function brokenRules(known: KnownTable, before: Table, after: Table): string[] {
  const had = new Set(before.rules.map(({ text }) => text))
  const has = new Set(after.rules.map(({ text }) => text))
  return [
    ...after.rules
      .filter((rule) => !had.has(rule.text) && !sparesOthers(rule, known, after))
      .map(({ text }) => `${known.name}: new rule ${text}`),
    // ON CONFLICT names the columns of a unique index, and fails without it.
    ...before.rules
      .filter(({ kind, text }) => kind === 'unique' && !has.has(text))
      .map(({ text }) => `${known.name}: no longer ${text}`),
  ]
}

/**
 * Of the tables that the code before knows, what it cannot work with any more. `before`: as its
 * own release left the database.
 */
export function listBreaks(known: readonly KnownTable[], before: Shape, after: Shape): string[] {
  return known.flatMap((table) => {
    const [was, is] = [before.get(table.name), after.get(table.name)]
    if (!is) return [`${table.name} is gone`]
    if (!was) return []
    return [...brokenColumns(table, was, is), ...brokenRules(table, was, is)]
  })
}
