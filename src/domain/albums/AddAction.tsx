import { useState } from 'react'
import { Action } from '@/ui/Action/Action'
import { lazySheet } from '@/ui/later'
import { ADD } from './addTexts'

const AddSheet = lazySheet(() => import('./AddSheet').then((m) => m.AddSheet))

/** 画集 in a dock: keeps this job in albums of choice. */
export function AddAction({ jobId }: { jobId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Action icon="folder" word={ADD.word} label={ADD.title} onPress={() => setOpen(true)} />
      <AddSheet open={open} jobIds={[jobId]} onClose={() => setOpen(false)} />
    </>
  )
}
