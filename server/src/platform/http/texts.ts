/** Sentences of refused requests, of the documents and of the start. */
export const texts = {
  unknownParameter: (name: string) => `不认识的参数 ${name}`,
  wrongParameter: (name: string) => `参数 ${name} 不合要求`,
  closing: '账号正在注销，不能再做这个；想继续用，请先在「账号与安全」里撤回注销',
  blocked: (reason: string) => `账号已停用：${reason}。有不同意见请写在「意见反馈」里`,
  siteName: '墨光',
  description: '写一句，看它显影',
  notBuilt: '网页还没有构建，请先运行 npm run build:h5。The web app is not built yet.\n',
  foreignHost: (host: string) =>
    `HOST 的 ${host} 不是这台机器的地址；0.0.0.0 是全部地址，127.0.0.1 只给本机。 ${host} of HOST is no address of this machine: 0.0.0.0 means all of them, 127.0.0.1 this machine alone.`,
  portNeedsRights: (port: string, variable: string) =>
    `没有权限监听端口 ${port}，请用 ${variable} 换一个 1024 以上的。 Port ${port} needs more rights: set ${variable} to one above 1024.`,
  portInUse: (port: string, variable: string) =>
    `端口 ${port} 已被占用，请用 ${variable} 换一个。 Port ${port} is in use: set ${variable} to another one.`,
} as const
