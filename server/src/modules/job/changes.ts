/** Which jobs of many users changed, for live events. */
export { listEndedSince, listRecentJobs, type RecentJob } from './repository/changes'
