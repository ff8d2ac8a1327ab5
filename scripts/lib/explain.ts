/** Plans of the statements that a call sends. */
import pg from 'pg'
import { callApi, type TestApp } from '../../server/src/testing/app'

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Loops': number
  readonly Plans?: readonly Plan[]
}

interface Explained {
  readonly 'Execution Time': number
  readonly Plan: Plan & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
}

export interface CallPlans {
  readonly selects: number
  /** Execution time in ms: of all SELECTs, and of the slowest. */
  readonly totalMs: number
  readonly slowestMs: number
  /** Read pages of 8 KB. */
  readonly pages: number
  /** Given tables that are read as a whole. */
  readonly scanned: readonly string[]
  readonly indexes: readonly string[]
}

/** Every SELECT that is sent while something happens. */
async function recordStatements(act: () => Promise<void>): Promise<Statement[]> {
  const seen: Statement[] = []
  const { prototype } = pg.Client
  const { query } = prototype
  const watched = function (this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [string | Statement, unknown[]?]
    seen.push(
      typeof first === 'string'
        ? { text: first, values: values ?? [] }
        : { text: first.text, values: values ?? first.values ?? [] },
    )
    return Reflect.apply(query, this, args) as unknown
  }
  Reflect.set(prototype, 'query', watched)
  try {
    await act()
  } finally {
    Reflect.set(prototype, 'query', query)
  }
  return seen.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
}

const flattenPlan = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flattenPlan)]

async function explain(client: pg.Client, { text, values }: Statement): Promise<Explained> {
  const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  )
  const [explained] = rows[0]?.['QUERY PLAN'] ?? []
  if (!explained) throw new Error(`no plan of ${text}`)
  return explained
}

/** A client on the same database, outside its pool. End it. */
export async function connectClient({ deps: { pool } }: TestApp): Promise<pg.Client> {
  const { connectionString } = pool.options as { connectionString?: string }
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

/** Makes a call twice, as the first one fills caches, and explains the SELECTs of the second. */
export async function explainCall(
  { app }: TestApp,
  client: pg.Client,
  call: { url: string; token: string; big: ReadonlySet<string> },
): Promise<CallPlans> {
  const { url, token, big } = call
  const once = async () => {
    const { code, message } = await callApi(app, 'GET', url, { token })
    if (code !== 0) throw new Error(`${url}: ${message}`)
  }
  await once()
  const plans: Explained[] = []
  for (const statement of await recordStatements(once)) plans.push(await explain(client, statement))
  const sum = (count: (one: Explained) => number) =>
    plans.reduce((total, one) => total + count(one), 0)
  // The other one of two alternative subplans is part of a plan, too.
  const nodes = plans
    .flatMap(({ Plan: plan }) => flattenPlan(plan))
    .filter((node) => node['Actual Loops'] > 0)
  const scanned = nodes
    .flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? '') : []))
    .filter((name) => big.has(name))
  return {
    selects: plans.length,
    totalMs: sum((one) => one['Execution Time']),
    slowestMs: Math.max(0, ...plans.map((one) => one['Execution Time'])),
    pages: sum(({ Plan: p }) => p['Shared Hit Blocks'] + p['Shared Read Blocks']),
    scanned: [...new Set(scanned)],
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
  }
}

/** Rows and sizes of tables, the largest first. */
export async function readSizes(client: pg.Client, tables: ReadonlySet<string>) {
  const { rows } = await client.query<{ name: string; rows: string; size: string }>(
    `select relname as name, reltuples::bigint::text as rows,
       pg_size_pretty(pg_total_relation_size(oid)) as size
     from pg_class where relkind = 'r' and relname = any($1) order by reltuples desc`,
    [[...tables]],
  )
  return rows.map((one) => [one.name, one.rows, one.size])
}
