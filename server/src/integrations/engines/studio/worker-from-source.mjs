// Starts the worker from its TypeScript source. `--import tsx` would do for what it imports at
// once, but not for the tools it loads later: those need the loader registered in this thread.
import { register } from 'tsx/esm/api'

register()
const { default: work } = await import('./worker.ts')
export default work
