import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { AsyncCall, Options, PlainCall, Simulation, WxContext } from './context'

type Callback = (result: unknown) => void
type Calls = Required<Simulation>
type Plain = (...args: unknown[]) => unknown

interface Reply {
  statusCode: number
  header: unknown
  data: unknown
}

/** Alipay's calls by its own names, arguments and answers, on top of those of WeChat's names. */
export function alipay(context: WxContext, { asynchronous: core, plain }: Calls): Calls {
  const { files, phone, problems, realm } = context
  const callCore = async (name: string, options: Options) =>
    (await (core[name] as AsyncCall)(options)) as Options
  /** Albums hand out pictures under a name that does not say what they are. */
  const toAlbumPath = (path: unknown): string => {
    const real = files.locate(String(path)) ?? ''
    const isPicture = /\.(jpe?g|png|webp|gif)$/i.test(extname(real))
    return isPicture ? files.addBytes(readFileSync(real), '.image') : String(path)
  }
  const asynchronous: Record<string, AsyncCall> = {
    ...core,
    confirm: (o) =>
      callCore('showModal', {
        title: o.title,
        content: o.content,
        showCancel: true,
        confirmText: o.confirmButtonText,
        cancelText: o.cancelButtonText,
      }),
    alert: async (o) => {
      const { title, content, buttonText: confirmText } = o
      await callCore('showModal', { title, content, confirmText, showCancel: false })
      return {}
    },
    showToast: (o) => callCore('showToast', { ...o, title: o.content, icon: o.type }),
    showLoading: (o) => callCore('showLoading', { title: o.content }),
    setClipboard: ({ text }) => callCore('setClipboardData', { data: text }),
    getClipboard: () => ({ text: phone.clipboard }),
    getAuthCode: () => ({ authCode: phone.newCode(), authSuccessScopes: ['auth_base'] }),
    setNavigationBar: (o) => callCore('setNavigationBarTitle', { title: o.title ?? '' }),
    chooseImage: async (o) => {
      const { tempFiles } = (await callCore('chooseImage', o)) as unknown as {
        tempFiles: { path: string; size: number }[]
      }
      const chosen = tempFiles.map(({ path, size }) => ({ path: toAlbumPath(path), size }))
      const paths = chosen.map(({ path }) => path)
      return { apFilePaths: paths, tempFilePaths: paths, tempFiles: chosen }
    },
    compressImage: (o) => {
      const paths = o.apFilePaths
      if (!Array.isArray(paths)) problems.add('api', 'compressImage: apFilePaths is no list')
      return { apFilePaths: paths }
    },
    previewImage: (o) => {
      const urls = (o.urls ?? []) as string[]
      return callCore('previewImage', { urls, current: urls[Number(o.current ?? 0)] })
    },
    getNetworkType: () => ({
      networkAvailable: phone.online,
      networkType: phone.online ? 'WIFI' : 'NOTREACHABLE',
    }),
  }

  const call = (name: string, ...args: unknown[]) => (plain[name] as Plain)(...args)
  /** Anything but 2xx is a failure that has the answer in it, its body as text. */
  const request = (o: Options) => {
    const success = (reply: Reply) => {
      const { statusCode: status, header: headers, data } = reply
      if (status >= 200 && status < 300) {
        return (o.success as Callback | undefined)?.(realm.hostObject({ data, status, headers }))
      }
      const text = typeof data === 'string' ? data : JSON.stringify(data)
      const failure = { error: 19, errorMessage: 'http status error', status, headers, data: text }
      return (o.fail as Callback | undefined)?.(realm.hostObject(failure))
    }
    return call('request', { ...o, header: o.headers, success })
  }
  const uploadFile = (o: Options) => {
    if (o.fileType === undefined) problems.add('api', 'uploadFile: fileType is missing')
    // `fileName` is the name of the field.
    return call('uploadFile', { ...o, name: o.fileName ?? o.name, fileName: undefined })
  }
  const downloadFile = (o: Options) =>
    call('downloadFile', {
      ...o,
      success: ({ statusCode, header, tempFilePath }: Reply & { tempFilePath: string }) => {
        const isFile = statusCode >= 200 && statusCode < 300
        const answer = isFile
          ? { apFilePath: tempFilePath, tempFilePath, header, headers: header }
          : { error: 12, errorMessage: '下载失败' }
        ;(o[isFile ? 'success' : 'fail'] as Callback | undefined)?.(realm.hostObject(answer))
      },
    })
  const own: Record<string, Plain> = {
    request: (o) => request(o as Options),
    uploadFile: (o) => uploadFile(o as Options),
    downloadFile: (o) => downloadFile(o as Options),
    getStorageSync: (o) => {
      const data = call('getStorageSync', (o as Options).key)
      return realm.hostObject({ data: data === '' ? null : data })
    },
    setStorageSync: (o) => call('setStorageSync', (o as Options).key, (o as Options).data),
    removeStorageSync: (o) => call('removeStorageSync', (o as Options).key),
    createOffscreenCanvas: (width, height) => {
      if (typeof width !== 'number') problems.add('api', 'createOffscreenCanvas: no width')
      return call('createOffscreenCanvas', { type: '2d', width, height })
    },
  }
  return { asynchronous, plain: { ...plain, ...own } as Record<string, PlainCall> }
}
