import type { CallData } from '@contract/endpoints/all'
import { Button, Form, Input, InputNumber } from 'antd'
import { useRef } from 'react'
import { call } from '../api/call'
import { number, shortTime, wholeTime } from '../lib/format'
import { navigate } from '../lib/router'
import { credits, length } from '../lib/texts'
import { Pill } from '../ui/Pill'
import { QueryView } from '../ui/States'
import { useAct } from '../ui/useAct'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { KINDS, texts } from './texts'

type LetterView = CallData<'GET /api/console/feedback/{id}'>
interface Fields {
  readonly words: string
  readonly credits: number | null
}

function State({ letter: { closedAt, answeredAt } }: { letter: LetterView }) {
  if (closedAt !== null) return <Pill tone="good">{texts.closed}</Pill>
  return answeredAt === null ? <Pill tone="warn">{texts.open}</Pill> : <Pill>{texts.answered}</Pill>
}

function Answer({ id }: { id: string }) {
  const [form] = Form.useForm<Fields>()
  // The same answer sent twice is one; the next one is another.
  const requestId = useRef(crypto.randomUUID())
  const answer = useAct(
    ({ words, credits, close }: Fields & { close: boolean }) =>
      call('POST /api/console/feedback/{id}/answer', {
        params: { id },
        body: { requestId: requestId.current, words, credits: credits ?? 0, close },
      }),
    {
      done: () => texts.sent,
      after: () => {
        requestId.current = crypto.randomUUID()
        form.resetFields()
      },
    },
  )
  const send = (close: boolean) => {
    form.validateFields().then(
      (fields) => answer.mutate({ ...fields, close }),
      // Validation errors are shown at their fields.
      () => undefined,
    )
  }
  return (
    <Form name="answer" form={form} className="stacked" initialValues={{ words: '', credits: 0 }}>
      <Form.Item
        name="words"
        rules={[{ required: true, min: 2, max: 180, message: length(2, 180) }]}
      >
        <Input.TextArea
          rows={4}
          maxLength={180}
          aria-label={texts.words}
          placeholder={texts.placeholder}
        />
      </Form.Item>
      <div className="line">
        <Button type="primary" loading={answer.isPending} onClick={() => send(true)}>
          {texts.andClose}
        </Button>
        <Button disabled={answer.isPending} onClick={() => send(false)}>
          {texts.only}
        </Button>
        <Form.Item name="credits" label={texts.credits} colon={false}>
          <InputNumber min={0} max={1000} precision={0} />
        </Form.Item>
      </div>
    </Form>
  )
}

function Settle({ letter: { id, closedAt } }: { letter: LetterView }) {
  const isClosed = closedAt !== null
  const settle = useAct(
    (closed: boolean) =>
      call('POST /api/console/feedback/{id}/close', { params: { id }, body: { closed } }),
    { done: (_, closed) => (closed ? texts.settled : texts.reopened) },
  )
  return (
    <Button loading={settle.isPending} onClick={() => settle.mutate(!isClosed)}>
      {isClosed ? texts.reopen : texts.close}
    </Button>
  )
}

function Facts({ letter }: { letter: LetterView }) {
  const { facts, contact, balance, others, userId, nickname } = letter
  const rows = [
    ...Object.entries(facts),
    ...(contact === '' ? [] : [[texts.contact, contact] as const]),
    [texts.balance, credits(number(balance))] as const,
    [texts.others, texts.othersCount(others)] as const,
  ]
  return (
    <div className="card">
      <h2>
        {texts.facts}
        <span className="rest">
          <Button type="link" onClick={() => navigate({ page: 'users', id: userId })}>
            {texts.seePerson}
          </Button>
        </span>
      </h2>
      <dl className="facts">
        <dt>{texts.person}</dt>
        <dd>{nickname}</dd>
        {rows.map(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={`${name} value`}>{value}</dd>,
        ])}
      </dl>
    </div>
  )
}

function Talk({ letter }: { letter: LetterView }) {
  const { nickname, kind, words, createdAt, pictures, answers, closedAt } = letter
  return (
    <div className="card">
      <h2>
        {nickname}：{KINDS[kind]}
        <span className="rest line">
          <State letter={letter} />
          <Settle letter={letter} />
        </span>
      </h2>
      <p className="small">{wholeTime(createdAt)}</p>
      <p className="said">{words}</p>
      {pictures.length > 0 && (
        <div className="line">
          {pictures.map(({ url, thumbUrl }) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img className="shown" src={thumbUrl} alt={texts.picture} />
            </a>
          ))}
        </div>
      )}
      {answers.map((one) => (
        <div key={one.createdAt} className="reply">
          <p className="small">
            {texts.staff(one.staffName)} · {shortTime(one.createdAt)}
            {one.credits > 0 && ` · ${texts.gave(one.credits)}`}
          </p>
          <p className="said">{one.words}</p>
        </div>
      ))}
      {closedAt === null && <Answer id={letter.id} />}
    </div>
  )
}

/** One feedback, its answers, and its context. */
export function Letter({ id }: { id: string }) {
  const letterQuery = useConsoleQuery('GET /api/console/feedback/{id}', { params: { id } })
  return (
    <QueryView of={letterQuery}>
      {(letter) => (
        <div className="halves letter">
          <Talk letter={letter} />
          <Facts letter={letter} />
        </div>
      )}
    </QueryView>
  )
}
