import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { Sheet } from '@/ui/Sheet/Sheet'
import { TextArea } from '@/ui/TextArea/TextArea'
import { AUDITING, REASONS } from './texts'
import type { ReviewItem } from './useDesk'

const MIN = 2
const MAX = 60

/** The word on the button: what is missing, or what it does. */
function wordFor(reason: string, act: string): string {
  const { length } = reason
  if (length === 0) return AUDITING.chooseReason
  if (length < MIN) return AUDITING.tooShort
  return length > MAX ? AUDITING.tooLong(length - MAX) : act
}

interface ReasonSheetProps {
  item: ReviewItem
  open: boolean
  onClose: () => void
  onChoose: (reason: string) => void
}

/** Why not: one of the usual reasons, or words of one's own. */
export function ReasonSheet({ item, open, onClose, onChoose }: ReasonSheetProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [own, setOwn] = useState('')
  useEffect(() => {
    setChosen(null)
    setOwn('')
  }, [item.id])
  const isReport = item.kind === 'report'
  const act = isReport ? AUDITING.remove : AUDITING.reject
  const reason = own.trim() || (chosen ?? '')
  const fits = reason.length >= MIN && reason.length <= MAX
  return (
    <Sheet open={open} onClose={onClose} title={isReport ? AUDITING.whyRemove : AUDITING.whyReject}>
      <Text className="mg-audit__hint">{AUDITING.reasonHint}</Text>
      <View className="mg-audit__choices" role="radiogroup" aria-label={AUDITING.chooseReason}>
        {REASONS.map((word) => (
          <Chip
            key={word}
            text={word}
            on={own.trim() === '' && chosen === word}
            onPress={() => {
              setOwn('')
              setChosen(word)
            }}
          />
        ))}
      </View>
      <View className="mg-audit__own">
        <TextArea
          value={own}
          onChange={setOwn}
          label={AUDITING.ownReason}
          placeholder={AUDITING.ownPlaceholder}
        />
      </View>
      <Button variant="danger" wide disabled={!fits} onPress={() => onChoose(reason)}>
        {wordFor(reason, act)}
      </Button>
    </Sheet>
  )
}
