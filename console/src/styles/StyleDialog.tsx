import { STYLE_WORDS_PLACE } from '@contract/style-template'
import { Form, Input, Select } from 'antd'
import { call } from '../api/call'
import { FormDialog } from '../ui/FormDialog'
import { PictureField } from '../ui/PictureField'
import { useAct } from '../ui/useAct'
import { buildStyleBody, type Fields } from './fields'
import { STRENGTHS, texts } from './texts'
import { TryStyle } from './TryStyle'
import type { Style, StyleEngine } from './view'

interface Choice {
  readonly value: string
  readonly label: string
}

const toChoices = (first: string, all: readonly { id: string; name: string }[]): Choice[] => [
  { value: '', label: first },
  ...all.map(({ id, name }) => ({ value: id, label: name })),
]

/** Fields that the chosen engine supports. */
function EngineFields({ engines, fixed }: { engines: readonly StyleEngine[]; fixed: boolean }) {
  const form = Form.useFormInstance<Fields>()
  const id = Form.useWatch<string | undefined>('engineId', form)
  const engine = engines.find((one) => one.id === id)
  return (
    <div className="pairs">
      <Form.Item name="engineId" label={texts.engine}>
        <Select
          disabled={fixed}
          options={engines.map((one) => ({ value: one.id, label: one.name }))}
          onChange={() =>
            form.setFieldsValue({ modelId: '', baseStyle: '', negative: '', strength: 0 })
          }
        />
      </Form.Item>
      <Form.Item name="modelId" label={texts.model}>
        <Select options={toChoices(texts.allModels, engine?.models ?? [])} />
      </Form.Item>
      <Form.Item name="baseStyle" label={texts.base} hidden={engine?.styles.length === 0}>
        <Select options={toChoices(texts.anyBase, engine?.styles ?? [])} />
      </Form.Item>
      <Form.Item name="strength" label={texts.strength} hidden={engine?.styleStrength === false}>
        <Select options={[{ value: 0, label: texts.anyStrength }, ...STRENGTHS]} />
      </Form.Item>
      <Form.Item name="negative" label={texts.negative} hidden={engine?.negativePrompt === false}>
        <Input maxLength={200} />
      </Form.Item>
    </div>
  )
}

const hasOnePlace = (template: string): boolean => template.split(STYLE_WORDS_PLACE).length === 2

function useSave(style: Style | null, onClose: () => void) {
  return useAct(
    ({ picture, ...fields }: Fields) => {
      const body = buildStyleBody(fields)
      const id = picture?.id
      return style
        ? call('POST /api/console/styles/{id}', {
            params: { id: style.id },
            body: { ...body, picture: id ?? null },
          })
        : call('POST /api/console/styles', { body: { ...body, picture: id ?? '' } })
    },
    { done: () => (style ? texts.saved : texts.added), after: onClose },
  )
}

/** `style` null: a new one. */
export function StyleDialog({
  style,
  engines,
  onClose,
}: {
  style: Style | null
  engines: readonly StyleEngine[]
  onClose: () => void
}) {
  const save = useSave(style, onClose)
  return (
    <FormDialog<Fields>
      name="style"
      title={style ? texts.editTitle(style.name) : texts.addTitle}
      note={texts.note}
      pending={save.isPending}
      initial={{
        name: style?.name ?? '',
        engineId: style?.engineId ?? engines[0]?.id ?? '',
        modelId: style?.modelId ?? '',
        template: style?.template ?? '',
        negative: style?.negative ?? '',
        baseStyle: style?.baseStyle ?? '',
        strength: style?.strength ?? 0,
      }}
      onFinish={(fields) => save.mutate(fields)}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={texts.name}
        rules={[{ required: true, max: 8, message: texts.nameWrong }]}
      >
        <Input maxLength={8} autoFocus />
      </Form.Item>
      <Form.Item
        name="template"
        label={texts.template}
        rules={[
          {
            validator: async (_, value: string) => {
              if (!hasOnePlace(value)) throw new Error(texts.templateWrong)
            },
          },
        ]}
      >
        <Input.TextArea rows={3} maxLength={400} placeholder={texts.templateSample} />
      </Form.Item>
      <EngineFields engines={engines} fixed={style !== null} />
      <PictureField label={texts.cover} now={style?.coverUrl} />
      <TryStyle />
    </FormDialog>
  )
}
