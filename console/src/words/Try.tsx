import { useMutation } from '@tanstack/react-query'
import { App, Input } from 'antd'
import { call } from '../api/call'
import { texts } from './texts'

/** Refused words of a sentence with the current value of the field. */
export function Try({ text }: { text: string }) {
  const { message } = App.useApp()
  const attempt = useMutation({
    mutationFn: (sentence: string) =>
      call('POST /api/console/words/try', { body: { text, sentence } }),
    onError: (error) => void message.error(error.message),
  })
  const found = attempt.data?.found
  return (
    <div className="card">
      <h2>{texts.attempt}</h2>
      <p className="small">{texts.attemptNote}</p>
      <Input.Search
        aria-label={texts.sentence}
        placeholder={texts.sentence}
        maxLength={2000}
        enterButton={texts.attempt}
        loading={attempt.isPending}
        onSearch={(sentence) => attempt.mutate(sentence)}
      />
      {found && (
        <p role="status" className={found.length > 0 ? 'bad' : 'good'}>
          {found.length > 0 ? texts.found(found.join('、')) : texts.fine}
        </p>
      )}
    </div>
  )
}
