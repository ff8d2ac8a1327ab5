/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { Decoders } from '../../platform/media-intake/decoder/decoders'
import type { Disk } from '../../platform/disk'
import type { Keys } from '../../platform/lib/keys'
import type { Spool } from '../../platform/media-intake/spool'
import type { Storage } from '../../integrations/storage/storage'
import type { VideoSupport } from '../../platform/media-intake/video/support'

export interface UploadPorts extends AuthDeps {
  readonly config: Pick<Config, 'publicUrl' | 'uploads'>
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly decoders: Decoders
  /** Free space of DATA_DIR. */
  readonly disk: Disk
  /** Keys that sign tokens, links and forms and that hash codes. */
  readonly keys: Keys
  /** Uploaded files while they are checked. */
  readonly spool: Spool
  readonly storage: Storage
  /** Whether video uploads are supported. */
  readonly videos: VideoSupport
}
