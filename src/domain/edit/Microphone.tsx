import { useEffect, useState } from 'react'
import { canListen } from '@/platform/speech'
import { showToast } from '@/platform/toast'
import { IconButton } from '@/ui/IconButton/IconButton'
import { lazySheet } from '@/ui/later'
import { SAY, VOICE } from './texts'

const VoiceSheet = lazySheet(() => import('./VoiceSheet').then((m) => m.VoiceSheet))

/** Speech input, if it is there and not refused; else absent, not disabled. */
export function Microphone({ onSaid }: { onSaid: (sentence: string) => void }) {
  const [present, setPresent] = useState(false)
  const [listening, setListening] = useState(false)
  useEffect(() => {
    let gone = false
    void canListen().then((can) => {
      if (!gone) setPresent(can)
    })
    return () => {
      gone = true
    }
  }, [])
  if (!present) return null
  return (
    <>
      <IconButton icon="mic" label={SAY.mic} onPress={() => setListening(true)} />
      {listening && (
        <VoiceSheet
          open
          onClose={() => setListening(false)}
          onSaid={(sentence) => {
            setListening(false)
            onSaid(sentence)
          }}
          onRefused={() => {
            setListening(false)
            setPresent(false)
            showToast(VOICE.refused)
          }}
        />
      )}
    </>
  )
}
