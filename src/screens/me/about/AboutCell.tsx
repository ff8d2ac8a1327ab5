import { useState } from 'react'
import { Cell } from '@/ui/Cell/Cell'
import { lazySheet } from '@/ui/later'
import { ABOUT } from './texts'

const AboutSheet = lazySheet(() => import('./AboutSheet').then((m) => m.AboutSheet))

/** 关于墨光, as a row of a list. */
export function AboutCell() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Cell
        icon="spark"
        text={ABOUT.title}
        value={ABOUT.version(APP_VERSION)}
        onPress={() => setOpen(true)}
      />
      <AboutSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
