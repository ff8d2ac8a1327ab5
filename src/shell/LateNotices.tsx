import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { onSaved } from '@/platform/saved.h5'
import { lazySheet } from '@/ui/later'
import { OfflineBanner } from './OfflineBanner'

const InstallCard = lazySheet(() => import('./InstallCard').then((m) => m.InstallCard), {
  quiet: true,
})

/** On whatever page is open: that there is no network, and the way to the home screen. */
export function LateNotices() {
  const [saved, setSaved] = useState(0)
  const [open, setOpen] = useState(false)
  useEffect(
    () =>
      onSaved(() => {
        setSaved((times) => times + 1)
        setOpen(true)
      }),
    [],
  )
  return (
    <>
      <View className="offline-notice">
        <OfflineBanner />
      </View>
      {open && <InstallCard saved={saved} onClose={() => setOpen(false)} />}
    </>
  )
}
