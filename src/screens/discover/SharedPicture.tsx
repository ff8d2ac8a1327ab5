import { View } from '@tarojs/components'
import { findTool } from '@contract/tools/all'
import { useLoginPrompt } from '@/domain/media/useAskLogin'
import { giveNext } from '@/platform/droppedFiles'
import type { PickedImage } from '@/platform/pickImage'
import { dropShared } from '@/platform/sharedPicture'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Picture } from '@/ui/Picture/Picture'
import { TOOLS } from './texts'
import type { ToolCard } from './toolCards'
import { openTool, ToolCardView } from './ToolCardView'
import './SharedPicture.scss'

export interface SharedPictureProps {
  picture: PickedImage
  cards: readonly ToolCard[]
  onClose: () => void
}

/** Begins with a picture: its first parameter with media is one image. */
function takesPicture({ tool }: ToolCard): boolean {
  const kinds = Object.values(findTool(tool)?.params ?? {}).map(({ kind }) => kind)
  return kinds.find((kind) => ['image', 'images', 'video'].includes(kind)) === 'image'
}

/** A picture from the phone's gallery, and every tool that does something with one. */
export function SharedPicture({ picture, cards, onClose }: SharedPictureProps) {
  const promptIfVisitor = useLoginPrompt()
  const leave = () => {
    void dropShared()
    onClose()
  }
  const open = (card: ToolCard) => {
    // It is queued: after sign-in the user finds it here.
    if (promptIfVisitor()) return
    giveNext(picture)
    openTool(card)
    leave()
  }
  return (
    <>
      <View className="mg-shared">
        <View className="mg-shared__picture">
          <Picture src={picture.path} alt={TOOLS.shared} />
        </View>
        <View className="mg-shared__words">
          <View role="heading" aria-level={2}>
            {TOOLS.sharedTitle}
          </View>
          <View className="mg-shared__note">{TOOLS.sharedNote}</View>
        </View>
        <IconButton icon="close" label={TOOLS.sharedLeave} onPress={leave} />
      </View>
      <View className="mg-tools__cards">
        {cards.filter(takesPicture).map((card) => (
          <ToolCardView key={card.tool} card={card} onOpen={open} />
        ))}
      </View>
    </>
  )
}
