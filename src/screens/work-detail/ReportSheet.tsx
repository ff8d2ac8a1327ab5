import { View } from '@tarojs/components'
import { useState } from 'react'
import { call } from '@/api/call'
import { useWrite } from '@/api/useWrite'
import type { WorkView } from '@/domain/works/types'
import { showToast } from '@/platform/toast'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { TextArea } from '@/ui/TextArea/TextArea'
import { REASONS, REPORT, type ReportReason } from './texts'
import './ReportSheet.scss'

const WORDS_MAX = 300

interface ReportSheetProps {
  open: boolean
  work: WorkView
  onClose: () => void
}

/** Telling the reviewers what is wrong with a work. */
export function ReportSheet({ open, work, onClose }: ReportSheetProps) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [words, setWords] = useState('')
  const { run, busy } = useWrite({
    mutationFn: (chosen: ReportReason) => {
      const body = { id: work.id, reason: chosen, words: [...words].slice(0, WORDS_MAX).join('') }
      return call('POST /api/works/report', { body })
    },
    onSuccess() {
      showToast(REPORT.done)
      onClose()
    },
  })
  return (
    <BottomSheet open={open} onClose={onClose} title={REPORT.title}>
      <View className="mg-report__reasons" role="radiogroup" aria-label={REPORT.reasons}>
        {REASONS.map(({ value, text }) => (
          <Chip key={value} text={text} on={value === reason} onPress={() => setReason(value)} />
        ))}
      </View>
      <View className="mg-report__words">
        <TextArea
          value={words}
          onChange={(text) => setWords([...text].slice(0, WORDS_MAX).join(''))}
          label={REPORT.words}
          placeholder={REPORT.placeholder}
          rows={2}
        />
      </View>
      <Button
        variant="primary"
        wide
        disabled={!reason || busy}
        onPress={() => reason && void run(reason)}
      >
        {busy ? REPORT.sending : reason ? REPORT.send : REPORT.choose}
      </Button>
    </BottomSheet>
  )
}
