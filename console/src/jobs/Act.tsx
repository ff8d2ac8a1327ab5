import { Button } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { FormDialog, ReasonField } from '../ui/FormDialog'
import { useAct } from '../ui/useAct'
import { texts } from './texts'
import type { Job } from './view'

/** Cancels a job or puts it back into the queue, with a reason. */
export function Act({ job, what }: { job: Job; what: 'cancel' | 'retry' }) {
  const [isOpen, setIsOpen] = useState(false)
  const input = (reason: string) => ({ params: { id: job.id }, body: { reason } })
  const act = useAct(
    ({ reason }: { reason: string }) =>
      what === 'cancel'
        ? call('POST /api/console/jobs/{id}/cancel', input(reason))
        : call('POST /api/console/jobs/{id}/retry', input(reason)),
    {
      done: () => (what === 'cancel' ? texts.cancelDone : texts.retryDone),
      after: () => setIsOpen(false),
    },
  )
  return (
    <>
      <Button size="small" type="link" onClick={() => setIsOpen(true)}>
        {texts[what]}
      </Button>
      {isOpen && (
        <FormDialog<{ reason: string }>
          name={what}
          title={`${texts[what]} · ${job.prompt?.trim() || job.toolName}`}
          okText={texts.confirm}
          cancelText={texts.back}
          danger={what === 'cancel'}
          pending={act.isPending}
          onFinish={(fields) => act.mutate(fields)}
          onClose={() => setIsOpen(false)}
        >
          <ReasonField label={texts.reason[what]} />
        </FormDialog>
      )}
    </>
  )
}
