/** The configured speech service. */
import { sumCosts } from '../engines/remote/spent'
import { UNITS } from '../engines/texts'
import { openArkSpeech } from './ark'
import type { SpeechConfig, SpeechServiceName } from './config'
import { openDashScopeSpeech } from './dashscope'
import { openOpenAiSpeech } from './openai'
import { findVoice, type Speech, type SpeechService, type SpeechVendor } from './service'
import { joinSounds, splitWords } from './split'

const VENDORS: Readonly<Record<SpeechServiceName, (config: SpeechConfig) => SpeechVendor>> = {
  openai: openOpenAiSpeech,
  dashscope: openDashScopeSpeech,
  ark: openArkSpeech,
}

export function createSpeech(config: SpeechConfig): SpeechService {
  const { service, baseUrl, model, voices } = config
  const vendor = VENDORS[service](config)
  return {
    identity: `${baseUrl} ${model}`,
    voices,
    async speak(words, { voice, signal }) {
      const id = findVoice({ voices }, voice)
      const spoken: Speech[] = []
      for (const part of splitWords(words, vendor))
        spoken.push(await vendor.speak(part, id, signal))
      const cost = sumCosts(spoken.map((one) => one.cost)) ?? { amount: 0, unit: UNITS.character }
      return { file: joinSounds(spoken.map(({ file }) => file)), cost }
    },
  }
}
