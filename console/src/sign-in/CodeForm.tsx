import { Button, Form, Input } from 'antd'
import { texts } from './texts'

interface CodeFormProps {
  readonly label: string
  readonly hint?: string
  readonly error: Error | null
  readonly pending: boolean
  readonly onCode: (code: string) => void
  readonly onBack: () => void
}

/** A code of the authenticator, and the way back to the first factor. */
export function CodeForm({ label, hint, error, pending, onCode, onBack }: CodeFormProps) {
  return (
    <Form<{ code: string }>
      layout="vertical"
      requiredMark={false}
      onFinish={({ code }) => onCode(code.trim())}
    >
      <Form.Item
        name="code"
        label={label}
        extra={hint}
        rules={[{ required: true, message: texts.codeNeeded }]}
      >
        <Input autoComplete="one-time-code" autoFocus className="code" maxLength={20} />
      </Form.Item>
      {error && (
        <p className="wrong" role="alert">
          {error.message}
        </p>
      )}
      <Button type="primary" htmlType="submit" block loading={pending}>
        {texts.enter}
      </Button>
      <Button type="link" block onClick={onBack}>
        {texts.back}
      </Button>
    </Form>
  )
}
