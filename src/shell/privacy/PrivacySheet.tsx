import { Button as Native, Text, View } from '@tarojs/components'
import { navigate } from '@/domain/navigation/navigate'
import { AGREE_BUTTON, openPrivacyGuide } from '@/platform/privacy'
import { useWhileShown } from '@/platform/whileShown'
import { usePrivacy } from '@/stores/privacy'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import './PrivacySheet.scss'

/** On the page that is shown: WeChat's question before album, camera and files are touched. */
export function PrivacySheet() {
  const isOpen = useWhileShown(usePrivacy(({ waiting }) => waiting.length > 0))
  const answer = usePrivacy((state) => state.answer)
  const refuse = () => answer(false)
  const read = () => {
    refuse()
    void navigate('pagesB/agreement/privacy')
  }
  return (
    <BottomSheet open={isOpen} onClose={refuse} title={texts.title}>
      <View className="privacy">
        <View className="privacy__words">{texts.words}</View>
        <View className="privacy__links">
          <View
            className="mg-press privacy__link"
            {...pressable({ role: 'link', onPress: openPrivacyGuide })}
          >
            {texts.guide}
          </View>
          <View className="mg-press privacy__link" {...pressable({ role: 'link', onPress: read })}>
            {texts.policy}
          </View>
        </View>
        <Native
          id={AGREE_BUTTON}
          disabled={false}
          openType="agreePrivacyAuthorization"
          className="mg-button mg-button--wide mg-button--primary privacy__agree"
          hoverClass="is-pressed"
          hoverStartTime={0}
          hoverStayTime={90}
          onAgreePrivacyAuthorization={() => answer(true)}
        >
          <Text>{texts.agree}</Text>
        </Native>
        <Button variant="ghost" wide onPress={refuse}>
          {texts.refuse}
        </Button>
      </View>
    </BottomSheet>
  )
}
