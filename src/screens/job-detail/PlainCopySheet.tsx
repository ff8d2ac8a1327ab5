import { View } from '@tarojs/components'
import { useState } from 'react'
import type { PictureView } from '@contract/jobs'
import { PLAIN_AGREEMENT } from '@contract/plain-copies'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import { Consent } from '@/domain/agreements/Consent'
import { savePictures } from '@/domain/viewer/save'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { PLAIN } from './texts'
import './PlainCopySheet.scss'

interface PlainCopySheetProps {
  picture: PictureView
  open: boolean
  onClose: () => void
}

const WORDS = {
  agree: PLAIN.agree,
  agreeLabel: PLAIN.agree,
  agreements: [{ path: 'pagesB/agreement/generate', name: PLAIN.agreement }],
} as const

/** The duties first, each time; then the file. */
export function PlainCopySheet({ picture, open, onClose }: PlainCopySheetProps) {
  const [agreed, setAgreed] = useState(false)
  const [missed, setMissed] = useState(0)
  const { run, busy } = useWrite({
    mutationFn: () =>
      call('POST /api/label/plain', {
        body: { pictureId: picture.id, agreement: PLAIN_AGREEMENT.version },
      }),
    async onSuccess({ url }) {
      await savePictures([{ url, about: PLAIN.title }])
      setAgreed(false)
      onClose()
    },
  })
  const save = () => {
    if (agreed) void run()
    else setMissed(missed + 1)
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={PLAIN.title}>
      <View className="mg-plaincopy">
        <View className="mg-plaincopy__text">{PLAIN.intro}</View>
        {PLAIN_AGREEMENT.duties.map((duty, at) => (
          <View key={duty} className="mg-plaincopy__duty">{`${at + 1}. ${duty}`}</View>
        ))}
        <Consent agreed={agreed} onChange={setAgreed} missed={missed} words={WORDS} />
        <Button variant="primary" wide disabled={busy} onPress={save}>
          {busy ? PLAIN.busy : PLAIN.save}
        </Button>
      </View>
    </BottomSheet>
  )
}
