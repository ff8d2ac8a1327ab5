/** Jobs that API keys submitted, for the modules that show or send them. */
export { isJobOfKey, measureJobs } from './repository/keys'
export { listPictureIds } from './repository/pictures'
