/** Files that the server would refuse are refused before they are sent. */
import {
  PICTURE_MAX_BYTES,
  SOUND_MAX_BYTES,
  VIDEO_MAX_BYTES,
  VIDEO_MAX_SECONDS,
} from '@contract/uploads'
import type { PickedImage } from '@/platform/pickImage'
import { texts } from './texts'

const VIDEOS: ReadonlySet<string> = new Set(['mp4', 'mov', 'webm'])
const SOUNDS: ReadonlySet<string> = new Set([
  ...['mp3', 'm4a', 'aac', 'wav', 'ogg', 'oga', 'opus', 'flac'],
])
/** Clocks of cameras are not exact; the server allows as much. */
const CLOCK_SLACK = 1.02
const MB = 1024 * 1024

export const isVideoFile = ({ ext }: Pick<PickedImage, 'ext'>): boolean => VIDEOS.has(ext)

export const isSoundFile = ({ ext }: Pick<PickedImage, 'ext'>): boolean => SOUNDS.has(ext)

/**
 * Why a file cannot be sent; null: it can, or size and length are unknown.
 * @param seconds of a video; null where the platform cannot say
 */
export function findLimitError(
  file: Pick<PickedImage, 'ext' | 'sizeBytes'>,
  seconds: number | null,
): string | null {
  const megabytes = Math.ceil(file.sizeBytes / MB)
  if (isSoundFile(file))
    return file.sizeBytes > SOUND_MAX_BYTES
      ? texts.soundTooLarge(megabytes, SOUND_MAX_BYTES / MB)
      : null
  if (!isVideoFile(file))
    return file.sizeBytes > PICTURE_MAX_BYTES
      ? texts.pictureTooLarge(megabytes, PICTURE_MAX_BYTES / MB)
      : null
  if (file.sizeBytes > VIDEO_MAX_BYTES) return texts.videoTooLarge(megabytes, VIDEO_MAX_BYTES / MB)
  return seconds !== null && seconds > VIDEO_MAX_SECONDS * CLOCK_SLACK
    ? texts.videoTooLong(Math.round(seconds), VIDEO_MAX_SECONDS)
    : null
}
