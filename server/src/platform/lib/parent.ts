/**
 * `npm start` on a Node without `process.execve` stays as the parent of the server, with a channel to
 * it (scripts/lib/exec-server.mjs). A parent that is killed cannot forward a signal: the channel closes.
 */
export function onParentEnd(stop: () => void): void {
  // It may have been killed while the modules of this process were loaded: then nothing is emitted.
  if (process.connected === false) stop()
  else process.once('disconnect', stop)
}
