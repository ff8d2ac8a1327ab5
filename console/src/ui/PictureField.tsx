import { App, Form } from 'antd'
import { useId, useState, type ChangeEvent } from 'react'
import { CallError, uploadPicture } from '../api/call'
import { PICTURE } from './texts'

/** Value of a picture field: an upload, and its address. */
export interface Picture {
  readonly id: string
  readonly url: string
}

interface InputProps {
  /** By the form. */
  readonly value?: Picture | null
  readonly onChange?: (picture: Picture) => void
  readonly label: string
  /** Picture shown until another one is chosen. */
  readonly now?: string | undefined
}

function PictureInput({ value, onChange, label, now }: InputProps) {
  const id = useId()
  const { message } = App.useApp()
  const [isSending, setIsSending] = useState(false)
  const url = value?.url ?? now
  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0]
    if (!file) return
    setIsSending(true)
    try {
      const { id: upload, thumbUrl } = await uploadPicture(file)
      onChange?.({ id: upload, url: thumbUrl })
    } catch (error) {
      message.error(error instanceof CallError ? error.message : PICTURE.failed)
    } finally {
      setIsSending(false)
      // The same file may be chosen again.
      target.value = ''
    }
  }
  return (
    <div className="picture">
      {url === undefined ? <span className="none" /> : <img src={url} alt="" />}
      <label htmlFor={id} className="ant-btn ant-btn-default">
        {isSending ? PICTURE.sending : url === undefined ? PICTURE.choose : PICTURE.change}
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={label}
        disabled={isSending}
        onChange={(event) => void choose(event)}
      />
    </div>
  )
}

/** A picture of this computer; `now`: the one that stays when none is chosen. */
export function PictureField({
  label,
  now,
  needed = true,
}: {
  label: string
  now?: string | undefined
  needed?: boolean
}) {
  const required = needed && now === undefined
  return (
    <Form.Item
      label={label}
      name="picture"
      rules={required ? [{ required, message: PICTURE.needed }] : []}
    >
      <PictureInput label={label} now={now} />
    </Form.Item>
  )
}
