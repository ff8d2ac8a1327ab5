import { Form, InputNumber } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { signed } from '../lib/format'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { useAct } from '../ui/useAct'
import type { PersonView } from './view'
import { texts } from './texts'

interface Fields {
  readonly credits: number
  readonly reason: string
}

/** Once for each time it is opened, however often it is sent. */
export function Adjust({ person, onClose }: { person: PersonView; onClose: () => void }) {
  const [requestId] = useState(() => crypto.randomUUID())
  const adjust = useAct(
    (fields: Fields) =>
      call('POST /api/console/users/{id}/credits', {
        params: { id: person.id },
        body: { requestId, ...fields },
      }),
    { done: (_, { credits }) => texts.adjustDone(signed(credits)), after: onClose },
  )
  return (
    <FormDialog<Fields>
      name="adjust"
      title={`${texts.adjust} · ${person.nickname}`}
      okText={texts.confirm}
      cancelText={texts.cancel}
      pending={adjust.isPending}
      onFinish={(fields) => adjust.mutate(fields)}
      onClose={onClose}
    >
      <Form.Item
        name="credits"
        label={texts.amount}
        rules={[{ required: true, message: texts.amountNeeded }]}
      >
        <InputNumber precision={0} min={-1_000_000} max={1_000_000} autoFocus />
      </Form.Item>
      <ReasonField label={texts.amountReason} max={40} focused={false} />
    </FormDialog>
  )
}
