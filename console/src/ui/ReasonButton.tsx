import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { FormDialog, ReasonField } from './FormDialog'
import { useAct } from './useAct'

interface ReasonButtonProps {
  /** Names the form. */
  readonly name: string
  readonly text: string
  /** Accessible name, where the text alone does not say what it is about. */
  readonly label?: string
  readonly link?: boolean
  /** The button itself is red; by default as the dialog's. */
  readonly dangerButton?: boolean
  readonly title: string
  readonly note?: ReactNode
  readonly okText?: string
  readonly cancelText?: string
  readonly danger?: boolean
  readonly reasonLabel: string
  readonly reasonMax?: number
  readonly act: (reason: string) => Promise<unknown>
  /** Said when it went well. */
  readonly done: string
}

/** An act that asks for a reason first: a button and its dialog. */
export function ReasonButton(props: ReasonButtonProps) {
  const { name, text, label, link = false, danger = false, dangerButton = danger } = props
  const { title, note, okText, cancelText, reasonLabel, reasonMax, act, done } = props
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const { mutate, isPending } = useAct(({ reason }: { reason: string }) => act(reason), {
    done: () => done,
    after: close,
  })
  return (
    <>
      <Button
        size="small"
        {...(link && { type: 'link' })}
        danger={dangerButton}
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        {text}
      </Button>
      {isOpen && (
        <FormDialog<{ reason: string }>
          {...{ name, title, note, okText, cancelText, danger }}
          pending={isPending}
          onFinish={(fields) => mutate(fields)}
          onClose={close}
        >
          <ReasonField label={reasonLabel} max={reasonMax} />
        </FormDialog>
      )}
    </>
  )
}
