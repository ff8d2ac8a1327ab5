import { Button, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { number, yuan } from '../lib/format'
import { Pill } from '../ui/Pill'
import { GoodsForm } from './GoodsForm'
import { texts } from './texts'
import type { Goods } from './view'

const figure = { width: 90, align: 'right', className: 'number' } as const

const COLUMNS: TableColumnsType<Goods> = [
  {
    title: texts.name,
    key: 'name',
    ellipsis: true,
    render: (_, { name, id, appleProductId }) => (
      <span className="cell">
        <span className="what">
          <span>{name}</span>
          <span className="small">
            {appleProductId === null ? id : `${id} · App Store ${appleProductId}`}
          </span>
        </span>
      </span>
    ),
  },
  { title: texts.price, dataIndex: 'priceFen', ...figure, width: 110, render: yuan },
  { title: texts.credits, dataIndex: 'credits', ...figure, render: number },
  { title: texts.bonus, dataIndex: 'bonusCredits', ...figure, render: number },
  {
    title: texts.state,
    dataIndex: 'active',
    width: 80,
    render: (active: boolean) => (
      <Pill tone={active ? 'good' : 'plain'}>{active ? texts.sold : texts.notSold}</Pill>
    ),
  },
]

/** Every package, sold or not. */
export function GoodsTable({ goods }: { goods: readonly Goods[] }) {
  const [open, setOpen] = useState<Goods | 'new' | null>(null)
  const columns: TableColumnsType<Goods> = [
    ...COLUMNS,
    {
      title: texts.acts,
      key: 'acts',
      width: 72,
      align: 'right',
      render: (_, row) => (
        <Button
          size="small"
          type="link"
          aria-label={texts.editOf(row.name)}
          onClick={() => setOpen(row)}
        >
          {texts.edit}
        </Button>
      ),
    },
  ]
  return (
    <div className="card">
      <h2>
        {texts.goods}
        <span className="rest">
          <Button onClick={() => setOpen('new')}>{texts.add}</Button>
        </span>
      </h2>
      <p className="small">{texts.goodsNote}</p>
      <Table<Goods>
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={[...goods]}
        pagination={false}
        scroll={{ x: 520 }}
        locale={{ emptyText: texts.none }}
      />
      {open !== null && (
        <GoodsForm goods={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}
