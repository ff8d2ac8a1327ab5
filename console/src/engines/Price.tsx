import { Button, Checkbox, Form, InputNumber } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { number } from '../lib/format'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { useAct } from '../ui/useAct'
import { texts } from './texts'
import type { Model } from './view'

interface Fields {
  readonly credits: number
  readonly byConfig?: boolean
  readonly reason: string
}

function PriceDialog({ model, onClose }: { model: Model; onClose: () => void }) {
  const { id: modelId, name, credits: now, ownPrice } = model
  const change = useAct(
    ({ credits, byConfig = false, reason }: Fields) =>
      call('POST /api/console/engines/price', {
        body: { modelId, credits: byConfig ? null : credits, reason },
      }),
    {
      done: (_, { byConfig = false }) => (byConfig ? texts.unpriced : texts.priced),
      after: onClose,
    },
  )
  return (
    <FormDialog<Fields>
      name="price"
      title={texts.priceTitle(name)}
      note={texts.priceNote}
      pending={change.isPending}
      initial={{ credits: now }}
      onFinish={(fields) => change.mutate(fields)}
      onClose={onClose}
    >
      <Form.Item
        name="credits"
        label={texts.credits}
        rules={[{ required: true, message: texts.creditsWrong }]}
      >
        <InputNumber precision={0} min={0} max={10_000} autoFocus />
      </Form.Item>
      {ownPrice && (
        <Form.Item name="byConfig" valuePropName="checked">
          <Checkbox>{texts.byConfig}</Checkbox>
        </Form.Item>
      )}
      <ReasonField label={texts.why} focused={false} />
    </FormDialog>
  )
}

/** Price of a picture; a press changes it. */
export function Price({ model }: { model: Model }) {
  const [isOpen, setIsOpen] = useState(false)
  const credits = number(model.credits)
  return (
    <>
      <Button
        size="small"
        aria-label={texts.changePrice(model.name, credits)}
        onClick={() => setIsOpen(true)}
      >
        {credits}
      </Button>
      {isOpen && <PriceDialog model={model} onClose={() => setIsOpen(false)} />}
    </>
  )
}
