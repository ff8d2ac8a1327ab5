/** Packages of this folder: test bundles lie elsewhere and would not find them. */
import type * as OpenAi from 'openai'
import { createRequire } from 'node:module'
import path from 'node:path'

export const FOLDER = path.resolve('tests/clients')
const load = createRequire(path.join(FOLDER, 'package.json'))

export const loadOpenAi = (): typeof OpenAi => load('openai') as typeof OpenAi
