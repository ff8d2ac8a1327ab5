import type { CallData } from '@contract/endpoints/all'
import { UNKNOWN_RESULT } from '@contract/staff'
import { Segmented, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { wholeTime } from '../lib/format'
import { PagedTable } from '../ui/PagedTable'
import { PAGE_SIZE } from '../ui/Pager'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { SearchField } from '../ui/SearchField'
import { ACTS, texts } from './texts'

type Row = CallData<'GET /api/console/log'>['list'][number]
type From = 'all' | 'console' | 'terminal'

const isNamed = (command: string): command is keyof typeof ACTS => Object.hasOwn(ACTS, command)

function getActName({ command, result }: Row): string {
  if (UNKNOWN_RESULT in result) return texts.unknown(command)
  return isNamed(command) ? ACTS[command] : command
}

/** Details of an entry: its names and values, one after the other. */
function formatResult(result: Row['result']): string {
  return Object.entries(result)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('，')
}

const COLUMNS: TableColumnsType<Row> = [
  { title: texts.when, dataIndex: 'createdAt', width: 210, render: wholeTime },
  {
    title: texts.who,
    key: 'who',
    width: 160,
    ellipsis: true,
    render: (_, { operator, actorId }) =>
      actorId === null ? texts.byTerminal(operator) : operator,
  },
  { title: texts.act, key: 'act', width: 120, render: (_, row) => getActName(row) },
  {
    title: texts.what,
    key: 'what',
    ellipsis: true,
    render: (_, { args, result }) => args.join(' ') || formatResult(result),
  },
  { title: texts.why, dataIndex: 'reason', ellipsis: true, width: 260 },
]

/** Everything operators did, the newest first. */
export default function Log() {
  const [page, setPage] = useState(1)
  const [from, setFrom] = useState<From>('all')
  const [q, setQ] = useState('')
  const logQuery = useConsoleQuery('GET /api/console/log', {
    query: { page, pageSize: PAGE_SIZE, from: from === 'all' ? undefined : from, q },
  })
  const updateFilter = (change: () => void) => {
    change()
    setPage(1)
  }
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.search}
          onSearch={(words) => updateFilter(() => setQ(words))}
        />
        <span className="rest" />
        <Segmented<From>
          options={[
            { value: 'all', label: texts.all },
            { value: 'console', label: texts.console },
            { value: 'terminal', label: texts.terminal },
          ]}
          value={from}
          onChange={(value) => updateFilter(() => setFrom(value))}
        />
      </header>
      <div className="card">
        <PagedTable<Row>
          of={logQuery}
          columns={COLUMNS}
          expandable={{ expandedRowRender: ({ result }) => formatResult(result) || texts.nothing }}
          none={texts.empty}
          page={page}
          onPage={setPage}
        />
      </div>
    </>
  )
}
