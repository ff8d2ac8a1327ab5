/** Ports of this module; bound in the composition root. */
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { Storage } from '../../integrations/storage/storage'
import type { AuthDeps } from '../../platform/http/auth'

export interface MusicPorts extends AuthDeps {
  readonly engines: Pick<EngineRegistry, 'forTool'>
  readonly storage: Storage
  /** The current time; tests control it. */
  readonly now: () => Date
}
