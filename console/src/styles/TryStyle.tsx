import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { call, uploadPicture } from '../api/call'
import { useAct } from '../ui/useAct'
import { buildStyleBody, type Fields } from './fields'
import { texts } from './texts'

/** A data URL as a file, as if it had been chosen. */
async function dataUrlToFile(dataUrl: string): Promise<File> {
  const [, base64 = ''] = dataUrl.split('base64,')
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  return new File([bytes], 'try.webp', { type: 'image/webp' })
}

/** One picture in the style as the form has it, before it is saved. */
export function TryStyle() {
  const form = Form.useFormInstance<Fields>()
  const [words, setWords] = useState<string>(texts.firstWords)
  const [picture, setPicture] = useState<string | null>(null)
  const attempt = useAct(
    async (_: null) => {
      const names = [
        'engineId',
        'modelId',
        'template',
        'negative',
        'baseStyle',
        'strength',
      ] as const
      await form.validateFields([...names])
      const { name: _name, ...style } = buildStyleBody(form.getFieldsValue())
      return call('POST /api/console/styles/try', { body: { ...style, words } }, { long: true })
    },
    { done: () => texts.tried, after: (tried) => setPicture(tried.picture) },
  )
  const cover = useAct(async (dataUrl: string) => uploadPicture(await dataUrlToFile(dataUrl)), {
    done: () => texts.asCover,
    after: ({ id, thumbUrl }) => form.setFieldValue('picture', { id, url: thumbUrl }),
  })
  return (
    <div className="try">
      <div className="line">
        <Input
          aria-label={texts.words}
          value={words}
          maxLength={200}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button loading={attempt.isPending} onClick={() => attempt.mutate(null)}>
          {texts.try}
        </Button>
      </div>
      {picture !== null && (
        <div className="line">
          <img src={picture} alt={texts.picture} />
          <Button loading={cover.isPending} onClick={() => cover.mutate(picture)}>
            {texts.asCover}
          </Button>
        </div>
      )}
    </div>
  )
}
