import type { CallData } from '@contract/endpoints/all'
import { Segmented, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { number, shortTime, wholeTime, yuan } from '../lib/format'
import { ReasonButton } from '../ui/ReasonButton'
import { PagedTable } from '../ui/PagedTable'
import { PAGE_SIZE } from '../ui/Pager'
import { Pill } from '../ui/Pill'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { Who } from '../ui/Who'
import { SearchField } from '../ui/SearchField'
import { PROVIDERS, STATES, type State, texts } from './texts'

type Order = CallData<'GET /api/console/orders'>['list'][number]

function Refund({ order: { id, nickname, name, priceFen, credits } }: { order: Order }) {
  return (
    <ReasonButton
      name="refund"
      text={texts.refund}
      title={`${texts.refund} · ${nickname} · ${name}`}
      note={texts.note(yuan(priceFen), number(credits))}
      okText={texts.confirm}
      cancelText={texts.back}
      danger
      reasonLabel={texts.reason}
      reasonMax={80}
      act={(reason) =>
        call('POST /api/console/orders/{id}/refund', { params: { id }, body: { reason } })
      }
      done={texts.done}
    />
  )
}

const TONES = { paid: 'good', refunded: 'warn' } as const
const toneOf = (state: State) => (state === 'paid' || state === 'refunded' ? TONES[state] : 'plain')

const COLUMNS: TableColumnsType<Order> = [
  {
    title: texts.order,
    key: 'order',
    ellipsis: true,
    render: (_, { name, id, createdAt }) => (
      <span className="cell">
        <span className="what">
          <span>{name}</span>
          <span className="small">
            <time title={wholeTime(createdAt)}>{shortTime(createdAt)}</time> · {id}
          </span>
        </span>
      </span>
    ),
  },
  {
    title: texts.who,
    key: 'who',
    width: 140,
    ellipsis: true,
    render: (_, row) => <Who {...row} />,
  },
  {
    title: texts.price,
    dataIndex: 'priceFen',
    width: 110,
    align: 'right',
    className: 'number',
    render: yuan,
  },
  {
    title: texts.credits,
    dataIndex: 'credits',
    width: 90,
    align: 'right',
    className: 'number',
    render: number,
  },
  {
    title: texts.provider,
    dataIndex: 'provider',
    width: 130,
    render: (provider: string | null) =>
      provider === null ? '—' : (PROVIDERS[provider] ?? provider),
  },
  {
    title: texts.state,
    key: 'state',
    width: 220,
    ellipsis: true,
    render: (_, { state, refundReason }) => (
      <>
        <Pill tone={toneOf(state)}>{STATES[state]}</Pill>
        {refundReason !== null && ` ${refundReason}`}
      </>
    ),
  },
  {
    title: texts.acts,
    key: 'acts',
    width: 90,
    align: 'right',
    render: (_, order) => order.state === 'paid' && <Refund order={order} />,
  },
]

/** Everybody's orders; a paid one is paid back. */
export default function Orders() {
  const [state, setState] = useState<State | 'all'>('all')
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const ordersQuery = useConsoleQuery('GET /api/console/orders', {
    query: { page, pageSize: PAGE_SIZE, state: state === 'all' ? undefined : state, q },
  })
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.search}
          onSearch={(words) => {
            setQ(words)
            setPage(1)
          }}
        />
        <span className="rest" />
        <Segmented<State | 'all'>
          options={[
            { value: 'all', label: texts.all },
            ...(['paid', 'paying', 'created', 'refunded', 'closed'] as const).map((value) => ({
              value,
              label: STATES[value],
            })),
          ]}
          value={state}
          disabled={q !== ''}
          onChange={(next) => {
            setState(next)
            setPage(1)
          }}
        />
      </header>
      <div className="card">
        <PagedTable<Order>
          of={ordersQuery}
          columns={COLUMNS}
          none={texts.none}
          page={page}
          onPage={setPage}
        />
      </div>
    </>
  )
}
