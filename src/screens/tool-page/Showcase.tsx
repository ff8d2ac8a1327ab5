import { Text, View } from '@tarojs/components'
import type { ToolDefinition } from '@contract/tools/define'
import { HOW, WEAK } from '@contract/tools/how'
import { mediaUrl } from '@/platform/media'
import { prefersReducedMotion } from '@/platform/motion'
import { classes } from '@/ui/classes'
import { Compare } from '@/ui/Compare/Compare'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { getFaceId, getSampleName, sampleKind, listSamples } from './samples'
import { SHOWCASE as texts } from './texts'
import { useSample } from './useSample'
import './Showcase.scss'

interface ShowcaseProps {
  tool: ToolDefinition
  /** The tool itself, where this is a small app of it. */
  base: string
  /** Whether the painter that is always there would do it: the lines speak of its ways. */
  embedded: boolean
  /** The form below begins at once: the picture is lower. */
  low: boolean
}

const demo = (id: string, part = '') => mediaUrl(`/covers/demos/${id}${part}.webp`)

/** Result of the tool for its first sample. */
function Demo({ tool: { id, name, output }, base }: Pick<ShowcaseProps, 'tool' | 'base'>) {
  // A small app of the operator has no pictures of its own.
  const shown = listSamples({ id }).length > 0 ? id : base
  if (output === 'video') {
    const src = prefersReducedMotion() ? mediaUrl(`/covers/${shown}.webp`) : demo(shown)
    return <Picture src={src} alt={texts.made(name)} />
  }
  if (output === 'text') {
    return (
      <>
        <Picture src={demo(shown, '-before')} alt={texts.found.join('、')} />
        <View className="showcase__found" aria-hidden>
          {texts.found.map((word) => (
            <Text key={word} className="showcase__word">
              {word}
            </Text>
          ))}
        </View>
      </>
    )
  }
  return (
    <Compare
      before={demo(shown, '-before')}
      after={demo(shown, '-after')}
      alt={texts.made(name)}
      fit="cover"
      sweeps
      label={texts.drag}
    />
  )
}

function Samples({ tool }: Pick<ShowcaseProps, 'tool'>) {
  const { busy, take } = useSample(tool)
  const samples = listSamples(tool)
  const kind = sampleKind(tool)
  if (samples.length === 0) return null
  return (
    <>
      <View className="showcase__head">
        <Text className="showcase__title">{texts.samples[kind]}</Text>
        <Text className="showcase__note">{texts.samplesNote[kind]}</Text>
      </View>
      <View className="showcase__samples">
        {samples.map((sample, place) => {
          const name = getSampleName(sample)
          return (
            <View
              // Two may show the same picture.
              key={place}
              className={classes('mg-press showcase__sample', busy === place && 'is-busy')}
              {...pressable({
                onPress: () => take(place),
                disabled: busy !== null,
                label: texts.sample[kind](place + 1, name),
              })}
            >
              <View className="showcase__tile">
                <Picture src={mediaUrl(`/covers/samples/${getFaceId(sample)}.webp`)} alt="" />
              </View>
              <Text className="showcase__name">{busy === place ? texts.taking : name}</Text>
            </View>
          )
        })}
      </View>
    </>
  )
}

/** Before a picture is chosen: what the tool does, shown, what it is bad at, and something to try. */
export function Showcase({ tool, base, embedded, low }: ShowcaseProps) {
  return (
    <View className={classes('showcase', low && 'showcase--low')}>
      <View className="showcase__picture">
        <Demo tool={tool} base={base} />
      </View>
      <View className="showcase__how">{embedded ? HOW[base] : tool.summary}</View>
      {embedded && (
        <View className="showcase__weak">
          <Icon name="alert" size={16} />
          <Text className="showcase__line">{texts.weak(WEAK[base] ?? '')}</Text>
        </View>
      )}
      <Samples tool={tool} />
    </View>
  )
}
