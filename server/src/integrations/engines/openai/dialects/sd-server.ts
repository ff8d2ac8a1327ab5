/** stable-diffusion.cpp's server: seed and negative prompt travel inside the prompt. */
import { COMMON_FACTS, type Dialect, type Generation, type Question } from './dialect'
import { editForm, openaiDialect } from './openai'

const EXTRA = /<\/?sd_cpp_extra_args>/gi

/** A user's text must not open or close the arguments. */
function withExtras(
  { prompt, seed }: Pick<Generation, 'prompt' | 'seed'>,
  negativePrompt: string,
): string {
  const extras = {
    ...(seed !== null && { seed }),
    ...(negativePrompt !== '' && { negative_prompt: negativePrompt.replace(EXTRA, ' ') }),
  }
  const words = prompt.replace(EXTRA, ' ')
  if (Object.keys(extras).length === 0) return words
  return `${words} <sd_cpp_extra_args>${JSON.stringify(extras)}</sd_cpp_extra_args>`
}

export const sdServerDialect: Dialect = {
  id: 'sd-server',
  factsOf: () => ({
    ...COMMON_FACTS,
    note: '自己机器上的模型，画面由装的模型决定。',
    perCall: 1,
    editPictures: 1,
    seed: true,
    negativePrompt: true,
  }),
  generation(request): Question {
    const prompt = withExtras(request, request.negativePrompt)
    return openaiDialect.generation({ ...request, prompt })
  },
  async edit(request) {
    const prompt = withExtras(request, '')
    return { path: '/images/edits', body: await editForm({ ...request, prompt }) }
  },
}
