import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '@/api/call'
import { ApiError, getErrorMessage } from '@/api/error'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { Mentions } from '@/domain/characters/Mentions'
import { useCharacters } from '@/domain/characters/useCharacters'
import { useLoginPrompt } from '@/domain/media/useAskLogin'
import { back, redirect } from '@/domain/navigation/navigate'
import { Button } from '@/ui/Button/Button'
import { Empty } from '@/ui/Empty/Empty'
import { PageBar } from '@/ui/PageBar/PageBar'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { sumSeconds } from '../content'
import { REMAKE } from '../texts'
import { takeView } from '../useStoryboard'
import { readWorkStory } from './readWorkStory'
import './ScriptStep.scss'

const PAGE = 'pagesC/storyboard/storyboard'

interface WorkStoryProps {
  open: boolean
  onClose: () => void
  workId: string
}

/** 画同款 of a film: the shots that its author shows, as the beginning of an own storyboard. */
export function WorkStory({ workId }: WorkStoryProps) {
  const { data, error, refetch } = useQuery({
    queryKey: keys.work(workId),
    queryFn: () => call('GET /api/works/{id}', { params: { id: workId } }),
  })
  const { characters } = useCharacters()
  const askLogin = useLoginPrompt()
  const story = useMemo(
    () => (data ? readWorkStory(data.params, characters) : null),
    [data, characters],
  )
  const creating = useWrite({
    mutationFn: (body: NonNullable<typeof story>) =>
      call('POST /api/storyboards', { body: { ...body, remakeOf: workId } }),
    async onSuccess(view) {
      takeView(view)
      await redirect(PAGE, { id: view.id })
    },
  })
  const isGone = error instanceof ApiError && error.status === 404
  const bar = <PageBar title={REMAKE.title} onBack={() => void back()} />
  if (!story)
    return (
      <View className="story">
        {bar}
        {error || data ? (
          <Empty
            drawing={error && !isGone ? 'failed' : 'empty'}
            title={isGone ? REMAKE.gone : error ? REMAKE.failed : REMAKE.hidden}
            {...(error && !isGone && { hint: getErrorMessage(error) })}
            action={
              error && !isGone
                ? { text: REMAKE.retry, onPress: () => void refetch() }
                : { text: REMAKE.back, onPress: () => void back() }
            }
          />
        ) : (
          <Skeleton height={320} />
        )}
      </View>
    )
  const { shots, ratio, script = '', sound = {} } = story
  return (
    <View className="script-step">
      {bar}
      <View className="script-step__words">
        <View className="script-step__card">
          <View className="script-shots" role="list" aria-label={REMAKE.list}>
            {shots.map(({ id, text, caption, seconds }, place) => (
              <View key={id} className="script-shots__row" role="listitem">
                <Text className="script-shots__number">{place + 1}</Text>
                <View className="script-shots__text">
                  <Mentions text={text} cards={characters} />
                  {caption !== text && caption !== '' && (
                    <View className="script-shots__caption">{REMAKE.caption(caption)}</View>
                  )}
                </View>
                <Text className="script-shots__seconds">{REMAKE.seconds(seconds)}</Text>
              </View>
            ))}
          </View>
        </View>
      </View>
      <View className="script-step__form">
        <View className="script-step__whole" role="heading" aria-level={2}>
          {data?.title || REMAKE.untitled}
        </View>
        <View className="script-step__read">
          {REMAKE.facts(shots.length, sumSeconds({ shots, script, sound }), ratio ?? '')}
        </View>
      </View>
      <View className="script-step__foot">
        <Button
          wide
          variant="primary"
          disabled={creating.busy}
          onPress={() => {
            if (!askLogin()) void creating.run(story)
          }}
        >
          {creating.busy ? REMAKE.making : REMAKE.begin}
        </Button>
        <View className="script-step__note">{REMAKE.note}</View>
      </View>
    </View>
  )
}
