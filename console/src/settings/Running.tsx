import type { CallData } from '@contract/endpoints/all'
import { Button, Checkbox, Form, Input, InputNumber, Switch } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { Pill } from '../ui/Pill'
import { useAct } from '../ui/useAct'
import {
  type Field,
  FIELDS,
  type Fields,
  formatValue,
  toFieldValue,
  buildSettingsPatch,
} from './running-fields'
import { texts } from './running-texts'

type Running = CallData<'GET /api/console/settings'>['running']

/** One field for one setting. */
function Entry({ field }: { field: Field }) {
  const { kind, label } = field
  if (kind === 'switch')
    return (
      <Form.Item name="value" label={label} valuePropName="checked">
        <Switch />
      </Form.Item>
    )
  if (kind === 'number')
    return (
      <Form.Item name="value" label={label} rules={[{ required: true, message: texts.needed }]}>
        <InputNumber precision={0} min={field.min} max={field.max} autoFocus />
      </Form.Item>
    )
  return (
    <Form.Item name="value" label={`${label}${field.hint}`}>
      <Input maxLength={40} autoFocus />
    </Form.Item>
  )
}

interface DialogProps {
  readonly field: Field
  readonly running: Running
  readonly onClose: () => void
}

function Dialog({ field, running: { now, own }, onClose }: DialogProps) {
  const change = useAct(
    (fields: Fields) =>
      call('POST /api/console/settings/running', {
        body: { values: buildSettingsPatch(field, fields), reason: fields.reason },
      }),
    { done: (_, { byDefault = false }) => (byDefault ? texts.reset : texts.saved), after: onClose },
  )
  return (
    <FormDialog<Fields>
      name="running"
      title={texts.changeTitle(field.label)}
      note={texts.soon}
      pending={change.isPending}
      initial={{ value: toFieldValue(field, now) }}
      onFinish={(fields) => change.mutate(fields)}
      onClose={onClose}
    >
      <Entry field={field} />
      {own.includes(field.key) && (
        <Form.Item name="byDefault" valuePropName="checked">
          <Checkbox>{texts.byDefault}</Checkbox>
        </Form.Item>
      )}
      <ReasonField label={texts.why} focused={false} />
    </FormDialog>
  )
}

function Row({ field, running }: { field: Field; running: Running }) {
  const [isOpen, setIsOpen] = useState(false)
  const isOwn = running.own.includes(field.key)
  return (
    <li>
      <span className="what">
        <span>{field.label}</span>
        <span className="small">
          {isOwn ? texts.initially(formatValue(field, running.initial)) : texts.asInitial}
        </span>
      </span>
      {isOwn && <Pill>{texts.own}</Pill>}
      <b>{formatValue(field, running.now)}</b>
      <Button size="small" aria-label={texts.changeOf(field.label)} onClick={() => setIsOpen(true)}>
        {texts.change}
      </Button>
      {isOpen && <Dialog field={field} running={running} onClose={() => setIsOpen(false)} />}
    </li>
  )
}

/** Settings that are changed while the service runs. */
export function RunningSettings({ running }: { running: Running }) {
  return (
    <div className="card">
      <h2>
        {texts.title}
        <small>{texts.soon}</small>
      </h2>
      <ul className="rows">
        {FIELDS.map((field) => (
          <Row key={field.key} field={field} running={running} />
        ))}
      </ul>
    </div>
  )
}
