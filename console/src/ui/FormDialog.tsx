import { Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'
import { length } from '../lib/texts'
import { texts } from './texts'

interface FormDialogProps<Fields extends object> {
  /** Names its fields. */
  readonly name: string
  readonly title: string
  readonly note?: ReactNode
  readonly okText?: string
  readonly cancelText?: string
  readonly danger?: boolean
  readonly pending: boolean
  readonly initial?: Partial<Fields>
  readonly onFinish: (fields: Fields) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog: nothing is done before it is confirmed. */
export function FormDialog<Fields extends object>({
  name,
  title,
  note,
  okText = texts.confirm,
  cancelText = texts.cancel,
  danger = false,
  pending,
  initial,
  onFinish,
  onClose,
  children,
}: FormDialogProps<Fields>) {
  const [form] = Form.useForm<Fields>()
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger }}
      cancelText={cancelText}
      confirmLoading={pending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {note !== undefined && <p>{note}</p>}
      <Form<Fields>
        name={name}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        onFinish={onFinish}
      >
        {children}
      </Form>
    </Modal>
  )
}

/** Why something is done; `focused`: it is the first field. */
export function ReasonField({
  label,
  max = 60,
  focused = true,
}: {
  label: string
  max?: number
  focused?: boolean
}) {
  return (
    <Form.Item
      name="reason"
      label={label}
      rules={[{ required: true, min: 2, max, message: length(2, max) }]}
    >
      <Input maxLength={max} autoFocus={focused} />
    </Form.Item>
  )
}
