import type { CallData } from '@contract/endpoints/all'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { QueryView } from '../ui/States'
import { useAct } from '../ui/useAct'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { RunningSettings } from './Running'
import { texts } from './texts'

type View = CallData<'GET /api/console/settings'>

interface Fields {
  readonly name: string
  readonly contact: string
  readonly reason: string
}

function Reset() {
  const [isOpen, setIsOpen] = useState(false)
  const reset = useAct(
    ({ reason }: { reason: string }) =>
      call('POST /api/console/settings/operator', { body: { operator: null, reason } }),
    { done: () => texts.reset, after: () => setIsOpen(false) },
  )
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.byEnvironment}</Button>
      {isOpen && (
        <FormDialog<{ reason: string }>
          name="reset"
          title={texts.byEnvironmentTitle}
          pending={reset.isPending}
          onFinish={(fields) => reset.mutate(fields)}
          onClose={() => setIsOpen(false)}
        >
          <ReasonField label={texts.why} />
        </FormDialog>
      )}
    </>
  )
}

function Operator({ operator: { name, contact, own } }: Pick<View, 'operator'>) {
  const [form] = Form.useForm<Fields>()
  const save = useAct(
    ({ reason, ...operator }: Fields) =>
      call('POST /api/console/settings/operator', { body: { operator, reason } }),
    { done: () => texts.saved, after: () => form.resetFields(['reason']) },
  )
  return (
    <div className="card">
      <h2>{texts.operator}</h2>
      <p className="small">{texts.operatorNote}</p>
      <Form<Fields>
        name="operator"
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: name ?? '', contact: contact ?? '' }}
        onFinish={(fields) => save.mutate(fields)}
      >
        <Form.Item
          name="name"
          label={texts.name}
          rules={[{ required: true, min: 2, max: 60, message: texts.nameWrong }]}
        >
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item
          name="contact"
          label={texts.contact}
          rules={[{ required: true, message: texts.contactWrong }]}
        >
          <Input maxLength={120} />
        </Form.Item>
        <ReasonField label={texts.why} focused={false} />
        <div className="line">
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {texts.save}
          </Button>
          {own && <Reset />}
        </div>
      </Form>
    </div>
  )
}

/** Settings that need no restart, and those that do. */
export default function Settings() {
  const settingsQuery = useConsoleQuery('GET /api/console/settings', {})
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
      </header>
      <QueryView of={settingsQuery}>
        {({ operator, running }) => (
          <div className="grid shop">
            <RunningSettings running={running} />
            <div className="stack">
              <Operator key={`${operator.name} ${operator.contact}`} operator={operator} />
              <div className="card">
                <h2>{texts.fixed}</h2>
                <p className="small">{texts.fixedNote}</p>
              </div>
            </div>
          </div>
        )}
      </QueryView>
    </>
  )
}
