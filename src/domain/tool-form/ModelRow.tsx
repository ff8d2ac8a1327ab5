import { Text, View } from '@tarojs/components'
import { isOwnModel } from '@contract/own-models'
import { etaText } from '@/domain/jobs/format'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { modelTexts } from './modelTexts'
import type { OfferedModel } from './offer'
import { texts } from './texts'
import type { ModelHere } from './useModelsHere'

interface ModelRowProps {
  model: OfferedModel
  /** null while it is loading. */
  here: ModelHere | null
  on: boolean
  /** Several may be chosen. */
  many: boolean
  onPress: () => void
}

type Sample = ModelHere['samples'][number]

const SampleThumb = ({ sample }: { sample: Sample }) => (
  <Picture
    src={mediaUrl(sample.thumbUrl)}
    alt=""
    thumbhash={sample.thumbhash}
    color={sample.color}
  />
)

/** Only what it made here: an empty place says so. */
function Cover({ here, on }: Pick<ModelRowProps, 'here' | 'on'>) {
  const [first] = here?.samples ?? []
  return (
    <View className={classes('model__cover', on && 'model__cover--on')}>
      {first && <SampleThumb sample={first} />}
      {!first && here && <Text className="model__none">{modelTexts.none}</Text>}
    </View>
  )
}

/** Name, weakness, price and measured speed; more of its pictures below. */
export function ModelRow({ model, here, on, many, onPress }: ModelRowProps) {
  const { name, note, paused, costCredits, unit = 'picture' } = model
  const own = isOwnModel(model.id)
  const about = paused ? texts.paused : note
  const speed = here?.speed ? etaText(here.speed) : null
  const price = own ? modelTexts.free : `${costCredits} ${modelTexts.per[unit]}`
  const more = here?.samples.slice(1) ?? []
  return (
    <View
      className={classes('mg-press model', paused && 'model--paused')}
      {...pressable({
        role: many ? 'checkbox' : 'radio',
        checked: on,
        disabled: many && paused,
        label: [name, about, price, speed].filter(Boolean).join('，'),
        onPress,
      })}
    >
      <Cover here={here} on={on} />
      <View className="model__about">
        <View className="model__name">{name}</View>
        <View className="model__note">{about}</View>
        <View className="model__facts">
          {own ? (
            price
          ) : (
            <>
              <Text className="model__price">{costCredits}</Text> {modelTexts.per[unit]}
            </>
          )}
          {speed && ` · ${speed}`}
        </View>
        {more.length > 0 && (
          <View className="model__more" aria-hidden>
            {more.map((sample) => (
              <View key={sample.id} className="model__sample">
                <SampleThumb sample={sample} />
              </View>
            ))}
          </View>
        )}
      </View>
      <View
        className={classes('model__tick', many && 'model__tick--square', on && 'model__tick--on')}
      >
        {on && <Icon name="check" size={18} />}
      </View>
    </View>
  )
}
