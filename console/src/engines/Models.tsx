import { Table, type TableColumnsType } from 'antd'
import { duration, number, percent } from '../lib/format'
import { Price } from './Price'
import { ModelSwitch } from './Switch'
import { texts } from './texts'
import type { Engine, Model } from './view'

type Row = Model & { readonly engine: string }

/** Fewer in a hundred are worth a look. */
const GOOD_SHARE = 0.95

function Share({ model: { succeeded, failed } }: { model: Model }) {
  const all = succeeded + failed
  if (all === 0) return <>—</>
  return (
    <span className={succeeded / all < GOOD_SHARE ? 'warn' : undefined}>
      {percent(succeeded, all)}%
    </span>
  )
}

const COLUMNS: TableColumnsType<Row> = [
  {
    title: texts.model,
    key: 'model',
    width: 190,
    ellipsis: true,
    render: (_, { name, engine, note }) => (
      <span className="cell">
        <span className="what" title={note}>
          <b>{name}</b>
          <span className="small">{engine}</span>
        </span>
      </span>
    ),
  },
  {
    title: texts.on,
    key: 'on',
    width: 64,
    render: (_, model) => <ModelSwitch model={model} />,
  },
  {
    title: texts.does,
    key: 'does',
    ellipsis: true,
    render: (_, { tools }) => <span title={tools.join('、')}>{tools.join('、')}</span>,
  },
  {
    title: texts.today,
    key: 'today',
    width: 72,
    align: 'right',
    className: 'number',
    render: (_, { succeeded, failed }) => number(succeeded + failed),
  },
  {
    title: texts.median,
    dataIndex: 'medianMs',
    width: 96,
    align: 'right',
    className: 'number',
    render: (ms: number | null) => (ms === null ? '—' : duration(ms)),
  },
  {
    title: texts.rate,
    key: 'rate',
    width: 90,
    align: 'right',
    className: 'number',
    render: (_, model) => <Share model={model} />,
  },
  {
    title: texts.price,
    key: 'price',
    width: 76,
    align: 'right',
    className: 'number',
    render: (_, model) => <Price model={model} />,
  },
]

/** Every model of every engine, in the order of the configuration. */
export function Models({ engines }: { engines: readonly Engine[] }) {
  const rows = engines.flatMap(({ name, models }) =>
    models.map((model): Row => ({ ...model, engine: name })),
  )
  return (
    <div className="card">
      <h2>{texts.models}</h2>
      <Table<Row>
        rowKey="id"
        size="small"
        columns={COLUMNS}
        dataSource={rows}
        pagination={false}
        scroll={{ x: 700 }}
        locale={{ emptyText: texts.none }}
      />
    </div>
  )
}
