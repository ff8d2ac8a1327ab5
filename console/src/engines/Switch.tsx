import { Switch } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { useAct } from '../ui/useAct'
import { texts } from './texts'
import type { Model } from './view'

/** On or off, with a reason; tools that no other engine serves are named before. */
export function ModelSwitch({ model }: { model: Model }) {
  const { id: modelId, name, on, aloneFor } = model
  const [isOpen, setIsOpen] = useState(false)
  const turn = useAct(
    ({ reason }: { reason: string }) =>
      call('POST /api/console/engines/switch', { body: { modelId, on: !on, reason } }),
    {
      done: () => (on ? texts.turnedOff : texts.turnedOn),
      after: () => setIsOpen(false),
    },
  )
  const note =
    aloneFor.length > 0 ? texts.aloneNote(aloneFor.join('、')) + texts.offNote : texts.offNote
  return (
    <>
      <Switch
        size="small"
        checked={on}
        aria-label={texts.turn(name)}
        onChange={() => setIsOpen(true)}
      />
      {isOpen && (
        <FormDialog<{ reason: string }>
          name="switch"
          title={on ? texts.turnOff(name) : texts.turnOn(name)}
          note={on ? note : undefined}
          danger={on}
          pending={turn.isPending}
          onFinish={(fields) => turn.mutate(fields)}
          onClose={() => setIsOpen(false)}
        >
          <ReasonField label={texts.why} />
        </FormDialog>
      )}
    </>
  )
}
