/** Whether a playing video has a sound track, as each browser says it; false while it is unknown. */
export function hasSound(video: object): boolean {
  const { mozHasAudio, webkitAudioDecodedByteCount, audioTracks } = video as {
    readonly mozHasAudio?: boolean
    readonly webkitAudioDecodedByteCount?: number
    readonly audioTracks?: { readonly length: number }
  }
  return (
    mozHasAudio === true || (webkitAudioDecodedByteCount ?? 0) > 0 || (audioTracks?.length ?? 0) > 0
  )
}
