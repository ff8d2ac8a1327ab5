import { Button, Form, InputNumber, Progress } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { formatMilliYuan } from '../lib/format'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { useAct } from '../ui/useAct'
import { budgetTexts as texts } from './budget-texts'
import type { Engine } from './view'

/** In yuan, as they are typed. */
interface Fields {
  readonly day?: number | null
  readonly month?: number | null
  readonly costs: Readonly<Record<string, number | null | undefined>>
  readonly reason: string
}

const MILLI = 1000
const toMilli = (yuan: number | null | undefined): number | null =>
  typeof yuan === 'number' ? Math.round(yuan * MILLI) : null
const toYuan = (milli: number | null): number | null => (milli === null ? null : milli / MILLI)

function Money({ name, label }: { name: string | string[]; label: string }) {
  return (
    <Form.Item name={name} label={label}>
      <InputNumber min={0} max={1_000_000} step={0.01} prefix="¥" />
    </Form.Item>
  )
}

function Dialog({ engine, onClose }: { engine: Engine; onClose: () => void }) {
  const { id: engineId, name, models, budget } = engine
  const save = useAct(
    ({ day, month, costs, reason }: Fields) => {
      const known = Object.entries(costs).flatMap(([id, yuan]): [string, number][] => {
        const milli = toMilli(yuan)
        return milli === null || milli === 0 ? [] : [[id, milli]]
      })
      return call('POST /api/console/engines/budget', {
        body: {
          engineId,
          dayMilli: toMilli(day),
          monthMilli: toMilli(month),
          reason,
          costs: Object.fromEntries(known),
        },
      })
    },
    { done: () => texts.saved, after: onClose },
  )
  return (
    <FormDialog<Fields>
      name="budget"
      title={texts.dialog(name)}
      note={texts.note}
      pending={save.isPending}
      initial={{
        day: toYuan(budget.dayMilli),
        month: toYuan(budget.monthMilli),
        costs: Object.fromEntries(
          models.map(({ id }) => [id, toYuan(budget.costs[id] ?? null)] as const),
        ),
      }}
      onFinish={(fields) => save.mutate(fields)}
      onClose={onClose}
    >
      <div className="pairs">
        <Money name="day" label={texts.day} />
        <Money name="month" label={texts.month} />
        {models.map((model) => (
          <Money key={model.id} name={['costs', model.id]} label={texts.cost(model.name)} />
        ))}
      </div>
      <ReasonField label={texts.why} focused={false} />
    </FormDialog>
  )
}

interface BarProps {
  readonly label: string
  readonly spent: number
  readonly limit: number | null
}

function Bar({ label, spent, limit }: BarProps) {
  const words =
    limit === null
      ? formatMilliYuan(spent)
      : texts.of(formatMilliYuan(spent), formatMilliYuan(limit))
  const percent = limit === null || limit === 0 ? 100 : Math.min(100, (spent / limit) * 100)
  return (
    <div className="bar">
      <span className="small">{label}</span>
      {limit !== null && (
        <Progress
          percent={percent}
          showInfo={false}
          size="small"
          status={percent >= 100 ? 'exception' : 'normal'}
          aria-label={`${label} ${words}`}
        />
      )}
      <span className="number">{words}</span>
    </div>
  )
}

function Row({ engine }: { engine: Engine }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, budget } = engine
  return (
    <li>
      <div className="about">
        <p>
          <b>{name}</b>{' '}
          {budget.exhausted !== null && (
            <span className="small bad">{texts.exhausted[budget.exhausted]}</span>
          )}
        </p>
        <Bar label={texts.today} spent={budget.spentDayMilli} limit={budget.dayMilli} />
        <Bar label={texts.thisMonth} spent={budget.spentMonthMilli} limit={budget.monthMilli} />
      </div>
      <Button size="small" aria-label={texts.changeOf(name)} onClick={() => setIsOpen(true)}>
        {texts.change}
      </Button>
      {isOpen && <Dialog engine={engine} onClose={() => setIsOpen(false)} />}
    </li>
  )
}

/** Costs of paid engines, and the remaining budget. */
export function Budgets({ engines }: { engines: readonly Engine[] }) {
  const elsewhere = engines.filter(({ embedded }) => !embedded)
  if (elsewhere.length === 0) return null
  return (
    <div className="card">
      <h2>
        {texts.title}
        <small>{texts.subtitle}</small>
      </h2>
      <ul className="rows">
        {elsewhere.map((engine) => (
          <Row key={engine.id} engine={engine} />
        ))}
      </ul>
    </div>
  )
}
