import type { CallData } from '@contract/endpoints/all'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { QueryView } from '../ui/States'
import { useAct } from '../ui/useAct'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { texts } from './texts'
import { Try } from './Try'

type View = CallData<'GET /api/console/words'>

/** Lines that are words: neither remarks nor ordinary phrases. */
const countEntries = (text: string): number =>
  text.split('\n').filter((line) => /^[^#!\s]/.test(line.trim())).length

/** The list; what others change meanwhile does not touch what is being written. */
function Editor({ view }: { view: View }) {
  const [was, setWas] = useState(view.text)
  const [text, setText] = useState(view.text)
  const [isOpen, setIsOpen] = useState(false)
  const isSame = text === was
  if (isSame && view.text !== was) {
    setWas(view.text)
    setText(view.text)
  }
  const save = useAct(
    ({ reason }: { reason: string }) =>
      call('POST /api/console/words', { body: { text, was, reason } }),
    {
      done: () => texts.saved,
      after(saved) {
        setIsOpen(false)
        setWas(saved.text)
        setText(saved.text)
      },
    },
  )
  return (
    <div className="grid shop">
      <div className="card">
        <h2>
          {texts.own}
          <small>{texts.count(countEntries(text))}</small>
          <span className="rest line">
            <Button disabled={isSame} onClick={() => setText(was)}>
              {texts.reset}
            </Button>
            <Button type="primary" disabled={isSame} onClick={() => setIsOpen(true)}>
              {texts.save}
            </Button>
          </span>
        </h2>
        <p className="small">
          {texts.note}
          {texts.also(view.builtIn, view.inFile)}
        </p>
        <Input.TextArea
          aria-label={texts.field}
          value={text}
          maxLength={200_000}
          rows={22}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Try text={text} />
      {isOpen && (
        <FormDialog<{ reason: string }>
          name="words"
          title={texts.saveTitle}
          note={texts.saveNote}
          okText={texts.save}
          pending={save.isPending}
          onFinish={(fields) => save.mutate(fields)}
          onClose={() => setIsOpen(false)}
        >
          <ReasonField label={texts.why} />
        </FormDialog>
      )}
    </div>
  )
}

/** Words of the operator's that are refused in what people write. */
export default function Words() {
  const wordsQuery = useConsoleQuery('GET /api/console/words', {})
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
      </header>
      <QueryView of={wordsQuery} rows={12}>
        {(view) => <Editor view={view} />}
      </QueryView>
    </>
  )
}
