import { hostname } from 'node:os'
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'

/** Whose lines they are. */
export type ProcessName = 'server' | 'worker' | 'admin' | 'test'

/**
 * JSON lines, on standard output unless set otherwise, each with the process and the machine that
 * says it. Secrets in a logged object are cut out.
 */
export function createLog(
  level: string,
  { process: name, output }: { process: ProcessName; output?: DestinationStream },
): Logger {
  const options: LoggerOptions = {
    level,
    base: { process: name, pid: process.pid, host: hostname() },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'phone',
        'code',
        'token',
        'refreshToken',
        'authorization',
        'password',
        'oldPassword',
        '*.password',
        '*.oldPassword',
        '*.phone',
        'email',
        '*.email',
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
