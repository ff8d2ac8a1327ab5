import { Text, View } from '@tarojs/components'
import { navigate } from '@/domain/navigation/navigate'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import './ConsentSheet.scss'

interface ConsentSheetProps {
  open: boolean
  onClose: () => void
  onAgree: () => void
}

/** Asks for consent where the tick was not set; each document can be opened and read first. */
export function ConsentSheet({ open, onClose, onAgree }: ConsentSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={texts.consentTitle}>
      <View className="mg-consentsheet">
        <View className="mg-consentsheet__text">{texts.consentBody}</View>
        {texts.agreements.map(({ path, name }) => (
          <View
            key={path}
            className="mg-press mg-consentsheet__link"
            {...pressable({ role: 'link', onPress: () => void navigate(path) })}
          >
            <Text>{name}</Text>
            <Icon name="right" size={18} />
          </View>
        ))}
        <Button className="mg-consentsheet__yes" variant="primary" wide onPress={onAgree}>
          {texts.consentYes}
        </Button>
        <Button variant="ghost" wide onPress={onClose}>
          {texts.consentNo}
        </Button>
      </View>
    </BottomSheet>
  )
}
