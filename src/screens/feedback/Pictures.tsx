import { View } from '@tarojs/components'
import { UploadQueue } from '@/domain/media/UploadQueue'
import { mediaUrl } from '@/platform/media'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import type { FeedbackForm } from './useFeedback'

/** Screenshots to go with the words. */
export function Pictures({ form }: { form: FeedbackForm }) {
  return (
    <>
      <View className="mg-feedback__pictures">
        {form.pictures.map(({ ref, thumbUrl }, index) => (
          <View key={ref} className="mg-feedback__picture">
            <Picture src={mediaUrl(thumbUrl)} alt={texts.picture(index + 1)} />
            <View className="mg-feedback__remove">
              <IconButton
                icon="close"
                disc
                label={`${texts.remove}${texts.picture(index + 1)}`}
                onPress={() => form.remove(ref)}
              />
            </View>
          </View>
        ))}
        {form.remaining > 0 && (
          <View
            className="mg-press mg-feedback__add"
            {...pressable({ label: texts.add, onPress: () => void form.add() })}
          >
            <Icon name="plus" />
          </View>
        )}
      </View>
      <UploadQueue uploads={form.uploads} />
    </>
  )
}
