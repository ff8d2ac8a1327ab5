import { View } from '@tarojs/components'
import { useState } from 'react'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Field } from '@/ui/Field/Field'
import { texts } from './texts'

interface ConsentSheetProps {
  open: boolean
  onClose: () => void
  onAgree: (whose: string) => void
}

/** A real person: whose looks they are, and that this person agrees. */
export function ConsentSheet({ open, onClose, onAgree }: ConsentSheetProps) {
  const [whose, setWhose] = useState('')
  return (
    <BottomSheet open={open} onClose={onClose} title={texts.consentTitle}>
      <View className="character__consent">
        <View className="character__note">{texts.consentLead}</View>
        <Field
          kind="text"
          label={texts.whose}
          placeholder={texts.whoseHint}
          value={whose}
          onChange={setWhose}
          maxLength={20}
        />
        <Button
          wide
          variant="primary"
          disabled={whose.trim() === ''}
          onPress={() => {
            onAgree(whose.trim())
            onClose()
          }}
        >
          {texts.agree}
        </Button>
      </View>
    </BottomSheet>
  )
}
