/** What this module needs from outside; bound in the composition root. */
import type { Config } from '../../config/config'
import type { AuthPorts } from '../auth/ports'
import type { Running } from '@contract/endpoints/console/settings'
import type { Decoders } from '../../media/decoder/decoders'
import type { EngineRegistry } from '../../engines/registry'
import type { JobEvents } from '../job/events'
import type { JobRuns } from '../job/ports'
import type { PaymentProviders } from '../../payment/provider'
import type { Spool } from '../../media/spool'
import type { Storage } from '../../storage/storage'
import type { VideoSupport } from '../../media/video/support'

export interface ConsolePorts extends AuthPorts {
  readonly config: AuthPorts['config'] &
    Pick<
      Config,
      | 'credits'
      | 'limits'
      | 'linkHosts'
      | 'operator'
      | 'payment'
      | 'publicUrl'
      | 'safety'
      | 'signIn'
      | 'uploads'
    >
  /** Settings of the configuration, valid until an operator overrides them. */
  readonly begun: Running
  readonly decoders: Decoders
  readonly engines: EngineRegistry
  readonly jobEvents: JobEvents
  readonly jobs: JobRuns
  readonly payments: PaymentProviders
  /** Uploaded files while they are checked. */
  readonly spool: Spool
  readonly storage: Storage
  /** Whether video uploads are supported. */
  readonly videos: VideoSupport
}
