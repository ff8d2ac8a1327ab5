import pino, { type Logger } from 'pino'

/** JSON lines on standard output. Secrets that reach a logged object are cut out. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'phone',
        'code',
        'token',
        'refreshToken',
        'authorization',
        'password',
        '*.phone',
        '*.token',
        '*.refreshToken',
        '*.authorization',
        '*.cookie',
        'headers.authorization',
        'headers.cookie',
        'req.headers.authorization',
        'req.headers.cookie',
      ],
      censor: '[hidden]',
    },
  })
}
