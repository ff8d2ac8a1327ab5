import { View } from '@tarojs/components'
import { useState } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import type { WorkView } from '@/domain/works/types'
import { showToast } from '@/platform/toast'
import { Button } from '@/ui/Button/Button'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { TextArea } from '@/ui/TextArea/TextArea'
import { APPEAL } from './texts'
import './AppealSheet.scss'

const WORDS_MAX = 200

interface AppealSheetProps {
  open: boolean
  work: WorkView
  onClose: () => void
}

/** Appeal against a refusal: the work waits for another review. */
export function AppealSheet({ open, work, onClose }: AppealSheetProps) {
  const [words, setWords] = useState('')
  const { run, busy } = useWrite({
    mutationFn: (said: string) =>
      call('POST /api/works/{id}/appeal', { params: { id: work.id }, body: { words: said } }),
    onSuccess(waiting) {
      queryClient.setQueryData(keys.work(work.id), waiting)
      void queryClient.invalidateQueries({ queryKey: keys.myWorks })
      showToast(APPEAL.done)
      onClose()
    },
  })
  const said = words.trim()
  return (
    <BottomSheet open={open} onClose={onClose} title={APPEAL.title}>
      <View className="mg-appeal__note">{APPEAL.note}</View>
      <View className="mg-appeal__words">
        <TextArea
          value={words}
          onChange={(text) => setWords([...text].slice(0, WORDS_MAX).join(''))}
          label={APPEAL.words}
          placeholder={APPEAL.placeholder}
          rows={4}
        />
      </View>
      <Button variant="primary" wide disabled={said === '' || busy} onPress={() => void run(said)}>
        {busy ? APPEAL.sending : APPEAL.send}
      </Button>
    </BottomSheet>
  )
}
