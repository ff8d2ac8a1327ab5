/** Ended jobs of a user, for messages outside the app. */
export { countOlderOpenJobs, findEndedJobs, shownOfJob } from './repository/for-messages'
