import { BLOCK_DAYS_LIST, type BlockDays } from './days'
import { Button, Form, Input, Modal, Segmented } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { wholeTime } from '../lib/format'
import { length } from '../lib/texts'
import { useAct } from '../ui/useAct'
import type { PersonView } from './view'
import { texts } from './texts'

const REASON = [{ required: true, min: 2, max: 60, message: length(2, 60) }]

function BlockForm({ person: { id, nickname } }: { person: PersonView }) {
  const [modal, holder] = Modal.useModal()
  const [days, setDays] = useState<BlockDays>('1')
  const [form] = Form.useForm<{ reason: string }>()
  const block = useAct(
    (reason: string) =>
      call('POST /api/console/users/{id}/block', { params: { id }, body: { days, reason } }),
    { done: () => texts.blockDone, after: () => form.resetFields() },
  )
  const name = texts.blockDays[days]
  const confirmBlock = ({ reason }: { reason: string }) =>
    void modal.confirm({
      title: texts.sure(nickname, name),
      content: texts.why(reason),
      okText: texts.blockFor(name),
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => block.mutateAsync(reason).catch(() => undefined),
    })
  return (
    <Form name="block" form={form} onFinish={confirmBlock} className="stacked">
      {holder}
      <p className="small">{texts.blockNote}</p>
      <Segmented<BlockDays>
        options={BLOCK_DAYS_LIST.map((value) => ({ value, label: texts.blockDays[value] }))}
        value={days}
        onChange={setDays}
      />
      <Form.Item name="reason" rules={REASON}>
        <Input aria-label={texts.blockReason} placeholder={texts.blockReason} maxLength={60} />
      </Form.Item>
      <Button danger htmlType="submit" loading={block.isPending}>
        {texts.blockFor(name)}…
      </Button>
    </Form>
  )
}

function UnblockForm({ person: { id, block } }: { person: PersonView }) {
  const unblock = useAct(
    ({ reason }: { reason: string }) =>
      call('POST /api/console/users/{id}/unblock', { params: { id }, body: { reason } }),
    { done: () => texts.unblockDone },
  )
  return (
    <Form<{ reason: string }>
      name="unblock"
      onFinish={(fields) => unblock.mutate(fields)}
      className="stacked"
    >
      <p className="bad">
        {block?.until ? texts.isBlocked(wholeTime(block.until)) : texts.forEver}
      </p>
      <p className="small">{texts.why(block?.reason ?? '')}</p>
      <Form.Item name="reason" rules={REASON}>
        <Input aria-label={texts.unblockReason} placeholder={texts.unblockReason} maxLength={60} />
      </Form.Item>
      <Button htmlType="submit" loading={unblock.isPending}>
        {texts.unblock}
      </Button>
    </Form>
  )
}

export function Block({ person }: { person: PersonView }) {
  return (
    <div className="card">
      <h2>{texts.block}</h2>
      {person.blocked ? (
        <UnblockForm person={person} />
      ) : person.role === 'user' ? (
        <BlockForm person={person} />
      ) : (
        <p className="small">{texts.ofStaff}</p>
      )}
    </div>
  )
}
