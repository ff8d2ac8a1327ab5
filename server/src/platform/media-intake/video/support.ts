/**
 * Whether videos of strangers are taken: in production only by a build that still gets its mends.
 * A file that was made to harm is read by whatever parser it names.
 */
import type { Logger } from 'pino'
import { AppError } from '../../lib/errors'
import { texts } from '../texts'
import { ffmpegProgram } from '@media/video/ffmpeg'
import { type FfmpegBuild, readBuild } from '@media/video/program'

/** From 2023. Older versions are accepted only on a developer's own server. */
export const OLDEST_MAJOR = 6

export interface VideoSupport {
  /** Checked once; the first call writes the log line. Never rejects. */
  taken(): Promise<boolean>
  /** Throws UPLOAD_REFUSED with a sentence where videos are not taken. */
  require(): Promise<void>
}

/** @param options.read asks the build for its version; tests say what they like */
export function createVideoSupport(options: {
  production: boolean
  log: Logger
  read?: () => Promise<FfmpegBuild>
}): VideoSupport {
  const { production, log, read = () => readBuild(ffmpegProgram()) } = options
  let supported: Promise<boolean> | null = null

  async function checkBuild(): Promise<boolean> {
    try {
      const build = await read()
      const current = build.major >= OLDEST_MAJOR
      if (current) log.info({ ffmpeg: build.version }, 'videos are read by ffmpeg')
      else
        log.warn(
          { ffmpeg: build.version, path: build.path, videos: !production },
          production
            ? texts.oldFfmpeg(OLDEST_MAJOR)
            : 'an old ffmpeg reads videos: production would refuse them',
        )
      return current || !production
    } catch (error) {
      log.warn({ err: error }, texts.noFfmpeg)
      return false
    }
  }

  const taken = () => (supported ??= checkBuild())
  return {
    taken,
    async require() {
      if (!(await taken())) throw new AppError('UPLOAD_REFUSED', { message: texts.noVideos })
    },
  }
}
