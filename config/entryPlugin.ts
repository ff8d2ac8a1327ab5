/** Begins a build with another file than Taro's entry, which Taro itself goes on finding by its name. */
import type { Compiler } from 'webpack'

const NAME = 'EntryPlugin'

export class EntryPlugin {
  /** `from`: path of the file the chunk called `chunk` begins with. */
  constructor(private readonly options: { chunk: string; from: string }) {}

  apply(compiler: Compiler): void {
    const { chunk, from } = this.options
    const { EntryOptionPlugin } = compiler.webpack
    compiler.hooks.entryOption.tap(NAME, (context, entry) => {
      if (typeof entry === 'function') throw new Error('the entry is a list of files')
      const own = { ...entry, [chunk]: { ...entry[chunk], import: [from] } }
      EntryOptionPlugin.applyEntryOption(compiler, context, own)
      return true
    })
  }
}
