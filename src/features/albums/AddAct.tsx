import { useState } from 'react'
import { Act } from '@/ui/Act/Act'
import { later } from '@/ui/later'
import { ADD } from './texts'

const AddSheet = later(() => import('./AddSheet').then((m) => m.AddSheet))

/** 画集 in a dock: keeps this job in albums of choice. */
export function AddAct({ jobId }: { jobId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Act icon="folder" word={ADD.word} label={ADD.title} onPress={() => setOpen(true)} />
      <AddSheet open={open} jobIds={[jobId]} onClose={() => setOpen(false)} />
    </>
  )
}
