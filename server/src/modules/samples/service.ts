/** Reading sample pictures; only this module writes them. */
export { listSamples, type SampleRow } from './repository'
