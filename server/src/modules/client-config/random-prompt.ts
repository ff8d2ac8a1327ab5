import { RANDOM_PROMPTS } from './prompts'

/** A prompt to start from, never `last` again. `random` gives 0 … 1. */
export function pickPrompt(last: string | undefined, random: () => number = Math.random): string {
  const others = RANDOM_PROMPTS.filter((prompt) => prompt !== last)
  const picked = others[Math.floor(random() * others.length)]
  if (picked === undefined) throw new Error('there is no other prompt')
  return picked
}
