/** Speech to text on H5: the browser's own recognition. No sound is stored or sent by the app. */
import { warn } from './log'
import type { SpeechEnd, SpeechOptions, SpeechSession } from './speech'

export type { SpeechEnd, SpeechOptions, SpeechSession }

/** Part of the Web Speech API that is used; TypeScript's library does not have it. */
interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

interface RecognitionEvent {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

type RecognitionClass = new () => Recognition

/** After so long without a word the sentence is finished. */
const PAUSE_MS = 1200
/** Nothing was heard at all. */
const SILENCE_MS = 6000
const LEVEL_EVERY_MS = 50

/** Refused in this visit: the button stays away. */
let isRefused = false

function findRecognition(): RecognitionClass | undefined {
  const browser = window as unknown as Record<string, RecognitionClass | undefined>
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

export async function canListen(): Promise<boolean> {
  if (isRefused || !findRecognition() || !window.isSecureContext) return false
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' as PermissionName })
    return state !== 'denied'
  } catch {
    // Browsers without this permission's name decide when listening begins.
    return true
  }
}

/**
 * Level of the microphone. Android gives it to one user at a time: there recognition alone has it,
 * and no level is reported.
 */
async function readLevel(onLevel: (level: number) => void, signal: AbortSignal): Promise<void> {
  if (/Android/i.test(navigator.userAgent)) return
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const sound = new AudioContext()
  const analyser = sound.createAnalyser()
  analyser.fftSize = 512
  sound.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    onLevel(Math.min(1, Math.sqrt(power) * 6))
  }, LEVEL_EVERY_MS)
  const stop = () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    void sound.close()
  }
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop)
}

export function listen({ onWords, onLevel, onEnd }: SpeechOptions): SpeechSession {
  const Recognition = findRecognition()
  if (!Recognition) throw new Error('this browser has no speech recognition')
  const recognition = new Recognition()
  const level = new AbortController()
  let heard = ''
  let end: SpeechEnd | null = null
  let timer = setTimeout(() => recognition.stop(), SILENCE_MS)

  recognition.lang = 'zh-CN'
  recognition.continuous = true
  recognition.interimResults = true
  recognition.onresult = ({ results }) => {
    const parts = Array.from(results)
    const words = (isFinal: boolean) =>
      parts
        .filter((part) => part.isFinal === isFinal)
        .map((part) => part[0]?.transcript ?? '')
        .join('')
    const sure = words(true)
    const guessed = words(false)
    heard = sure + guessed
    onWords(sure, guessed)
    clearTimeout(timer)
    timer = setTimeout(() => recognition.stop(), PAUSE_MS)
  }
  recognition.onerror = ({ error }) => {
    if (error === 'not-allowed' || error === 'service-not-allowed') {
      isRefused = true
      end = 'refused'
    } else if (error !== 'no-speech' && error !== 'aborted') {
      warn('speech recognition failed', error)
      end = 'failed'
    }
  }
  recognition.onend = () => {
    clearTimeout(timer)
    level.abort()
    onEnd(end ?? (heard === '' ? 'silent' : 'done'))
  }
  recognition.start()
  readLevel(onLevel, level.signal).catch((error: unknown) => {
    warn('the level of the microphone cannot be read', error)
  })
  return {
    finish: () => recognition.stop(),
    cancel() {
      recognition.onend = null
      clearTimeout(timer)
      level.abort()
      recognition.abort()
    },
  }
}
