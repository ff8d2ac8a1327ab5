import type { CallData } from '@contract/endpoints/all'
import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { number, shortTime, signed, wholeTime } from '../lib/format'
import { PagedTable } from '../ui/PagedTable'
import { PAGE_SIZE } from '../ui/Pager'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { Adjust } from './Adjust'
import type { PersonView } from './view'
import { texts } from './texts'

type Row = CallData<'GET /api/console/users/{id}/ledger'>['list'][number]

const COLUMNS: TableColumnsType<Row> = [
  {
    title: texts.when,
    dataIndex: 'createdAt',
    width: 84,
    render: (at: string) => <time title={wholeTime(at)}>{shortTime(at)}</time>,
  },
  {
    title: texts.what,
    key: 'what',
    ellipsis: true,
    render: (_, { title, about }) => (about === null ? title : `${title}：${about}`),
  },
  {
    title: texts.change,
    dataIndex: 'credits',
    align: 'right',
    width: 80,
    className: 'number',
    render: (credits: number) => (
      <span className={credits > 0 ? 'good' : undefined}>{signed(credits)}</span>
    ),
  },
  {
    title: texts.held,
    dataIndex: 'held',
    align: 'right',
    width: 64,
    className: 'number',
    render: number,
  },
  {
    title: texts.balance,
    dataIndex: 'balanceAfter',
    align: 'right',
    width: 80,
    className: 'number',
    render: number,
  },
]

export function Ledger({ person }: { person: PersonView }) {
  const { id, balance, held, debt, addsUp } = person
  const [page, setPage] = useState(1)
  const [isOpen, setIsOpen] = useState(false)
  const ledgerQuery = useConsoleQuery('GET /api/console/users/{id}/ledger', {
    params: { id },
    query: { page, pageSize: PAGE_SIZE },
  })
  return (
    <div className="card">
      <h2>
        {texts.ledger}
        <small>{texts.sums(number(balance), number(held), number(debt))}，</small>
        <small className={addsUp ? 'good' : 'bad'}>{addsUp ? texts.addsUp : texts.doesNot}</small>
        <span className="rest">
          <Button onClick={() => setIsOpen(true)}>{texts.adjust}</Button>
        </span>
      </h2>
      <PagedTable<Row>
        of={ledgerQuery}
        columns={COLUMNS}
        none={texts.noLedger}
        page={page}
        onPage={setPage}
      />
      {isOpen && <Adjust person={person} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
