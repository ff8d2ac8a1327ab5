import { Dock } from '@/ui/Dock/Dock'
import { InLayer } from '@/ui/Layer/inLayer'
import { Composer } from './Composer'
import { Microphone } from './Microphone'
import { RedoToast } from './RedoToast'
import { SAY } from './texts'
import type { Editing } from './useEditing'

interface EditDockProps {
  editing: Editing
}

/** The composer at the foot of a picture's page. */
export function EditDock({ editing }: EditDockProps) {
  const { job, target, sentence, setSentence, openPlan } = editing
  if (!target) return null
  return (
    <>
      <Dock>
        <InLayer.Provider value>
          <Composer
            picture={target}
            value={sentence}
            onChange={setSentence}
            onSend={() => openPlan(sentence)}
            references={editing.references}
            placeholder={target.threadId === null ? SAY.first : SAY.next}
            idle={<Microphone onSaid={openPlan} />}
          />
        </InLayer.Provider>
      </Dock>
      <RedoToast jobId={job.id} />
    </>
  )
}
