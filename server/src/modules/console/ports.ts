/** Ports of this module; bound in the composition root. */
import type { Config } from '../../config/config'
import type { AuthPorts } from '../auth/ports'
import type { Running } from '@contract/endpoints/console/settings'
import type { Decoders } from '../../platform/media-intake/decoder/decoders'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { ReviewPorts } from '../review/ports'
import type { JobEvents } from '../job/events'
import type { JobRuns } from '../job/ports'
import type { PaymentProviders } from '../../integrations/payment-providers/provider'
import type { Spool } from '../../platform/media-intake/spool'
import type { Storage } from '../../integrations/storage/storage'
import type { VideoSupport } from '../../platform/media-intake/video/support'

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
  readonly emitWorkReviewed: ReviewPorts['emitWorkReviewed']
  readonly commentBlocks: ReviewPorts['commentBlocks']
  /** Whether video uploads are supported. */
  readonly videos: VideoSupport
}
