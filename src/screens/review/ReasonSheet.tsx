import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { TextArea } from '@/ui/TextArea/TextArea'
import { REVIEW, REASONS } from './texts'
import type { ReviewItem } from './useReviewQueue'

const MIN = 2
const MAX = 60

/** The word on the button: what is missing, or what it does. */
function wordFor(reason: string, action: string): string {
  const { length } = reason
  if (length === 0) return REVIEW.chooseReason
  if (length < MIN) return REVIEW.tooShort
  return length > MAX ? REVIEW.tooLong(length - MAX) : action
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
  const action = isReport ? REVIEW.remove : REVIEW.reject
  const reason = own.trim() || (chosen ?? '')
  const fits = reason.length >= MIN && reason.length <= MAX
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={isReport ? REVIEW.whyRemove : REVIEW.whyReject}
    >
      <Text className="mg-review__hint">{REVIEW.reasonHint}</Text>
      <View className="mg-review__choices" role="radiogroup" aria-label={REVIEW.chooseReason}>
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
      <View className="mg-review__own">
        <TextArea
          value={own}
          onChange={setOwn}
          label={REVIEW.ownReason}
          placeholder={REVIEW.ownPlaceholder}
        />
      </View>
      <Button variant="danger" wide disabled={!fits} onPress={() => onChoose(reason)}>
        {wordFor(reason, action)}
      </Button>
    </BottomSheet>
  )
}
