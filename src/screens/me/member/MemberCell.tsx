import { useState } from 'react'
import { useSession } from '@/stores/session'
import { Cell } from '@/ui/Cell/Cell'
import { lazySheet } from '@/ui/later'
import { MEMBER } from './texts'
import { useMember } from './useMember'

const MemberSheet = lazySheet(() => import('./MemberSheet').then((m) => m.MemberSheet))

/** My level, as a row of a list; what levels are about behind it. */
export function MemberCell() {
  const isLogin = useSession((session) => session.isLogin)
  const [open, setOpen] = useState(false)
  const { data } = useMember()
  if (!isLogin) return null
  return (
    <>
      <Cell icon="star" text={MEMBER.title} value={data?.name} onPress={() => setOpen(true)} />
      <MemberSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
