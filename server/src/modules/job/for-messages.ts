/** Ended jobs of a user, for messages outside the app. */
export { findEndedJobs } from './repository/for-messages'
