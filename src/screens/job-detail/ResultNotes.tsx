import { Text, View } from '@tarojs/components'
import type { JobView } from '@contract/jobs'
import { pressable } from '@/ui/pressable'
import { NOTES } from './texts'
import { useGiveBack } from './useGiveBack'
import './ResultNotes.scss'

/** Notes to the owner: how a result was made, and whether it is doubtful. */
export function ResultNotes({ job }: { job: JobView }) {
  const { run, busy } = useGiveBack(job)
  const { notes } = job
  // Drift of an edit has its own notice, with the same way out.
  const doubt = job.doubt === 'open' && (job.drift?.length ?? 0) > 0 ? null : job.doubt
  if (doubt === null && notes.length === 0) return null
  return (
    <View className="mg-resultnotes">
      {doubt !== null && (
        <View className="mg-resultnotes__doubt" role="status">
          <Text className="mg-resultnotes__word">
            {doubt === 'open' ? NOTES.doubtful : NOTES.returned(job.costCredits)}
          </Text>
          {doubt === 'open' && (
            <View
              className="mg-press mg-resultnotes__act"
              {...pressable({ onPress: () => void run(), disabled: busy })}
            >
              <Text>{NOTES.giveBack(job.spentCredits)}</Text>
            </View>
          )}
        </View>
      )}
      {notes.map((note) => (
        <View key={note} className="mg-resultnotes__note">
          {note}
        </View>
      ))}
    </View>
  )
}
