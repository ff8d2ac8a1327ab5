/** Mini-programs never need it (downloads.ts). saveByHand.h5.ts is the twin. */

export interface ManualSaveFile {
  /** Full address; null for what was drawn on this device. */
  url: string | null
  /** H5: the file itself, where it is at hand. */
  file?: File | undefined
  /** With or without its extension. */
  name: string
}

export interface ManualSaveTexts {
  /** Above pictures and above videos. */
  holdPicture: string
  holdVideo: string
  /** Below them: another way, for clients that ignore a long press. */
  otherWay: string
  share: string
  copyLink: string
  copied: string
  close: string
}

/** `handed`: the system's sheet or the picture itself is on screen; whether it was saved is unknown. */
export type ManualSaveOutcome = 'handed' | 'failed'

export function showManualSave(
  _files: readonly ManualSaveFile[],
  _texts: ManualSaveTexts,
): Promise<ManualSaveOutcome> {
  return Promise.resolve('failed')
}
