/** Sentences for the operator at the start of the server. */
export const texts = {
  full: (folder: string, leastMb: number) =>
    `数据目录 ${folder} 所在的磁盘满了，请腾出至少 ${leastMb} MB，或用 DATA_DIR 换一个目录。` +
    ` The disk of DATA_DIR ${folder} is full: free at least ${leastMb} MB or choose another folder.`,
  closed: (folder: string) =>
    `数据目录 ${folder} 不能写入，请检查磁盘是否只读、目录归谁所有，或用 DATA_DIR 换一个目录。` +
    ` DATA_DIR ${folder} cannot be written: check that its disk is not read-only and who owns the folder, or choose another one.`,
} as const
