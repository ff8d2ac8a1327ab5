import { useState } from 'react'
import { useSession } from '@/stores/session'
import { Cell } from '@/ui/Cell/Cell'
import { MyWorksSheet } from './MyWorksSheet'
import { MINE } from './texts'

/** 我的作品 among the entries of 我的. */
export function MyWorksCell() {
  const isLogin = useSession((session) => session.isLogin)
  const [open, setOpen] = useState(false)
  if (!isLogin) return null
  return (
    <>
      <Cell icon="send" text={MINE.title} onPress={() => setOpen(true)} />
      <MyWorksSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
