import type { CallData } from '@contract/endpoints/all'
import { Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { monthDay } from '../lib/format'
import { FormDialog } from '../ui/FormDialog'
import { type Picture, PictureField } from '../ui/PictureField'
import { QueryView } from '../ui/States'
import { useAct } from '../ui/useAct'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { themeTexts as texts } from './theme-texts'

type View = CallData<'GET /api/console/themes'>
type Day = View['days'][number]

interface Fields {
  readonly name?: string
  readonly first: string
  readonly second: string
  readonly prompt: string
  /** '': the engine chooses. */
  readonly style: string
  readonly picture?: Picture | null
}

interface DialogProps {
  readonly entry: Day
  readonly view: View
  readonly onClose: () => void
}

function Line({ name, label }: { name: 'first' | 'second'; label: string }) {
  return (
    <Form.Item name={name} label={label} rules={[{ required: true, message: texts.lineWrong }]}>
      <Input maxLength={16} />
    </Form.Item>
  )
}

function WriteDialog({ entry, view, onClose }: DialogProps) {
  const { day, name, lines, prompt, style, source, thumbUrl } = entry
  const write = useAct(
    ({ first, second, picture, name: called = '', ...fields }: Fields) =>
      call('POST /api/console/themes/{day}', {
        params: { day },
        body: {
          name: called,
          lines: [first, second],
          prompt: fields.prompt,
          style: fields.style || null,
          picture: picture?.id ?? null,
        },
      }),
    { done: () => texts.saved, after: onClose },
  )
  const styles = [
    { value: '', label: texts.anyStyle },
    ...view.styles.map(({ id, name: label }) => ({ value: id, label })),
  ]
  return (
    <FormDialog<Fields>
      name="theme"
      title={texts.writeTitle(day)}
      note={texts.note}
      pending={write.isPending}
      initial={{ name, first: lines[0], second: lines[1], prompt, style: style ?? '' }}
      onFinish={(fields) => write.mutate(fields)}
      onClose={onClose}
    >
      <Form.Item name="name" label={texts.name}>
        <Input maxLength={8} autoFocus />
      </Form.Item>
      <div className="pairs">
        <Line name="first" label={texts.first} />
        <Line name="second" label={texts.second} />
      </div>
      <Form.Item
        name="prompt"
        label={texts.prompt}
        rules={[{ required: true, message: texts.promptWrong }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="style" label={texts.style}>
        <Select options={styles} />
      </Form.Item>
      <PictureField
        label={texts.picture}
        now={source === 'written' ? (thumbUrl ?? undefined) : undefined}
      />
    </FormDialog>
  )
}

const BY_CALENDAR = ''

function Row({ entry, view }: { entry: Day; view: View }) {
  const { day, name, lines, prompt, source, choice, thumbUrl } = entry
  const [isOpen, setIsOpen] = useState(false)
  const choose = useAct(
    (id: string) =>
      call('POST /api/console/themes/{day}/choose', {
        params: { day },
        body: { choice: id === BY_CALENDAR ? null : id },
      }),
    { done: () => texts.saved },
  )
  const date = monthDay(`${day}T12:00:00+08:00`)
  return (
    <li>
      <span className="number">{date}</span>
      {thumbUrl === null ? (
        <span className="thumb" />
      ) : (
        <img className="thumb" src={thumbUrl} alt="" loading="lazy" />
      )}
      <span className="what">
        <span>{[name, lines.join('，')].filter(Boolean).join(' · ')}</span>
        <span className="small">{prompt}</span>
      </span>
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        className="choice"
        aria-label={texts.chooseOf(date)}
        loading={choose.isPending}
        value={source === 'computed' ? BY_CALENDAR : choice}
        placeholder={texts.written}
        options={[
          { value: BY_CALENDAR, label: texts.byCalendar },
          ...view.choices.map(({ id, name: label }) => ({ value: id, label })),
        ]}
        onChange={(id: string) => choose.mutate(id)}
      />
      <Button
        size="small"
        type="link"
        aria-label={texts.writeOf(date)}
        onClick={() => setIsOpen(true)}
      >
        {texts.write}
      </Button>
      {isOpen && <WriteDialog entry={entry} view={view} onClose={() => setIsOpen(false)} />}
    </li>
  )
}

/** The themes of the coming days. */
export function Themes() {
  const themesQuery = useConsoleQuery('GET /api/console/themes', {})
  return (
    <div className="card">
      <h2>
        {texts.title}
        <small>{texts.subtitle}</small>
      </h2>
      <QueryView of={themesQuery} rows={10}>
        {(view) => (
          <ul className="rows">
            {view.days.map((entry) => (
              <Row key={entry.day} entry={entry} view={view} />
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  )
}
