import { isPricedByVideo } from '@contract/tools/define'
import type { Tool } from '@contract/tools/all'
import type { usePendingUploads } from '@/domain/media/pending'
import { texts as mediaTexts } from '@/domain/media/texts'
import { GenerateBar } from '@/domain/tool-form/GenerateBar'
import { computeQuote } from '@/domain/tool-form/offer'
import { nothing } from '@/domain/tool-form/presets/lazy'
import type { PriceButton } from '@/domain/tool-form/ready'
import { texts as priceTexts } from '@/domain/tool-form/texts'
import type { Create } from '@/domain/tool-form/useCreate'
import { pendingButton } from './pendingButton'
import { texts as toolTexts } from './texts'

/** In place of the price button while there is no picture: the way to one, with the price to come. */
function chooseButton(tool: Tool, kind: 'image' | 'video', create: Create): PriceButton {
  const { button, offer, params } = create
  if (button.kind === 'retry' || (button.kind === 'blocked' && !offer)) return button
  const text = kind === 'video' ? mediaTexts.chooseVideo : mediaTexts.choose
  if (!offer) return { kind: 'choose', text }
  // The length of a video is unknown until one is chosen: the price of a second is shown instead.
  const bySecond = isPricedByVideo(tool)
  const credits = computeQuote(offer, tool, params, bySecond ? 1000 : null)
  const note =
    credits !== null &&
    (bySecond && credits > 0 ? toolTexts.perSecond(credits) : priceTexts.price(credits))
  return { kind: 'choose', text, note: note || undefined }
}

interface ToolFootProps {
  tool: Tool
  kind: 'image' | 'video'
  create: Create
  /** Uploads of the form. */
  pending: ReturnType<typeof usePendingUploads>
  /** Nothing to work on was chosen yet. */
  isChoosing: boolean
  onChoose: () => void
}

/** The one button of a tool: waits for uploads, chooses a picture, or sends the order. */
export function ToolFoot({ tool, kind, create, pending, isChoosing, onChoose }: ToolFootProps) {
  const held = pendingButton(pending.state)
  if (held) return <GenerateBar button={held} onPress={nothing} />
  if (!isChoosing) return <GenerateBar button={create.button} onPress={create.action} />
  return (
    <GenerateBar
      button={chooseButton(tool, kind, create)}
      onPress={create.button.kind === 'retry' ? create.action : onChoose}
    />
  )
}
