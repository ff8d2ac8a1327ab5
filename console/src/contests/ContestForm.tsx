import type { CallData } from '@contract/endpoints/all'
import { Form, Input } from 'antd'
import { call } from '../api/call'
import { fromTimeField, timeField } from '../lib/format'
import { length } from '../lib/texts'
import { FormDialog } from '../ui/FormDialog'
import { type Picture, PictureField } from '../ui/PictureField'
import { useAct } from '../ui/useAct'
import { texts } from './texts'

export type Contest = CallData<'GET /api/console/contests'>['list'][number]

interface Fields {
  readonly title: string
  readonly brief: string
  readonly words?: string
  readonly prompt: string
  readonly wants?: string
  readonly startsAt: string
  readonly endsAt: string
  readonly resultAt: string
  readonly prizes: string
  readonly pickCredits: string
  readonly picture?: Picture | null
}

const split = (text: string) => text.split(/[\s,，、]+/).filter(Boolean)

function toBody({ picture, words = '', wants = '', prizes, pickCredits, ...fields }: Fields) {
  return {
    title: fields.title,
    brief: fields.brief,
    prompt: fields.prompt,
    words,
    wants: split(wants),
    startsAt: fromTimeField(fields.startsAt) ?? '',
    endsAt: fromTimeField(fields.endsAt) ?? '',
    resultAt: fromTimeField(fields.resultAt) ?? '',
    prizes: split(prizes).map(Number),
    pickCredits: Number(pickCredits),
    picture: picture?.id ?? null,
  }
}

const { field } = texts
const TIMES = ['startsAt', 'endsAt', 'resultAt'] as const

/** `entry` null: a new one. */
export function ContestForm({ entry, onClose }: { entry: Contest | null; onClose: () => void }) {
  const save = useAct(
    (fields: Fields) =>
      entry
        ? call('POST /api/console/contests/{id}', {
            params: { id: entry.id },
            body: toBody(fields),
          })
        : call('POST /api/console/contests', { body: toBody(fields) }),
    { done: () => texts.saved, after: onClose },
  )
  return (
    <FormDialog<Fields>
      name="contest"
      title={entry ? texts.editTitle(entry.title) : texts.addTitle}
      pending={save.isPending}
      initial={{
        title: entry?.title ?? '',
        brief: entry?.brief ?? '',
        words: entry?.words ?? '',
        prompt: entry?.prompt ?? '',
        wants: entry?.wants.join(' ') ?? '',
        startsAt: timeField(entry?.startsAt ?? null),
        endsAt: timeField(entry?.endsAt ?? null),
        resultAt: timeField(entry?.resultAt ?? null),
        prizes: (entry?.prizes ?? [300, 200, 100]).join(' '),
        pickCredits: String(entry?.pickCredits ?? 20),
      }}
      onFinish={(fields) => save.mutate(fields)}
      onClose={onClose}
    >
      <Form.Item
        name="title"
        label={field.title}
        rules={[{ required: true, max: 12, message: length(1, 12) }]}
      >
        <Input maxLength={12} autoFocus />
      </Form.Item>
      <Form.Item
        name="brief"
        label={field.brief}
        rules={[{ required: true, max: 40, message: length(1, 40) }]}
      >
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item
        name="prompt"
        label={field.prompt}
        rules={[{ required: true, max: 200, message: length(1, 200) }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="wants" label={field.wants}>
        <Input maxLength={90} />
      </Form.Item>
      <Form.Item name="words" label={field.words}>
        <Input.TextArea maxLength={400} rows={2} />
      </Form.Item>
      {TIMES.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={field[name]}
          rules={[{ required: true, message: texts.noTime }]}
        >
          <Input type="datetime-local" />
        </Form.Item>
      ))}
      <Form.Item
        name="prizes"
        label={field.prizes}
        rules={[{ required: true, pattern: /^\d+([\s,，、]+\d+){0,2}$/, message: texts.numbers }]}
      >
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item
        name="pickCredits"
        label={field.pickCredits}
        rules={[{ required: true, pattern: /^\d+$/, message: texts.needed }]}
      >
        <Input maxLength={6} />
      </Form.Item>
      <PictureField label={field.picture} now={entry?.thumbUrl ?? undefined} />
    </FormDialog>
  )
}
