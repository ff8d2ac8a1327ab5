/** At most one video or sound is heard at a time: a new one silences the one before. */
let silenceCurrent: (() => void) | null = null

/** @param silence stops the sound that begins now; the same function for the same sound */
export function claimSound(silence: () => void): void {
  if (silenceCurrent === silence) return
  const silenceBefore = silenceCurrent
  silenceCurrent = silence
  silenceBefore?.()
}

/** The sound is over, or its player is gone. */
export function releaseSound(silence: () => void): void {
  if (silenceCurrent === silence) silenceCurrent = null
}
