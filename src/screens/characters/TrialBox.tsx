import { View } from '@tarojs/components'
import { CHARACTER_PICTURES_MAX } from '@contract/characters'
import { text2img } from '@contract/tools/text2img'
import { mediaUrl } from '@/platform/media'
import { sourceOfPicture } from '@/stores/sources'
import { Button } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import { Ring } from '@/ui/Ring/Ring'
import { texts } from './texts'
import { buildTrialPrompt } from './trial'
import { useCardOrder } from './useCardOrder'
import type { CharacterForm } from './useCharacterForm'

interface TrialBoxProps {
  open: boolean
  onClose: () => void
  form: CharacterForm
  /** The words are being read. */
  isReading: boolean
  change: (news: Partial<CharacterForm>) => void
}

/** 试画: a picture of the card as it is written now, before it is saved. */
export function TrialBox({ form, isReading, change }: TrialBoxProps) {
  const prompt = buildTrialPrompt(form)
  const order = useCardOrder(text2img, { prompt, ratio: '3:4', count: 1 })
  const { job, credits, isBusy } = order
  const [picture] = job?.status === 'succeeded' ? job.pictures : []
  const source = picture && job ? sourceOfPicture(picture, job.id) : null
  const { pictures } = form
  const isTaken = pictures.some(({ ref }) => ref === source?.ref)
  return (
    <View className="character__trial">
      <View className="character__label">{texts.trial}</View>
      {(isBusy || source) && (
        <View className="character__picture character__picture--trial">
          {source ? (
            <Picture src={mediaUrl(source.url)} alt={texts.trialPicture} develop />
          ) : (
            <View className="character__ring">
              <Ring
                size={72}
                state={job?.status === 'running' ? 'running' : 'queued'}
                progress={job?.progress ?? 0}
              />
            </View>
          )}
        </View>
      )}
      {order.issue !== null && (
        <View className="character__issue" role="alert">
          {order.issue}
        </View>
      )}
      <View className="character__trialacts">
        <Button
          size="medium"
          variant="dawn"
          disabled={isBusy || isReading || prompt === '' || credits === null}
          onPress={() => void order.start()}
          {...(credits !== null && !isBusy && { note: texts.price(credits) })}
        >
          {isBusy ? texts.trying : source ? texts.tryAgain : texts.tryOne}
        </Button>
        {source && !isTaken && pictures.length < CHARACTER_PICTURES_MAX && (
          <Button
            size="medium"
            onPress={() => {
              const { ref, thumbUrl } = source
              change({ pictures: [...pictures, { ref, thumbUrl }] })
            }}
          >
            {texts.takeTrial}
          </Button>
        )}
      </View>
      <View className="character__note">{prompt === '' ? texts.tryFirst : texts.tryNote}</View>
    </View>
  )
}
