export const CONSOLE_NOT_BUILT =
  '操作台还没有构建，请先运行 npm start。The console is not built yet.\n'

export const API_TITLE = '墨光 Moguang'
