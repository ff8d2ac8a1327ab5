import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { JobView, PictureView } from '@contract/jobs'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { Field } from '@/ui/Field/Field'
import { Picture } from '@/ui/Picture/Picture'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Switch } from '@/ui/Switch/Switch'
import { lazySheet } from '@/ui/later'
import { StepList } from '@/ui/StepList/StepList'
import { TextArea } from '@/ui/TextArea/TextArea'
import { TITLE_MAX, WORDS_MAX } from './suggest'
import { TagFields } from './TagFields'
import { PUBLISH } from './texts'
import { usePublish } from './usePublish'
import { useSteps } from './useSteps'
import './PublishSheet.scss'

const ContestSwitch = lazySheet(() => import('./ContestSwitch').then((m) => m.ContestSwitch), {
  quiet: true,
})

const nothing = () => {}

interface PublishSheetProps {
  open: boolean
  job: JobView
  picture: PictureView
  onClose: () => void
}

/** Preview of a public work, and the button that submits it. */
export function PublishSheet({ open, job, picture, onClose }: PublishSheetProps) {
  const steps = useSteps(job)
  const [contestId, setContestId] = useState<string | null>(null)
  const form = usePublish(job, picture, { withSteps: steps.on, contestId, onDone: onClose })
  const { content, title, change, sending } = form
  const { words, promptShown } = content
  const named = title.trim() !== ''
  return (
    <BottomSheet open={open} onClose={onClose} title={PUBLISH.label}>
      <View className="mg-publish__top">
        <View className="mg-publish__picture">
          <Picture
            src={mediaUrl(picture.thumbUrl)}
            alt=""
            thumbhash={picture.thumbhash}
            color={picture.color}
          />
        </View>
        <View className="mg-publish__name">
          <Field
            kind="text"
            value={title}
            onChange={form.setTitle}
            label={PUBLISH.title}
            placeholder={PUBLISH.titleHint}
            maxLength={TITLE_MAX}
            counted
          />
        </View>
      </View>
      <View className="mg-publish__words">
        <TextArea
          value={words}
          onChange={form.setWords}
          label={PUBLISH.words}
          placeholder={PUBLISH.wordsHint}
          rows={2}
        />
        <View className="mg-publish__count">{PUBLISH.count([...words].length, WORDS_MAX)}</View>
      </View>
      <TagFields tags={content.tags} offered={form.offered} toggleTag={form.toggleTag} />
      <View className="mg-publish__shown">
        <View className="mg-publish__what">
          <Text>{PUBLISH.prompt}</Text>
          <Text className="mg-publish__note">
            {promptShown ? PUBLISH.promptOn : PUBLISH.promptOff}
          </Text>
        </View>
        <Switch
          on={promptShown}
          onChange={(on) => change({ promptShown: on })}
          label={PUBLISH.prompt}
        />
      </View>
      {steps.sentences.length > 0 && (
        <>
          <View className="mg-publish__shown">
            <View className="mg-publish__what">
              <Text>{PUBLISH.steps}</Text>
              <Text className="mg-publish__note">
                {steps.on ? PUBLISH.stepsOn : PUBLISH.stepsOff(steps.sentences.length)}
              </Text>
            </View>
            <Switch on={steps.on} onChange={steps.setOn} label={PUBLISH.steps} />
          </View>
          {steps.on && <StepList sentences={steps.sentences} />}
        </>
      )}
      <ContestSwitch
        open={open}
        onClose={nothing}
        jobId={job.id}
        chosen={contestId}
        onChoose={setContestId}
      />
      <Text className="mg-publish__seen">{PUBLISH.seen}</Text>
      <Button variant="primary" wide disabled={!named || sending} onPress={form.send}>
        {sending ? PUBLISH.sending : named ? PUBLISH.send : PUBLISH.noTitle}
      </Button>
    </BottomSheet>
  )
}
