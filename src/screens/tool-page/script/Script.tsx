import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import type { Tool } from '@contract/tools/all'
import type { Shot, ShotsParam } from '@contract/tools/define'
import { Composer } from '@/domain/tool-form/Composer'
import { ComposerTool } from '@/domain/tool-form/ComposerTool'
import { Section } from '@/domain/tool-form/controls/Section'
import { confirmModal } from '@/platform/modal'
import { useDraft } from '@/stores/draft'
import { Button } from '@/ui/Button/Button'
import { isSame, withPictures } from './keepPictures'
import { MAX_SCRIPT, splitScript, type SplitScript } from '@contract/script/split'
import { texts } from './texts'
import './Script.scss'

/** Limit of 照片成片, whose definition has none for all shots together. */
const MAX_SECONDS = 60

function shotsNow(tool: string): readonly Shot[] {
  const { shots } = useDraft.getState().drafts[tool]?.params ?? {}
  return Array.isArray(shots) ? (shots as Shot[]) : []
}

/** Words of one's own are not lost without a question. */
async function take(tool: string, shots: readonly Shot[], spec: ShotsParam): Promise<void> {
  const before = shotsNow(tool)
  const own = before.some(({ text }) => text.trim() !== '')
  const sure =
    !own ||
    (await confirmModal({
      title: texts.takeTitle,
      content: spec.pictures ? texts.takeBody : texts.takeBodyWords,
      confirm: texts.take,
      cancel: texts.keep,
    }))
  if (sure)
    useDraft.getState().setParam(tool, 'shots', withPictures(shots, shotsNow(tool), spec.max))
}

function explain(split: SplitScript, spec: ShotsParam): string {
  if (split.kind === 'empty') return texts.free
  if (split.kind === 'refused')
    return split.why === 'many'
      ? texts.refused.many(spec.max, spec.maxText)
      : texts.refused[split.why]
  const seconds = split.shots.reduce((sum, shot) => sum + shot.seconds, 0)
  const found = texts.found(split.shots.length, seconds)
  return split.joined ? `${found}。${texts.joined(spec.max)}` : found
}

/** A script becomes the shots of the form below, read while it is written and free of charge. */
export function Script({ tool }: { tool: Tool }) {
  const { id } = tool
  const spec = Object.values(tool.params).find(
    (param): param is ShotsParam => param.kind === 'shots',
  )
  const draft = `${id}-script`
  const stored = useDraft((state) => state.drafts[draft]?.params.script)
  const shots = useDraft((state) => state.drafts[id]?.params.shots) as Shot[] | undefined
  const script = typeof stored === 'string' ? stored : ''
  const split = useMemo((): SplitScript => {
    if (!spec) return { kind: 'empty' }
    return splitScript(script, { ...spec, maxSeconds: spec.total?.max ?? MAX_SECONDS })
  }, [script, spec])
  if (!spec) return null
  const change = (text: string) => useDraft.getState().setParam(draft, 'script', text)
  const found = split.kind === 'shots' ? split.shots : []
  const used = found.length > 0 && isSame(shots ?? [], found)
  return (
    <Section title={texts.title}>
      <View className="script">
        <Composer
          label={texts.label}
          value={script}
          onChange={change}
          placeholder={texts.placeholder}
          maxLength={MAX_SCRIPT}
          rows={4}
          note={
            <View
              className={
                split.kind === 'refused' ? 'script__found script__found--off' : 'script__found'
              }
              role="status"
            >
              <Text>{explain(split, spec)}</Text>
            </View>
          }
          tools={
            script !== '' && (
              <ComposerTool icon="close" text={texts.clear} onPress={() => change('')} />
            )
          }
        />
        {found.length > 0 && (
          <View className="script__use">
            <Button wide size="medium" disabled={used} onPress={() => void take(id, found, spec)}>
              {used ? texts.used : texts.use(found.length)}
            </Button>
          </View>
        )}
      </View>
    </Section>
  )
}
