/** Ports of this module; bound in the composition root. */
import type { Config } from '../../config/config'
import type { Logger } from 'pino'
import type { KeyCheckPorts } from '../api-key/ports'
import type { GeneratePorts } from '../job/ports'
import type { UploadPorts } from '../upload/ports'

export interface OpenApiPorts
  extends
    Omit<GeneratePorts, 'config' | 'disk'>,
    Omit<UploadPorts, 'config'>,
    Omit<KeyCheckPorts, 'config'> {
  readonly log: Logger
  readonly config: Pick<
    Config,
    'credits' | 'limits' | 'openApi' | 'publicUrl' | 'uploads' | 'jobTimeoutMs'
  >
}
