import { Button as Native, Text, View } from '@tarojs/components'
import { describePath, type PickedImage } from '@/platform/pickImage'
import '../Button/Button.scss'
import '../PhoneButton/PhoneButton.scss'
import './AvatarButton.scss'

export interface AvatarButtonProps {
  children: string
  onFile: (file: PickedImage) => void
}

/**
 * A pill that opens WeChat's own choice of an avatar, the person's own first. Only the platform's
 * button may. Twin: AvatarButton.h5.tsx.
 */
export function AvatarButton({ children, onFile }: AvatarButtonProps) {
  return (
    <View className="mg-avatarbutton">
      <Native
        openType="chooseAvatar"
        className="mg-button mg-button--wide mg-button--secondary mg-phonebutton"
        disabled={false}
        hoverClass="is-pressed"
        hoverStartTime={0}
        hoverStayTime={90}
        onChooseAvatar={({ detail }: { detail: { avatarUrl: string } }) =>
          void describePath(detail.avatarUrl).then(onFile)
        }
      >
        <Text>{children}</Text>
      </Native>
    </View>
  )
}
