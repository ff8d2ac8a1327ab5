import { Text, View } from '@tarojs/components'
import type { JobView, PictureView } from '@contract/jobs'
import { Chip } from '@/ui/Chip/Chip'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import { GRID } from './texts'
import { useGrid, type GridAction } from './useGrid'
import './GridActions.scss'

interface ActionsRowProps {
  word: string
  pictures: readonly PictureView[]
  action: GridAction
  text: (position: number) => string
  label: (position: number, credits: number) => string
}

/** One button a picture, with what one press costs behind them. */
function ActionsRow({ word, pictures, action, text, label }: ActionsRowProps) {
  const { credits, short, busy } = action
  const off = busy || short > 0
  return (
    <View className="mg-gridacts__row" role="group" aria-label={word}>
      <Text className="mg-gridacts__word">{word}</Text>
      {pictures.map((picture, index) => (
        <View
          key={picture.id}
          className={classes('mg-press mg-gridacts__act', off && 'mg-gridacts__act--off')}
          {...pressable({
            onPress: () => action.action(picture),
            label: label(index + 1, credits),
            disabled: off,
          })}
        >
          <Text className="mg-gridacts__face">{text(index + 1)}</Text>
        </View>
      ))}
      <Text className={classes('mg-gridacts__price', short > 0 && 'mg-gridacts__price--short')}>
        {short > 0 ? GRID.short(short) : GRID.price(credits)}
      </Text>
    </View>
  )
}

interface GridActionsProps {
  job: JobView
  /** Leads back from one picture to all four. */
  onAll: (() => void) | null
  /** For ui/later, which fetches it. */
}

/** U1–U4 and V1–V4. */
export function GridActions({ job, onAll }: GridActionsProps) {
  const offer = useGrid(job)
  const { pictures } = job
  return (
    <View className="mg-gridacts">
      {onAll && (
        <View className="mg-gridacts__all">
          <Chip text={GRID.all} onPress={onAll} />
        </View>
      )}
      {offer && (
        <>
          <ActionsRow
            {...{ pictures, word: GRID.upscaleWord, action: offer.upscale }}
            text={GRID.upscale}
            label={GRID.upscaleLabel}
          />
          <ActionsRow
            {...{ pictures, word: GRID.variationWord, action: offer.variation }}
            text={GRID.variation}
            label={GRID.variationLabel}
          />
          <Text className="mg-gridacts__note">
            {offer.model.repaints ? GRID.repaints : GRID.enlarges}
          </Text>
        </>
      )}
    </View>
  )
}
