import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'

/** JSON lines, on standard output unless told otherwise. Secrets in a logged object are cut out. */
export function createLog(level: string, output?: DestinationStream): Logger {
  const options: LoggerOptions = {
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
  }
  return output ? pino(options, output) : pino(options)
}
