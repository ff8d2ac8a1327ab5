/** Which jobs of many users changed, for live events. */
export { listEndedSince, listOpenJobs, type OpenJob } from './repository/changes'
