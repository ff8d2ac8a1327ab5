import { Text, View } from '@tarojs/components'
import { useContest, type ContestView } from '@/domain/contest/read'
import { navigate } from '@/domain/navigation/navigate'
import type { Forecast } from '@/domain/tool-form/forecast'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { THEME } from './texts'
import { findMissing, getName, listDrawn } from './wants'
import './ThemeRow.scss'

interface ThemeProps {
  contestId: string
  onClose: () => void
}

function describe({ state, brief, mine }: ContestView): string {
  if (state !== 'open') return THEME.over
  if (mine === null) return brief
  return mine.left > 0 ? THEME.note(brief, mine.left) : THEME.full
}

/** The contest that the next picture is meant for; nothing while it is not known. */
export function ThemeRow({ contestId, onClose }: ThemeProps) {
  const { data: contest } = useContest(contestId)
  if (!contest) return null
  const { title, cover } = contest
  return (
    <View className="mg-theme">
      <View
        className="mg-press mg-theme__link"
        {...pressable({
          role: 'link',
          onPress: () => void navigate('pagesB/contest/contest', { id: contestId }),
        })}
      >
        <View className="mg-theme__cover">
          {cover && (
            <Picture
              src={mediaUrl(cover.thumbUrl)}
              alt=""
              thumbhash={cover.thumbhash}
              color={cover.color}
            />
          )}
        </View>
        <View className="mg-theme__text">
          <Text className="mg-theme__title">{THEME.title(title)}</Text>
          <Text className="mg-theme__note">{describe(contest)}</Text>
        </View>
      </View>
      <IconButton icon="close" label={THEME.drop} onPress={onClose} />
    </View>
  )
}

interface WantsProps extends ThemeProps {
  prompt: string
  /** null: the model does not tell what it draws. */
  forecast: Forecast | null
}

/** Wants of the theme that the picture will lack. */
export function ThemeWants({ contestId, prompt, forecast }: WantsProps) {
  const { data: contest } = useContest(contestId)
  if (!contest || contest.state !== 'open' || contest.wants.length === 0) return null
  const { wants } = contest
  const missing = findMissing(wants, prompt, forecast && listDrawn(forecast))
  // Words that were read may still be hidden in the picture: they are promised once it is composed.
  const isReady = missing.length === 0 && !forecast?.rough
  const names = wants.map(getName)
  const complete = isReady ? THEME.all(names) : THEME.composing(names)
  return (
    <View className="mg-theme__wants">
      <View className={classes('mg-theme__dot', isReady && 'mg-theme__dot--on')} />
      <View role="status">{missing.length === 0 ? complete : THEME.missing(missing)}</View>
      <Text className="mg-theme__first">{THEME.first}</Text>
    </View>
  )
}
