/** Jobs and pictures of threads of edits, for the module of threads. */
export { findVersionJobs, leaveThread, listVersionPictures, measureRun } from './repository/threads'
