import { Checkbox, Form, Input, InputNumber } from 'antd'
import { call } from '../api/call'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { useAct } from '../ui/useAct'
import { texts } from './texts'
import type { Goods } from './view'

interface Fields {
  readonly id: string
  readonly name: string
  readonly credits: number
  readonly bonusCredits: number
  readonly yuan: number
  readonly appleProductId: string
  readonly position: number
  readonly active: boolean
  readonly reason: string
}

const NEW: Partial<Fields> = { bonusCredits: 0, position: 0, active: true }
const REQUIRED = [{ required: true, message: texts.required }]

const toFields = ({ priceFen, appleProductId, ...row }: Goods): Partial<Fields> => ({
  ...row,
  yuan: priceFen / 100,
  appleProductId: appleProductId ?? '',
})

/** Null: a new one. */
export function GoodsForm({ goods, onClose }: { goods: Goods | null; onClose: () => void }) {
  const save = useAct(
    ({ id, yuan, appleProductId = '', ...fields }: Fields) =>
      call('POST /api/console/goods/{id}', {
        params: { id: goods?.id ?? id },
        body: {
          ...fields,
          priceFen: Math.round(yuan * 100),
          appleProductId: appleProductId.trim() || null,
        },
      }),
    { done: () => texts.saved, after: onClose },
  )
  return (
    <FormDialog<Fields>
      name="goods"
      title={goods ? texts.editTitle(goods.name) : texts.add}
      pending={save.isPending}
      initial={goods ? toFields(goods) : NEW}
      onFinish={(fields) => save.mutate(fields)}
      onClose={onClose}
    >
      {!goods && (
        <Form.Item
          name="id"
          label={texts.field.id}
          rules={[{ required: true, pattern: /^[\w-]{1,40}$/, message: texts.badId }]}
        >
          <Input maxLength={40} autoFocus />
        </Form.Item>
      )}
      <Form.Item name="name" label={texts.name} rules={REQUIRED}>
        <Input maxLength={40} />
      </Form.Item>
      <div className="fields">
        <Form.Item name="credits" label={texts.credits} rules={REQUIRED}>
          <InputNumber precision={0} min={1} max={10_000_000} />
        </Form.Item>
        <Form.Item name="bonusCredits" label={texts.bonus} rules={REQUIRED}>
          <InputNumber precision={0} min={0} max={10_000_000} />
        </Form.Item>
        <Form.Item name="yuan" label={texts.field.yuan} rules={REQUIRED}>
          <InputNumber precision={2} min={0.01} max={1_000_000} />
        </Form.Item>
        <Form.Item name="position" label={texts.position} rules={REQUIRED}>
          <InputNumber precision={0} min={0} max={10_000} />
        </Form.Item>
      </div>
      <Form.Item name="appleProductId" label={texts.field.apple}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="active" valuePropName="checked">
        <Checkbox>{texts.field.active}</Checkbox>
      </Form.Item>
      <ReasonField label={texts.why} focused={false} />
    </FormDialog>
  )
}
