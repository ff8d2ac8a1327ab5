/** Jobs and pictures of threads of edits, for the module of threads. */
export {
  findEditedJob,
  findVersionJobs,
  leaveThread,
  listVersionPictures,
  measureRun,
} from './repository/threads'
