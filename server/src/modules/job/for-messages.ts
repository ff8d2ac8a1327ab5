/** Ended jobs of a user, for messages outside the app. */
export { countOlderOpenJobs, findEndedJobs } from './repository/for-messages'
