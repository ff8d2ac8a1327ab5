// HEALTHCHECK of the image: exit code 0 when the server of this container answers /healthz, or the
// worker, whose port is named.
const port = process.argv[2] ?? (process.env.PORT || '8787')
try {
  const { ok, status } = await fetch(`http://127.0.0.1:${port}/healthz`)
  if (!ok) throw new Error(`/healthz answered ${status}`)
} catch (error) {
  console.error(error.cause?.message ?? error.message)
  process.exitCode = 1
}
