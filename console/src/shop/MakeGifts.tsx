import { App, Button, Checkbox, Form, Input, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { useAct } from '../ui/useAct'
import { texts } from './texts'

interface Fields {
  readonly batch: string
  readonly credits: number
  readonly count: number
  readonly days: number
  readonly many?: boolean
  readonly reason: string
}

const REQUIRED = [{ required: true, message: texts.required }]

function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { message } = App.useApp()
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => void message.success(texts.copied),
      () => void message.error(texts.notCopied),
    )
  return (
    <Modal
      open
      title={texts.created(codes.length)}
      // An accidental click outside the dialog must not lose the codes.
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="copy" onClick={() => void copy()}>
          {texts.copy}
        </Button>,
        <Button key="close" type="primary" onClick={onClose}>
          {texts.close}
        </Button>,
      ]}
    >
      <p className="warn">{texts.createdNote}</p>
      <ul className="codes long">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Modal>
  )
}

/** Asks for the wish, then shows the codes, once. */
export function MakeGifts() {
  const [isOpen, setIsOpen] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const make = useAct(
    ({ many = false, ...fields }: Fields) =>
      call('POST /api/console/gifts', { body: { ...fields, many } }),
    {
      done: (created) => texts.created(created.codes.length),
      after(created) {
        setIsOpen(false)
        setCodes(created.codes)
      },
    },
  )
  const { gift } = texts
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.make}</Button>
      {isOpen && (
        <FormDialog<Fields>
          name="gifts"
          title={texts.makeTitle}
          pending={make.isPending}
          initial={{ credits: 10, count: 20, days: 30 }}
          onFinish={(fields) => make.mutate(fields)}
          onClose={() => setIsOpen(false)}
        >
          <Form.Item name="batch" label={gift.batch} rules={REQUIRED}>
            <Input maxLength={40} autoFocus />
          </Form.Item>
          <div className="fields">
            <Form.Item name="credits" label={gift.credits} rules={REQUIRED}>
              <InputNumber precision={0} min={1} max={100_000} />
            </Form.Item>
            <Form.Item name="count" label={gift.count} rules={REQUIRED}>
              <InputNumber precision={0} min={1} max={1000} />
            </Form.Item>
            <Form.Item name="days" label={gift.days} rules={REQUIRED}>
              <InputNumber precision={0} min={1} max={3650} />
            </Form.Item>
          </div>
          <Form.Item name="many" valuePropName="checked">
            <Checkbox>{gift.many}</Checkbox>
          </Form.Item>
          <ReasonField label={texts.why} focused={false} />
        </FormDialog>
      )}
      {codes && <Codes codes={codes} onClose={() => setCodes(null)} />}
    </>
  )
}
